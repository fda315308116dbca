/// Words that many pages need.
public protocol CommonWording {
    var cancel: String { get }
    var done: String { get }
    var tryAgain: String { get }
    var undo: String { get }
    var close: String { get }
    var back: String { get }
    var save: String { get }
    var add: String { get }
    var remove: String { get }
    var edit: String { get }
    /// With what was interrupted.
    var goOn: String { get }
    /// What removes one thing of several, said with its name.
    func removeNamed(_ name: String) -> String
    var notNow: String { get }
    var nothingFound: String { get }
    /// A button that leads to the search, where a page is empty.
    var findRecipe: String { get }
    /// The deed that gives a heart.
    var favourite: String { get }
    /// States, as a screen reader says them after the name: of a switch, of a choice, of a card.
    var on: String { get }
    var off: String { get }
    var chosen: String { get }
    var picked: String { get }
    /// Nothing came of pasting; and of a text only its beginning.
    var pasteNothing: String { get }
    var pasteCut: String { get }
    /// What is asked for in a field, and what empties one.
    var webAddress: String { get }
    var clearSearch: String { get }
    /// Of a field for a password.
    var showPassword: String { get }
    var hidePassword: String { get }
    /// What a screen reader calls how far something is.
    var progress: String { get }
}

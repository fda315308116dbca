extension English {
    public var cancel: String { "Cancel" }
    public var done: String { "Done" }
    public var tryAgain: String { "Try again" }
    public var undo: String { "Undo" }
    public var close: String { "Close" }
    public var back: String { "Back" }
    public var save: String { "Save" }
    public var add: String { "Add" }
    public var remove: String { "Remove" }
    public var edit: String { "Edit" }
    public var goOn: String { "Go on" }
    public func removeNamed(_ name: String) -> String { "Remove \(name)" }
    public var notNow: String { "Not now" }
    public var nothingFound: String { "Nothing found" }
    public var findRecipe: String { "Find a recipe" }
    public var favourite: String { "Favourite" }
    public var on: String { "on" }
    public var off: String { "off" }
    public var chosen: String { "chosen" }
    public var picked: String { "picked" }
    public var pasteNothing: String {
        "There is nothing to paste, or it is too long for the clipboard. As a file it can be brought in."
    }
    public var pasteCut: String { "That is too long for this field: only what fits is in it." }
    public var webAddress: String { "Web address" }
    public var clearSearch: String { "Clear search" }
    public var showPassword: String { "Show password" }
    public var hidePassword: String { "Hide password" }
    public var progress: String { "Progress" }
    public var comparing: String { "Comparing with your other devices …" }
    public var nothingToCompare: String {
        "There is no other device to compare with. A server of your own makes one kitchen of "
            + "several."
    }
    public var comparingIsOff: String { "You work offline; nothing is compared." }
}

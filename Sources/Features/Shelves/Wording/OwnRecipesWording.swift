/// What the cook has written, and drafts of it (AR01–AR03, AR05).
protocol OwnRecipesWording {
    var newRecipe: String { get }
    var searchOwn: String { get }
    var ownFailed: String { get }
    var noOwnTitle: String { get }
    var noOwn: String { get }
    func noOwnFits(_ text: String) -> String
    /// The mark on what isn't finished.
    var draft: String { get }
    /// A draft that has no title yet.
    var untitled: String { get }
    /// A draft's button that opens the editor.
    func goOnWriting(_ title: String) -> String
    var goOnDetail: String { get }
    /// The corner of a card.
    func editOrRemove(_ title: String) -> String
    var editDetail: String { get }
    var removeOwnDetail: String { get }
    var throwAway: String { get }
    var throwAwayDetail: String { get }
    /// - Parameter title: of what was removed, if it is one thing.
    func ownRemoved(recipes: Int, drafts: Int, title: String?) -> String
}

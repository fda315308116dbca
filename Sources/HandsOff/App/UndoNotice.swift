/// What was just done, and how it is undone: stands at the foot of the page for ten seconds.
@MainActor struct UndoNotice {
    static let seconds = 10.0

    /// A sentence: "3 recipes removed from the history."
    let text: String
    let until: Double
    /// nil = there is nothing to undo; it only says something.
    let undo: (() -> Void)?
    /// Whether it failed, and what would be undone is the failure: it is tried again.
    var isFailure = false
}

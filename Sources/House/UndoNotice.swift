/// What was just done, and how it is undone: stands at the foot of the page for ten seconds.
@MainActor public struct UndoNotice {
    public static let seconds = 10.0

    /// A sentence: "3 recipes removed from the history."
    public let text: String
    public let until: Double
    /// nil = there is nothing to undo; it only says something.
    public let undo: (() -> Void)?
    /// Whether it failed, and what would be undone is the failure: it is tried again.
    public var isFailure = false

    public init(text: String, until: Double, undo: (() -> Void)?, isFailure: Bool = false) {
        self.text = text
        self.until = until
        self.undo = undo
        self.isFailure = isFailure
    }
}

/// What others see of one of the cook's collections, as the collection's own page tells it.
@MainActor public struct PublicSide {
    /// That they see it, as a sentence; nil = they don't.
    public var note: String?
    /// Leads to what they see, before they do or to change it.
    public var title: String
    public var detail: String
    /// What it is called to show them what the collection has become since; nil = they see it as it is.
    public var update: String?
    public var open: @MainActor () -> Void

    public init(
        note: String?, title: String, detail: String, update: String?, open: @escaping @MainActor () -> Void
    ) {
        (self.note, self.title, self.detail, self.update, self.open) = (note, title, detail, update, open)
    }
}

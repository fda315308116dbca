/// All that the library keeps of an editor that has not been saved: what a crash leaves behind.
struct KeptDraft: Sendable, Codable {
    enum Kind: String, Sendable, Codable {
        /// A recipe that is not in the library yet.
        case new
        /// One of the cook's own, being changed.
        case own
        /// A recipe of somebody else, to be changed to the cook's taste.
        case copy
    }

    var kind: Kind
    var recipe: RecipeDraft
    /// The pictures that were added while writing, by name: they go if the draft does.
    var photos: [String] = []
    /// Whether the cook was still at it.
    var isOpen = true
    /// Where the caret stood, in bytes of UTF-8 of a field.
    var field: String?
    var caret: Int?
}

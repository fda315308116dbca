/// A word in a field: what the index leads from.
struct IndexEntry: Hashable, Comparable {
    var word: String
    var field: IndexField

    init(_ word: String, _ field: IndexField) {
        self.word = word
        self.field = field
    }

    /// As they lie in the file, so that writing many goes through it once.
    static func < (one: IndexEntry, other: IndexEntry) -> Bool {
        (one.word, one.field.rawValue) < (other.word, other.field.rawValue)
    }
}

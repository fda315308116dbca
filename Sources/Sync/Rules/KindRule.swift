/// What becomes of a field that two machines have changed without seeing one another's change.
public enum FieldMerge: Sendable, Hashable {
    /// The later value stands; the other is kept with the record until a cook settles it.
    case keepsBoth
    /// The later value stands.
    case laterWins
    /// Written once, it stays.
    case firstStays
}

/// How the records of a kind merge. Removing is the same for all: only what was seen is removed.
public struct KindRule: Sendable, Equatable {
    /// Of all fields but those of `except`.
    public var fields: FieldMerge
    public var except: [String: FieldMerge]
    /// The kind of what it is in, if a new one brings that back; its id stands before the first space of
    /// this one's.
    public var parent: String?

    public init(_ fields: FieldMerge, except: [String: FieldMerge] = [:], parent: String? = nil) {
        (self.fields, self.except, self.parent) = (fields, except, parent)
    }

    public func merge(of field: String) -> FieldMerge { except[field] ?? fields }

    /// The record that one of this kind is in.
    public func parent(of key: RecordKey) -> RecordKey? {
        guard let parent, let space = key.id.firstIndex(of: " "), space > key.id.startIndex else {
            return nil
        }
        return RecordKey(parent, String(key.id[..<space]))
    }
}

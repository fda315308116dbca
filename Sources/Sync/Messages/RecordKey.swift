/// Which record: "recipe" and its id. The same key is the same record on every machine of an account.
///
/// Kinds and ids are printable ASCII, so that what is the same here is the same in every database
/// (``Bounds``).
public struct RecordKey: Sendable, Hashable, Codable, Comparable {
    /// "recipe", "favourite", "setting": one of ``KindTable``, or one that a newer machine knows.
    public var kind: String
    /// Given at random where a record is made (a UUID of version 7), or its natural name where there can only
    /// be one of it: a setting's name, what a heart is for.
    public var id: String

    public init(_ kind: String, _ id: String) { (self.kind, self.id) = (kind, id) }

    public static func < (one: RecordKey, other: RecordKey) -> Bool {
        (one.kind, one.id) < (other.kind, other.id)
    }
}

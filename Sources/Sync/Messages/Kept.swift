/// A version of a field that lost to another whose writer had not seen it: "another version from …".
public struct Kept: Sendable, Equatable, Codable {
    public var field: String
    public var value: FieldValue
    /// The record's revision since which it has been kept.
    public var rev: Int
    /// The client that wrote it.
    public var by: String
    /// When it was written, in milliseconds since 1970.
    public var at: Int
    /// Since when it has been kept, by the server's clock.
    public var since: Int

    public init(field: String, value: FieldValue, rev: Int = 0, by: String, at: Int, since: Int = 0) {
        (self.field, self.value, self.rev) = (field, value, rev)
        (self.by, self.at, self.since) = (by, at, since)
    }

    /// Whether another says the same, whoever kept it and since when.
    func says(_ other: Kept) -> Bool { field == other.field && value == other.value }

    /// Its name where it is settled: made of what it says, so that it is the same in every epoch.
    public var id: Digest {
        var bytes = CanonicalBytes()
        bytes.add(field)
        bytes.add(value.text)
        return Digest(of: bytes.bytes)
    }
}

/// A record as the server has it.
public struct Row: Sendable, Equatable, Codable {
    public var kind: String
    public var id: String
    /// The account's counter when it changed last, from 1; no two rows have the same.
    public var rev: Int
    /// Whether it was removed. What it held stays with it until it is purged.
    public var gone: Bool
    /// When it came to life, or back to life.
    public var births: Births
    public var fields: [String: Field]
    /// Versions of fields that lost to another without having been seen: until a cook settles it.
    public var kept: [Kept]
    /// When it changed last, by the server's clock, in milliseconds since 1970.
    public var changedAt: Int

    /// Who changed something, and at which revision.
    public struct Mark: Sendable, Equatable, Codable {
        public var rev: Int
        /// The client's id.
        public var by: String

        public init(rev: Int, by: String) { (self.rev, self.by) = (rev, by) }
    }

    /// The latest birth, and the latest that somebody else gave it: whoever removes a record, there is among
    /// the two the latest that isn't their own.
    public struct Births: Sendable, Equatable, Codable {
        public var latest: Mark
        public var other: Mark?

        public init(_ latest: Mark, other: Mark? = nil) { (self.latest, self.other) = (latest, other) }

        mutating func add(_ mark: Mark) {
            if latest.by != mark.by { other = latest }
            latest = mark
        }
    }

    public struct Field: Sendable, Equatable, Codable {
        public var value: FieldValue
        public var rev: Int
        /// The client's id.
        public var by: String
        /// By the writer's clock, but never later than the server's.
        public var at: Int

        public init(value: FieldValue, rev: Int, by: String, at: Int) {
            (self.value, self.rev, self.by, self.at) = (value, rev, by, at)
        }
    }

    public init(
        _ key: RecordKey, rev: Int, gone: Bool = false, births: Births, fields: [String: Field] = [:],
        kept: [Kept] = [], changedAt: Int = 0
    ) {
        (kind, id, self.rev, self.gone, self.births) = (key.kind, key.id, rev, gone, births)
        (self.fields, self.kept, self.changedAt) = (fields, kept, changedAt)
    }

    public var key: RecordKey { RecordKey(kind, id) }
}

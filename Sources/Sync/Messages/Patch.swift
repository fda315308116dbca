/// A change to one record, as the cook made it: which fields have got which values, and what had been seen
/// before.
///
/// What was seen decides whether a change that the server has got meanwhile was overridden knowingly; clocks
/// don't.
public struct Patch: Sendable, Equatable, Codable {
    /// Its number among the patches of its client: 1, 2, 3, without gaps.
    public var n: Int
    public var kind: String
    public var id: String
    /// The revision of the row that was seen; 0 = none, or one of another epoch.
    public var base: Int
    /// Where a waiting patch of this client hid a field of the row, what was seen of the field is what that
    /// patch had seen: an older revision than `base`. A newer one where a collection was removed before all of
    /// its members could be seen: its own fields were.
    public var seen: [String: Int]
    /// When it was made, by the machine's own clock, in milliseconds since 1970; only ever breaks a tie.
    public var at: Int
    /// The fields that have changed.
    public var set: [String: FieldValue]
    /// Whether the record was removed. Then there is nothing else in it, for the server.
    public var gone: Bool
    /// Whether `set` and `rest` are all of the record, so that it can be made of them where it is unknown.
    public var full: Bool
    /// The other fields as they were seen: they fill what the server lacks, and change nothing.
    public var rest: [String: FieldValue]
    /// Kept versions of fields, offered again to a server that was put back to a back-up.
    public var kept: [Kept]
    /// The kept versions that the cook has seen and needs no more (``Kept/id``).
    public var settled: [Digest]

    public init(
        n: Int = 0, _ key: RecordKey, base: Int = 0, seen: [String: Int] = [:], at: Int,
        set: [String: FieldValue] = [:], gone: Bool = false, full: Bool = false,
        rest: [String: FieldValue] = [:], kept: [Kept] = [], settled: [Digest] = []
    ) {
        (self.n, kind, id, self.base, self.seen, self.at) = (n, key.kind, key.id, base, seen, at)
        (self.set, self.gone, self.full, self.rest) = (set, gone, full, rest)
        (self.kept, self.settled) = (kept, settled)
    }

    public var key: RecordKey {
        get { RecordKey(kind, id) }
        set { (kind, id) = (newValue.kind, newValue.id) }
    }

    /// Whether it only settles kept versions, or nothing at all.
    var changesNothing: Bool { !gone && !full && set.isEmpty && kept.isEmpty }

    /// The newest revision of a field that the cook had seen.
    func seen(of field: String) -> Int { seen[field] ?? base }

    private enum CodingKeys: String, CodingKey {
        case n, kind, id, base, seen, at, set, gone, full, rest, kept, settled
    }

    /// What is empty may be left out.
    public init(from decoder: any Decoder) throws {
        let from = try decoder.container(keyedBy: CodingKeys.self)
        n = try from.decode(Int.self, forKey: .n)
        kind = try from.decode(String.self, forKey: .kind)
        id = try from.decode(String.self, forKey: .id)
        base = try from.decodeIfPresent(Int.self, forKey: .base) ?? 0
        seen = try from.decodeIfPresent([String: Int].self, forKey: .seen) ?? [:]
        at = try from.decode(Int.self, forKey: .at)
        set = try from.decodeIfPresent([String: FieldValue].self, forKey: .set) ?? [:]
        gone = try from.decodeIfPresent(Bool.self, forKey: .gone) ?? false
        full = try from.decodeIfPresent(Bool.self, forKey: .full) ?? false
        rest = try from.decodeIfPresent([String: FieldValue].self, forKey: .rest) ?? [:]
        kept = try from.decodeIfPresent([Kept].self, forKey: .kept) ?? []
        settled = try from.decodeIfPresent([Digest].self, forKey: .settled) ?? []
    }

    public func encode(to encoder: any Encoder) throws {
        var to = encoder.container(keyedBy: CodingKeys.self)
        try to.encode(n, forKey: .n)
        try to.encode(kind, forKey: .kind)
        try to.encode(id, forKey: .id)
        if base != 0 { try to.encode(base, forKey: .base) }
        if !seen.isEmpty { try to.encode(seen, forKey: .seen) }
        try to.encode(at, forKey: .at)
        if !set.isEmpty { try to.encode(set, forKey: .set) }
        if gone { try to.encode(gone, forKey: .gone) }
        if full { try to.encode(full, forKey: .full) }
        if !rest.isEmpty { try to.encode(rest, forKey: .rest) }
        if !kept.isEmpty { try to.encode(kept, forKey: .kept) }
        if !settled.isEmpty { try to.encode(settled, forKey: .settled) }
    }
}

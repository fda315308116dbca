internal import Exchange

/// How much may still be unpacked of what somebody brings.
///
/// Every byte counts that comes out of an archive, whether it is kept, damaged, passed over or only looked
/// at: to unpack it is the work, and a small file can ask for it over and over.
struct Allowance {
    /// Bytes that may be kept in all.
    private(set) var room: Int
    /// Bytes that may still come out.
    private(set) var left: Int
    private var granted: Int

    /// - Parameter packed: bytes of an archive; what is brought later is added by `grow`.
    init(packed: Int = 0) {
        room = Limits.freelyUnpacked
        granted = Limits.freelyUnpacked * Limits.effort
        left = granted
        grow(packed: packed)
    }

    /// One more archive of so many bytes is brought along.
    mutating func grow(packed: Int) {
        let more = min(packed, Limits.archive) * Limits.expansion
        room = min(room + more, Limits.unpacked)
        let grant = min(more * Limits.effort, Limits.unpackedInAll - granted)
        granted += grant
        left += grant
    }

    /// So many bytes have come out.
    mutating func spend(_ count: Int) throws(Refusal) {
        guard count <= left else { throw exhausted() }
        left -= count
    }

    /// Nothing more may come out: what was to come is refused, and so is all that comes after it.
    mutating func exhausted() -> Refusal {
        left = 0
        return Refusal(.tooLarge, cause: "unpacks to more than is taken")
    }

    var isSpent: Bool { left == 0 }
}

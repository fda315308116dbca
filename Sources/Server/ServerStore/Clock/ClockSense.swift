/// What a server makes of its machine's clock, which may be years off after a power cut, or be set by hand.
///
/// It reckons by the time that has passed, and follows the machine's clock as long as the two agree. Where
/// they don't, there are two times: what is written down carries the later one (``now``), what is ended and
/// thrown away goes by the earlier (``sure``). So a clock that is wrong keeps things too long, never too
/// short. One that has gone on for a day as it does is believed.
public struct ClockSense: Codable, Sendable, Hashable {
    /// What the last time was that was believed, and what has passed since. Milliseconds since 1970.
    private var reckoned: Int64
    /// By how many milliseconds the machine's clock is ahead of that, or behind (negative); 0 = it is followed.
    public private(set) var off: Int64
    /// Milliseconds for which it has been so.
    private var watched: Int64

    /// Milliseconds by which a clock may be set without doubts: an hour.
    public static let slack: Int64 = 3_600_000
    /// Milliseconds that a server may have been ended without doubts: 30 days, shorter than whatever is kept
    /// for long.
    public static let rest: Int64 = 30 * 86_400_000
    /// Milliseconds after which a clock is believed: a day.
    public static let probation: Int64 = 86_400_000
    /// The beginning of 2026, when this was written: no clock that goes says an earlier time, however long.
    public static let earliest: Int64 = 1_767_225_600_000

    /// For a server that has never seen a clock: it takes what it is told.
    public init(machine: Int64) {
        reckoned = max(machine, Self.earliest)
        off = machine - reckoned
        watched = 0
    }

    /// Looks at the machine's clock.
    /// - Parameters:
    ///   - machine: what it says, in milliseconds since 1970.
    ///   - passed: milliseconds since the last look, by a clock that nobody sets; nil if nobody knows, because
    ///     the server was ended.
    public mutating func look(at machine: Int64, after passed: Int64?) {
        let believable = -Self.slack...(passed == nil ? Self.rest : Self.slack)
        let passed = passed ?? 0, off = machine - (reckoned + passed)
        reckoned += passed
        if believable.contains(off) { return believe(machine) }
        watched = self.off != 0 && believable.contains(off - self.off) ? watched + passed : 0
        self.off = off
        if watched >= Self.probation, machine >= Self.earliest { believe(machine) }
    }

    private mutating func believe(_ machine: Int64) { (reckoned, off, watched) = (machine, 0, 0) }

    /// What others' clocks say now, if the machine's is right: for what is compared with them.
    public var machine: Int64 { reckoned + off }
    /// What is written down.
    public var now: Int64 { reckoned + max(off, 0) }
    /// A time that has come, whichever is right: what ended before it is over.
    public var sure: Int64 { reckoned + min(off, 0) }

    public var isBelieved: Bool { off == 0 }
    /// Milliseconds until the machine's clock is believed, if it goes on so; nil if it never is.
    public var wait: Int64? { machine < Self.earliest ? nil : Self.probation - watched }
}

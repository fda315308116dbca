/// What the machine's clocks say at one moment.
///
/// The wall's time may be set, forwards and backwards, by a person, by the network or by an empty battery;
/// the time since the machine started only goes on, through its sleep, too, but starts over when it starts
/// again. Kept together, they tell how much time has passed better than either does.
public struct ClockReading: Sendable, Hashable, Codable {
    /// Which start of the machine it is; empty if the system doesn't say.
    public var boot: String
    /// Seconds since then.
    public var uptime: Double
    /// Seconds since 1970, on the kitchen's clock.
    public var time: Double

    public init(boot: String, uptime: Double, time: Double) {
        self.boot = boot
        self.uptime = uptime
        self.time = time
    }

    /// Seconds by which the kitchen's clock has been set forwards since then; nil if nobody can know, as
    /// after a restart of the machine.
    func setForwards(since old: ClockReading) -> Double? {
        // A machine that was put back to an earlier state has its old start and less time behind it.
        guard !boot.isEmpty, boot == old.boot, old.uptime.isFinite, uptime >= old.uptime else { return nil }
        let seconds = (time - uptime) - (old.time - old.uptime)
        return seconds.isFinite ? seconds : nil
    }

    /// Seconds that have passed since then, as far as can be told; negative if the wall's clock was set back
    /// meanwhile and only that is known.
    func since(_ old: ClockReading) -> Double {
        setForwards(since: old) == nil ? time - old.time : uptime - old.uptime
    }

    /// Whether a clock without a battery has said so: it is earlier than this program.
    var isLost: Bool { !(time >= 1_577_836_800) }
}

import ServerStore

extension ClockSense {
    /// What a server's owner is told when the machine's clock isn't believed; nil if it is.
    var doubt: String? {
        if isBelieved { return nil }
        let what =
            "The machine's clock is \(Self.span(abs(off))) \(off > 0 ? "ahead of" : "behind") what it must be"
        let why =
            off > 0 ? ", unless the server was off for so long." : " by the time that has passed."
        let then =
            wait.map { "If it is right, it is believed in \(Self.span($0)); if it is wrong, set it." }
            ?? "Set it."
        return "\(what)\(why) Until then nothing is thrown away for its age. \(then)"
    }

    /// "3 hours".
    private static func span(_ milliseconds: Int64) -> String {
        let units: [(Int64, String)] = [(31_557_600_000, "year"), (86_400_000, "day"), (3_600_000, "hour")]
        let unit = units.first { milliseconds >= $0.0 } ?? (60_000, "minute")
        let count = max(milliseconds / unit.0, 1)
        return "\(count) \(unit.1)\(count == 1 ? "" : "s")"
    }
}

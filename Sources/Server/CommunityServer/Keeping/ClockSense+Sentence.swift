import ServerStore

extension ClockSense {
    /// What a server's owner is told when the machine's clock isn't believed; nil if it is.
    var doubt: String? {
        if isBelieved { return nil }
        let span = Self.span(abs(off))
        let what =
            off > 0
            ? "The machine's clock is \(span) ahead of what it must be, unless the server was off for so long."
            : "The machine's clock is \(span) behind what it must be; what is written down carries the time that it must be."
        let end = wait.map { "it is set, or has gone on so for another \(Self.span($0))" } ?? "it is set"
        return "\(what) Nothing is thrown away for its age until \(end)."
    }

    /// "3 hours".
    private static func span(_ milliseconds: Int64) -> String {
        let units: [(Int64, String)] = [(31_557_600_000, "year"), (86_400_000, "day"), (3_600_000, "hour")]
        let unit = units.first { milliseconds >= $0.0 } ?? (60_000, "minute")
        let count = max(milliseconds / unit.0, 1)
        return "\(count) \(unit.1)\(count == 1 ? "" : "s")"
    }
}

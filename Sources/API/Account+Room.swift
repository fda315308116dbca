extension Account {
    /// Hundredths of the room of an account, and of the server's disk, at which it is time to say so (SR02).
    public static let warnedPercent = 80

    /// Whether its pictures and clips take so much of its room that its owner should know, while there is still
    /// some left.
    public var isNearlyFull: Bool {
        // Room for none at all is none that fills up.
        allowedBytes > 0 && Double(usedBytes) * 100 >= Double(allowedBytes) * Double(Self.warnedPercent)
    }
}

extension Int {
    /// A figure without decimals, whatever is stored: nonsense is 0, and nothing is larger than the limit, by
    /// itself a million.
    public init(whole value: Double, atMost limit: Double = 1e6) {
        self = value.isFinite ? Int(Swift.min(Swift.max(value, 0), limit).rounded()) : 0
    }
}

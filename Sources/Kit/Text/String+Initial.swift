extension String {
    /// "Overnight", where "overnight" stands by itself.
    public var withLargeInitial: String { prefix(1).uppercased() + dropFirst() }
}

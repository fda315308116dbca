extension String {
    /// "Overnight", where "overnight" stands by itself.
    var withLargeInitial: String { prefix(1).uppercased() + dropFirst() }
}

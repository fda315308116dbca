/// How much of an ingredient: 200 g, ½ tsp, 2–3 cloves.
public struct Amount: Sendable, Hashable, Codable {
    /// In `unit`; the lower end if the author gave a range.
    public var quantity: Double
    /// The upper end of a range, in `unit`.
    public var upTo: Double?
    public var unit: Unit

    public init(_ quantity: Double, upTo: Double? = nil, _ unit: Unit = .piece) {
        self.quantity = quantity
        self.upTo = upTo
        self.unit = unit
    }
}

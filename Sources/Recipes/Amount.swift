/// How much of an ingredient: 200 g, ½ tsp, 2–3 cloves.
public struct Amount: Sendable, Hashable {
    /// In `unit`; the lower end if the author gave a range.
    @Within<Quantity> public var quantity: Double
    /// The upper end of a range, in `unit`.
    public var upTo: Double? {
        get { upperEnd?.wrappedValue }
        set { upperEnd = newValue.map(Within.init(wrappedValue:)) }
    }
    public var unit: Unit
    private var upperEnd: Within<Quantity>?

    public init(_ quantity: Double, upTo: Double? = nil, _ unit: Unit = .piece) {
        self.quantity = quantity
        self.unit = unit
        upperEnd = upTo.map(Within.init(wrappedValue:))
    }
}

/// How much of an ingredient: 200 g, ½ tsp, 2–3 cloves.
public struct Amount: Sendable, Hashable {
    /// What is added in a finer unit: the 2 oz of 1 lb 2 oz.
    public struct More: Sendable, Hashable {
        public var quantity: Double
        public var unit: Unit

        public init(_ quantity: Double, _ unit: Unit) { (self.quantity, self.unit) = (quantity, unit) }
    }

    /// In `unit`; the lower end if the author gave a range.
    @Within<Quantity> public var quantity: Double
    /// The upper end of a range, in `unit`.
    public var upTo: Double? {
        get { upperEnd?.wrappedValue }
        set { upperEnd = newValue.map(Within.init(wrappedValue:)) }
    }
    public var unit: Unit
    /// Only in what is shown in other measures than the author's; never in files.
    public var more: More?
    private var upperEnd: Within<Quantity>?

    public init(_ quantity: Double, upTo: Double? = nil, _ unit: Unit = .piece, more: More? = nil) {
        self.quantity = quantity
        self.unit = unit
        self.more = more
        upperEnd = upTo.map(Within.init(wrappedValue:))
    }

    /// In `unit` alone.
    var whole: Double { quantity + (more.map { $0.quantity * $0.unit.size / unit.size } ?? 0) }
}

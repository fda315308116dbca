/// A way to measure: in a unit, by the marks that stand on spoons, cups and scales, perhaps with a finer unit
/// for what is left.
struct KitchenMeasure {
    let unit: Amount.Unit
    /// The parts of one that can be measured, from 0 up to 1.
    let marks: [Double]
    /// The finer unit, and the parts of one of it.
    var more: (unit: Amount.Unit, marks: [Double])?

    /// The amount by these marks; nil if that is too far off.
    /// - Parameters:
    ///   - low: in grams or millilitres, above 0.
    ///   - high: the upper end of a range.
    func shown(_ low: Double, upTo high: Double?) -> Amount? {
        if let more { return high == nil ? shown(low, with: more) : nil }
        guard let least = near(low) else { return nil }
        guard let high else { return Amount(least, unit) }
        guard let most = near(high) else { return nil }
        return Amount(least, upTo: most > least ? most : nil, unit)
    }

    private func near(_ base: Double) -> Double? {
        let wanted = base / unit.size
        let quantity = Self.marked(wanted, marks)
        guard quantity > 0, abs(Self.read(quantity, unit) - wanted) <= wanted * Amount.tolerance else {
            return nil
        }
        return quantity
    }

    private func shown(_ base: Double, with more: (unit: Amount.Unit, marks: [Double])) -> Amount? {
        let whole = base / unit.size
        let most = marks.map { whole.rounded(.down) + $0 }.last { $0 <= whole }
        guard let most, most > 0 else { return nil }
        let rest = Self.marked((whole - most) * unit.size / more.unit.size, more.marks)
        guard rest > 0, rest * more.unit.size < unit.size * 0.99 else { return nil }
        let said = most * unit.size + Self.read(rest, more.unit) * more.unit.size
        guard abs(said - base) <= base * Amount.tolerance else { return nil }
        return Amount(most, unit, more: Amount.More(rest, more.unit))
    }

    private static func marked(_ quantity: Double, _ marks: [Double]) -> Double {
        let whole = quantity.rounded(.down), rest = quantity - whole
        return whole + (marks.min { abs($0 - rest) < abs($1 - rest) } ?? rest)
    }

    /// What a cook reads of a number, which is rounded when it is printed.
    private static func read(_ quantity: Double, _ unit: Amount.Unit) -> Double {
        KitchenNumber.printed(quantity, fractions: !unit.isMetric)
    }

    /// Those for so much, the most usual first.
    static func all(of system: MeasuringSystem, isWeight: Bool, upTo base: Double) -> [KitchenMeasure] {
        switch (system, isWeight) {
        case (.metric, true): metric(base, .g, .kg)
        case (.metric, false): metric(base, .ml, .l)
        case (.us, true): base < 440 ? ounces(base) : pounds(base)
        // Less than a quarter of a cup is taken in spoons; a pot of more than two litres in quarts.
        case (.us, false):
            base < 13 ? spoons(.tsp) : base < 55 ? tablespoons : base < 2000 ? cups(base) : quarts(base)
        }
    }

    private static func metric(_ base: Double, _ small: Amount.Unit, _ large: Amount.Unit) -> [KitchenMeasure]
    {
        switch base {
        case ..<10: [every(0.5, small), every(0.1, small), every(0.05, small), every(0.01, small)]
        case ..<50: [every(1, small), every(0.5, small)]
        case ..<997.5: [steps(of: 5, base, small), every(1, small), every(0.5, small), every(0.1, small)]
        case ..<10_000: [every(0.05, large), every(0.01, large)]
        default: [every(0.5, large), every(0.05, large)]
        }
    }

    private static func ounces(_ base: Double) -> [KitchenMeasure] {
        let marks = base < 113 ? quarters : base < 283 ? halves : wholes
        return [
            KitchenMeasure(unit: .oz, marks: marks), KitchenMeasure(unit: .oz, marks: quarters),
            KitchenMeasure(unit: .oz, marks: eighths), every(0.05, .oz), every(0.01, .oz),
        ]
    }

    private static func pounds(_ base: Double) -> [KitchenMeasure] {
        [
            KitchenMeasure(unit: .lb, marks: base < 4536 ? quarters : halves),
            KitchenMeasure(unit: .lb, marks: wholes, more: (.oz, wholes)),
            KitchenMeasure(unit: .lb, marks: wholes, more: (.oz, halves)),
            KitchenMeasure(unit: .oz, marks: wholes), KitchenMeasure(unit: .oz, marks: halves),
            every(0.05, .oz),
        ]
    }

    private static func spoons(_ unit: Amount.Unit) -> [KitchenMeasure] {
        [
            KitchenMeasure(unit: unit, marks: thirds), KitchenMeasure(unit: unit, marks: eighths),
            every(0.05, unit), every(0.01, unit),
        ]
    }

    private static let tablespoons =
        [
            KitchenMeasure(unit: .tbsp, marks: thirds),
            KitchenMeasure(unit: .tbsp, marks: wholes, more: (.tsp, halves)),
        ] + spoons(.tbsp)

    private static func cups(_ base: Double) -> [KitchenMeasure] {
        [
            KitchenMeasure(unit: .cup, marks: thirds),
            base < 105 ? KitchenMeasure(unit: .tbsp, marks: halves) : nil,
            base < 90 ? KitchenMeasure(unit: .tbsp, marks: wholes, more: (.tsp, halves)) : nil,
            KitchenMeasure(unit: .cup, marks: thirds.dropLast(), more: (.tbsp, wholes)),
            KitchenMeasure(unit: .cup, marks: thirds.dropLast(), more: (.tbsp, halves)),
            KitchenMeasure(unit: .flOz, marks: halves), every(0.05, .cup), every(0.01, .cup),
        ].compactMap(\.self)
    }

    private static func quarts(_ base: Double) -> [KitchenMeasure] {
        [KitchenMeasure(unit: .quart, marks: base < 9464 ? thirds : halves), every(0.05, .quart)]
    }

    /// Any multiple of a part of one.
    private static func every(_ step: Double, _ unit: Amount.Unit) -> KitchenMeasure {
        let count = Int((1 / step).rounded())
        return KitchenMeasure(unit: unit, marks: (0...count).map { Double($0) / Double(count) })
    }

    /// Jugs and scales have lines of five, where that is near enough.
    private static func steps(of step: Double, _ base: Double, _ unit: Amount.Unit) -> KitchenMeasure {
        let fives = (base / step).rounded() * step
        return KitchenMeasure(unit: unit, marks: [fives - base.rounded(.down)])
    }

    private static let wholes: [Double] = [0, 1]
    private static let halves: [Double] = [0, 0.5, 1]
    private static let quarters: [Double] = [0, 0.25, 0.5, 0.75, 1]
    private static let thirds: [Double] = [0, 0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.75, 1]
    private static let eighths: [Double] = (0...8).map { Double($0) / 8 }
}

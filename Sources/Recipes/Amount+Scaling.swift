extension Amount {
    /// The amount for more or fewer people, rounded to what a kitchen can measure.
    ///
    /// 333.3 g becomes 335 g, 1.5 eggs 1½, 0.3 tsp ⅓; 1200 g becomes 1.2 kg and 3 tsp a tablespoon. Nothing
    /// ever rounds away to nothing. A factor of 1, or one that makes no sense, changes nothing.
    public func scaled(by factor: Double) -> Amount {
        guard factor > 0, factor.isFinite, factor != 1 else { return self }
        let quantity = whole
        let (size, unit) = Amount.handy(quantity * factor, unit)
        let low = Amount.rounded(quantity * factor * size, unit)
        let high = upTo.map { Amount.rounded($0 * factor * size, unit) }
        return Amount(low, upTo: high.flatMap { $0 > low ? $0 : nil }, unit)
    }

    /// The unit a cook would take for so much, and the factor into it.
    static func handy(_ quantity: Double, _ unit: Unit) -> (size: Double, unit: Unit) {
        switch unit {
        case .g where quantity >= 1000: (1.0 / 1000, .kg)
        case .ml where quantity >= 1000: (1.0 / 1000, .l)
        case .kg where quantity < 0.995: (1000, .g)
        case .l where quantity < 0.995: (1000, .ml)
        case .tsp where quantity >= 2.9: (1.0 / 3, .tbsp)
        case .tbsp where quantity < 0.45: (3, .tsp)
        case .oz where quantity >= 16: (1.0 / 16, .lb)
        case .lb where quantity < 0.95: (16, .oz)
        // No kitchen has a sixth of a cup, but spoons.
        case .cup where quantity < 0.24: (16, .tbsp)
        case .pint where quantity < 0.24: (2, .cup)
        case .quart where quantity < 0.24: (4, .cup)
        default: (1, unit)
        }
    }

    static func rounded(_ quantity: Double, _ unit: Unit) -> Double {
        guard quantity > 0, quantity.isFinite else { return quantity }
        switch unit {
        case .g, .ml: return nearest(quantity, step: scaleStep(quantity))
        case .kg, .l: return nearest(quantity, step: quantity < 10 ? 0.05 : 0.5)
        case .oz: return quantity < 4 ? marked(quantity, scaleMarks) : spoonful(quantity, eighths: true)
        case .tsp, .tbsp, .cup, .lb, .flOz, .pint, .quart: return spoonful(quantity, eighths: true)
        case .pinch: return nearest(quantity, step: 1)
        default:
            return quantity < 1
                ? spoonful(quantity, eighths: false) : nearest(quantity, step: quantity < 10 ? 0.5 : 1)
        }
    }

    /// At most 5 % off, except for traces: kitchen scales show whole grams and measuring jugs lines of five.
    private static func scaleStep(_ quantity: Double) -> Double {
        switch quantity {
        case ..<1: 0.1
        case ..<10: 0.5
        case ..<50: 1
        default: 5
        }
    }

    /// Measuring spoons and cups come in quarters and thirds; small ones in eighths too.
    private static func spoonful(_ quantity: Double, eighths: Bool) -> Double {
        guard quantity < 4 else { return nearest(quantity, step: quantity < 10 ? 0.5 : 1) }
        return marked(quantity, quantity < 1 && eighths ? spoonMarks : cupMarks)
    }

    /// American scales show eighths of an ounce, and cooks who share think in thirds.
    private static let scaleMarks: [Double] = {
        let eighths = (1...8).map { Double($0) / 8 }
        return eighths + [1.0 / 3, 2.0 / 3]
    }()
    private static let cupMarks: [Double] = [0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.75, 1]
    private static let spoonMarks: [Double] = [0.125, 1.0 / 6] + cupMarks

    /// The whole part, and the mark nearest to what is left; never nothing.
    private static func marked(_ quantity: Double, _ marks: [Double]) -> Double {
        let whole = quantity.rounded(.down), rest = quantity - whole
        let marks = whole > 0 ? [0] + marks : marks
        return whole + (marks.min { abs($0 - rest) < abs($1 - rest) } ?? rest)
    }

    private static func nearest(_ quantity: Double, step: Double) -> Double {
        // Dividing by a whole number keeps tenths exact where multiplying by 0.1 would not.
        let count = max(1, (quantity / step).rounded())
        return step < 1 ? count / (1 / step).rounded() : count * step
    }
}

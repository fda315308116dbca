extension Amount.Unit {
    /// What a unit measures: amounts of the same kind can be added up.
    public enum Measure: Sendable, Hashable {
        case weight, volume
        /// Pieces, cloves, cans: each only with its like.
        case count
    }

    public var measure: Measure {
        switch self {
        case .g, .kg, .oz, .lb: .weight
        case .ml, .l, .tsp, .tbsp, .cup, .flOz, .pint, .quart: .volume
        default: .count
        }
    }

    /// How many grams or millilitres one of it is; 1 for what is counted. Spoons are the metric 5 and 15 ml,
    /// the cup is the American one of 236.6 ml.
    public var size: Double {
        switch self {
        case .kg, .l: 1000
        case .oz: 28.35
        case .lb: 453.6
        case .tsp: 5
        case .tbsp: 15
        case .flOz: 29.57
        case .cup: 236.6
        case .pint: 473.2
        case .quart: 946.4
        default: 1
        }
    }

    /// Whether a kitchen of that system has it; spoons and counted things are everywhere.
    func belongs(to system: MeasuringSystem) -> Bool {
        switch self {
        case .g, .kg, .ml, .l: system == .metric
        case .oz, .lb, .cup, .flOz, .pint, .quart: system == .us
        default: true
        }
    }
}

/// What is known of somebody's body, as far as it bears on what they need.
public struct Eater: Sendable, Hashable, Codable {
    public enum Gender: String, Sendable, Hashable, Codable, CaseIterable {
        case woman, man
        /// Another, or not said: then the mean of both formulas counts.
        case other
    }

    /// How much of a day is spent on one's feet, by the factors usual with the formula.
    public enum Activity: String, Sendable, Hashable, Codable, CaseIterable {
        case sitting, light, moderate, active, veryActive

        /// By what the need at rest is multiplied (FAO/WHO/UNU 1985, as rounded in practice).
        public var factor: Double {
            switch self {
            case .sitting: 1.2
            case .light: 1.375
            case .moderate: 1.55
            case .active: 1.725
            case .veryActive: 1.9
            }
        }
    }

    /// What can't be.
    public enum Fault: Error, Sendable, Hashable, CaseIterable {
        /// Younger than ten, or older than a hundred and ten.
        case birthYear
        case height
        case weight
        /// The weight that is wished for is below a body mass index of 18.5, or above 60.
        case goal
    }

    public var gender: Gender
    public var birthYear: Int
    /// Centimetres.
    public var height: Double
    /// Kilograms.
    public var weight: Double
    public var activity: Activity

    public static let ages = 10...110
    /// Centimetres.
    public static let heights = 100.0...250.0
    /// Kilograms.
    public static let weights = 25.0...350.0
    /// Below it a body is underweight (WHO).
    public static let leastIndex = 18.5
    static let mostIndex = 60.0

    public init(gender: Gender, birthYear: Int, height: Double, weight: Double, activity: Activity) {
        (self.gender, self.birthYear, self.height, self.weight) = (gender, birthYear, height, weight)
        self.activity = activity
    }

    /// All that can't be; nothing can be worked out until there is none.
    public func faults(in year: Int) -> [Fault] {
        var faults: [Fault] = []
        if !Self.ages.contains(age(in: year)) { faults.append(.birthYear) }
        // NaN is in no range.
        if !Self.heights.contains(height) { faults.append(.height) }
        if !Self.weights.contains(weight) { faults.append(.weight) }
        return faults
    }

    /// Full years by the end of a year: only the year of birth is asked.
    public func age(in year: Int) -> Int {
        max(-1, min(999, year.subtractingReportingOverflow(birthYear).partialValue))
    }

    /// Whether nobody of that year of birth is under eighteen: who was born in December is still seventeen in January.
    public func isSurelyAdult(in year: Int) -> Bool { age(in: year) > 18 }

    /// Kilograms a square metre.
    public var bodyMassIndex: Double { Self.index(weight, height) }

    /// The least that may be wished for, in kilograms.
    public var leastGoal: Double { Self.leastIndex * (height / 100) * (height / 100) }

    public func fault(ofGoal kilograms: Double) -> Fault? {
        let index = Self.index(kilograms, height)
        // What is shown is rounded to a tenth of a kilogram.
        return index >= Self.leastIndex - 0.02 && index <= Self.mostIndex ? nil : .goal
    }

    private static func index(_ weight: Double, _ height: Double) -> Double {
        weight / (height / 100) / (height / 100)
    }
}

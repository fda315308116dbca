/// What a nutrition label says that a diary wants.
public enum LabelField: String, Sendable, Hashable, CaseIterable, Codable {
    /// Kilocalories.
    case kilocalories = "kcal"
    /// Grams.
    case fat, carbohydrate, protein

    /// What can't be on a label for a serving or for 100 g.
    var most: Double { self == .kilocalories ? 2500 : 300 }
    /// Kilocalories in one of it.
    var energy: Double {
        switch self {
        case .kilocalories: 1
        case .fat: 9
        case .carbohydrate, .protein: 4
        }
    }

    /// What a day's value was or is, in grams, where labels print per cent of it: the United States before and after 2016,
    /// Canada likewise (21 CFR 101.9; Food and Drug Regulations B.01.401).
    var dailyValues: [Double] {
        switch self {
        case .fat: [65, 78, 75]
        case .carbohydrate: [300, 275]
        case .kilocalories, .protein: []
        }
    }
}

/// A value as it was read.
public struct LabelValue: Sendable, Hashable {
    public var amount: Double
    /// How much speaks for it; above 1 is good.
    public var weight: Double
    /// Where it stands on the label, in parts of the label's width and height, 0...1; nil = nobody knows.
    public var place: LabelBox?
    /// Whether the label says it in another way, too: as per cent of a day's, or in kilojoules.
    public var isWitnessed = false
    /// Whether the label only says that it is less than something.
    public var isBound = false
}

/// A label as far as it could be read, for a serving or for 100 g.
public struct NutritionLabel: Sendable, Hashable {
    /// What the values hold for, as the label says it: "1 oz. (28g)", "100 g".
    public var serving: String?
    /// Grams or millilitres of that.
    public var servingGrams: Double?
    public var values: [LabelField: LabelValue] = [:]
    /// Which of them need no second look.
    public var sure: Set<LabelField> = []

    public init() {}
}

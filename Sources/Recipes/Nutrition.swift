/// What one serving contains, as far as anybody has said it: energy in kilocalories, the rest in grams; nil
/// where nothing is said.
public struct Nutrition: Sendable, Hashable, Codable {
    public var kilocalories: Double? { didSet { kilocalories = Self.kept(kilocalories) } }
    public var protein: Double? { didSet { protein = Self.kept(protein) } }
    public var carbohydrate: Double? { didSet { carbohydrate = Self.kept(carbohydrate) } }
    public var fat: Double? { didSet { fat = Self.kept(fat) } }

    public init(
        kilocalories: Double? = nil, protein: Double? = nil, carbohydrate: Double? = nil, fat: Double? = nil
    ) {
        self.kilocalories = Self.kept(kilocalories)
        self.protein = Self.kept(protein)
        self.carbohydrate = Self.kept(carbohydrate)
        self.fat = Self.kept(fat)
    }

    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            kilocalories: try file.decodeIfPresent(Double.self, forKey: .kilocalories),
            protein: try file.decodeIfPresent(Double.self, forKey: .protein),
            carbohydrate: try file.decodeIfPresent(Double.self, forKey: .carbohydrate),
            fat: try file.decodeIfPresent(Double.self, forKey: .fat))
    }

    /// Whether nothing is said at all.
    public var isEmpty: Bool { self == Nutrition() }

    private static func kept(_ value: Double?) -> Double? { value.map(Nourishment.nearest) }
}

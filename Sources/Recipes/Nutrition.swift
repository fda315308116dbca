/// What one serving contains. Energy in kilocalories, the rest in grams.
public struct Nutrition: Sendable, Hashable, Codable {
    public var kilocalories: Double
    public var protein: Double
    public var carbohydrate: Double
    public var fat: Double

    public init(kilocalories: Double, protein: Double, carbohydrate: Double, fat: Double) {
        self.kilocalories = kilocalories
        self.protein = protein
        self.carbohydrate = carbohydrate
        self.fat = fat
    }
}

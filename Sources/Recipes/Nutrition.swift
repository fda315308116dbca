/// What one serving contains. Energy in kilocalories, the rest in grams.
public struct Nutrition: Sendable, Hashable, Codable {
    @Within<Nourishment> public var kilocalories: Double
    @Within<Nourishment> public var protein: Double
    @Within<Nourishment> public var carbohydrate: Double
    @Within<Nourishment> public var fat: Double

    public init(kilocalories: Double, protein: Double, carbohydrate: Double, fat: Double) {
        self.kilocalories = kilocalories
        self.protein = protein
        self.carbohydrate = carbohydrate
        self.fat = fat
    }
}

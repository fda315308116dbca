/// What a cup of common foods weighs, for cooks who weigh what others measure by the cup.
///
/// The weights are the household measures of the USDA National Nutrient Database for Standard Reference
/// (SR Legacy); brown sugar and almond flour, which it doesn't have or knows only packed, are King Arthur
/// Baking's.
enum FoodDensity {
    /// Grams in an American cup of what is poured or scooped, loosely filled. The first whose name ends
    /// the food's decides, so "brown sugar" comes before "sugar".
    private static let table: [(food: String, grams: Double)] = [
        ("icing sugar", 120), ("powdered sugar", 120), ("confectioners' sugar", 120), ("puderzucker", 120),
        ("brown sugar", 213), ("sugar", 200), ("zucker", 200), ("sucre", 200), ("azúcar", 200),
        ("zucchero", 200),
        ("suiker", 200), ("whole wheat flour", 120), ("almond flour", 96), ("ground almonds", 96),
        ("flour", 125),
        ("mehl", 125), ("weizenmehl", 125), ("farine", 125), ("harina", 125), ("farina", 125), ("bloem", 125),
        ("cornstarch", 128), ("cornflour", 128), ("cocoa powder", 86), ("cocoa", 86), ("rolled oats", 81),
        ("oats", 81),
        ("haferflocken", 81), ("peanut butter", 258), ("butter", 227), ("beurre", 227), ("mantequilla", 227),
        ("burro", 227), ("boter", 227), ("basmati rice", 185), ("rice", 185), ("reis", 185),
        ("couscous", 173),
        ("bulgur", 140), ("quinoa", 170), ("lentils", 192), ("breadcrumbs", 108), ("chocolate chips", 170),
        ("raisins", 145), ("parmesan", 100), ("cheddar", 113), ("cheddar cheese", 113), ("walnuts", 117),
        ("almonds", 143), ("honey", 339), ("molasses", 337), ("cream cheese", 232),
    ]

    /// Grams a millilitre; nil for liquids and all else, which keep their kind of measure.
    static func gramsPerMillilitre(of food: String) -> Double? {
        guard !food.isEmpty else { return nil }
        let name = food.lowercased()
        let known = table.first { name == $0.food || name.hasSuffix(" " + $0.food) }
        return known.map { $0.grams / Amount.Unit.cup.size }
    }
}

/// What a cup of common foods weighs, for cooks who weigh what others measure by the cup.
enum FoodDensity {
    /// Grams a millilitre of what is poured or scooped, loosely filled. The first whose name ends the
    /// food's decides, so "brown sugar" comes before "sugar".
    private static let table: [(food: String, density: Double)] = [
        ("icing sugar", 0.51), ("powdered sugar", 0.51), ("confectioners' sugar", 0.51),
        ("brown sugar", 0.9), ("sugar", 0.85), ("whole wheat flour", 0.51), ("almond flour", 0.41),
        ("ground almonds", 0.41), ("flour", 0.53), ("cornstarch", 0.54), ("cornflour", 0.54),
        ("cocoa powder", 0.42), ("cocoa", 0.42), ("rolled oats", 0.38), ("oats", 0.38),
        ("peanut butter", 1.08), ("butter", 0.96), ("basmati rice", 0.78), ("rice", 0.8), ("couscous", 0.73),
        ("bulgur", 0.77),
        ("quinoa", 0.72), ("lentils", 0.81), ("breadcrumbs", 0.45), ("chocolate chips", 0.72),
        ("raisins", 0.63), ("parmesan", 0.42), ("cheddar", 0.48), ("walnuts", 0.5), ("almonds", 0.6),
    ]

    /// Nil for liquids and all else, which keep their kind of measure.
    static func gramsPerMillilitre(of food: String) -> Double? {
        guard !food.isEmpty else { return nil }
        let name = food.lowercased()
        return table.first { name == $0.food || name.hasSuffix(" " + $0.food) }?.density
    }
}

public import Recipes

extension FoodTable {
    /// What was worked out, and how far it can be trusted.
    public struct Estimate: Sendable, Hashable {
        /// Of one serving.
        public var nutrition: Nutrition
        /// How many of the ingredients it counts.
        public var counted: Int
        /// The names of those that it doesn't, because the table doesn't know them, or not by that measure.
        /// What has no amount ("to taste") is nothing.
        public var uncounted: [String]
    }

    /// What a serving of a dish contains, as far as its ingredients are known.
    public func nutrition(of ingredients: [Ingredient], servings: Int) -> Estimate {
        var sums = [0.0, 0.0, 0.0, 0.0]
        var estimate = Estimate(nutrition: Nutrition(), counted: 0, uncounted: [])
        for ingredient in ingredients {
            guard let amount = ingredient.amount else { continue }
            guard let food = food(named: ingredient.name), let grams = grams(amount, of: food) else {
                estimate.uncounted.append(ingredient.name)
                continue
            }
            estimate.counted += 1
            let share = grams / 100 / Double(max(1, servings)), of = food.nutrition
            for (index, value) in [of.kilocalories, of.protein, of.carbohydrate, of.fat].enumerated() {
                sums[index] += (value ?? 0) * share
            }
        }
        estimate.nutrition = Nutrition(
            kilocalories: sums[0], protein: sums[1], carbohydrate: sums[2], fat: sums[3])
        return estimate
    }
}

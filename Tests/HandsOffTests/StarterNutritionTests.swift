import Foods
import Foundation
import Library
import Recipes
import Testing

@testable import HandsOff

@Suite("The nutrition of the starter recipes") struct StarterNutritionTests {
    private let recipes: [Recipe]
    private let table: FoodTable

    init() throws {
        let starters = try #require(Resources.starters)
        recipes = try starters.read().recipes
        table = try #require(Resources.foods)
    }

    /// Energy is written in steps of 5 kcal, the rest in whole grams.
    @Test("adds up from the ingredients: energy to 3 %, the rest to 5 % or 1 g") func addsUp() throws {
        for recipe in recipes {
            let said = try #require(recipe.nutrition, "\(recipe.title)")
            let estimate = table.nutrition(of: recipe.ingredients, servings: recipe.servings)
            #expect(estimate.uncounted.isEmpty, "\(recipe.title): the table lacks an ingredient")
            let sum = estimate.nutrition
            let energy = try #require(sum.kilocalories)
            try check("\(recipe.title): kilocalories", said.kilocalories, energy, within: 0.03 * energy)
            for (name, part) in Self.parts {
                let grams = try #require(sum[keyPath: part])
                try check(
                    "\(recipe.title): \(name)", said[keyPath: part], grams, within: max(1, 0.05 * grams))
            }
        }
    }

    private static var parts: [(String, KeyPath<Nutrition, Double?>)] {
        [("protein", \.protein), ("carbohydrate", \.carbohydrate), ("fat", \.fat)]
    }

    private func check(_ what: String, _ said: Double?, _ sum: Double, within tolerance: Double) throws {
        let said = try #require(said, "\(what)")
        #expect(abs(said - sum) <= tolerance, "\(what): the recipe says \(said), its ingredients \(sum)")
    }
}

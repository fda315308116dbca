import Foundation
import Library
import Recipes

extension Deed {
    /// The ids that deeds write recipes under: few enough that a library stays small however long it goes on.
    static let ids = (0..<60).map { "dish-\($0)" }
    /// Recipes of one import, of twice as many that there are.
    static let imported = 120

    func changeRecipes(
        _ box: RecipeBox, _ dice: inout SeededDice, _ halfway: () async throws -> Bool
    ) async throws {
        let present = try await box.cards(limit: 2000).map(\.id)
        switch kind {
        case .write: try await box.save(recipe(dice.pick(Deed.ids) ?? "", &dice), at: at)
        case .edit:
            guard let id = dice.pick(present), var recipe = try await box.recipe(id) else { return }
            recipe.title += " \(number % 10)"
            recipe.steps.append(Step(text: "Wait, then stir \(number) times."))
            try await box.save(recipe, at: at)
        case .importMany:
            let start = Int.random(in: 0...Deed.imported, using: &dice)
            let recipes = (start..<start + Deed.imported).map { recipe("import-\($0)", &dice) }
            try await box.save(recipes, at: at)
        case .stars:
            if let id = dice.pick(present) { try await box.setStars(number % 6, id) }
        case .remove: try await box.remove(dice.some(present, most: 8))
        case .undoRemoval:
            let removal = try await box.remove(dice.some(present, most: 8))
            if try await !halfway() { try await box.restore(removal) }
        default:
            let size = Int.random(in: 10...200_000, using: &dice)
            let data = Data(repeating: UInt8(truncatingIfNeeded: number), count: size)
            try await box.save(SavedPicture(name: "p\(number % 5)", mediaType: "image/png", data: data))
        }
    }

    private static let words = ["Lemon", "Smoked", "Potato", "Green", "Chocolate", "Crêpe", "Bean", "Jollof"]
    private static let foods = ["onion", "olive oil", "butter", "eggs", "plain flour", "red peppers", "salt"]

    func recipe(_ id: String, _ dice: inout SeededDice) -> Recipe {
        let title = dice.some(Deed.words, most: 3).joined(separator: " ")
        let ingredients = dice.some(Deed.foods, most: 5).map { food in
            Ingredient(food, amount: Amount(Double(Int.random(in: 1...500, using: &dice)), .g))
        }
        let steps = (0..<Int.random(in: 1...6, using: &dice)).map {
            Step(title: "Stir \($0)", text: "Stir for \(number % 50) minutes until \(title) is done.")
        }
        return Recipe(
            id: id, title: title, summary: "Deed \(number).", diets: number % 3 == 0 ? [.vegan] : [],
            servings: 1 + number % 8, ingredients: ingredients, steps: steps, tags: ["deed"])
    }
}

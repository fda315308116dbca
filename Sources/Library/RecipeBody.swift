import Foundation
import Recipes

/// What only the recipe's own page needs, kept as one JSON text.
struct RecipeBody: Codable {
    var ingredients: [Ingredient]
    var steps: [Step]
    var nutrition: Nutrition?

    init(of recipe: Recipe) {
        ingredients = recipe.ingredients
        steps = recipe.steps
        nutrition = recipe.nutrition
    }

    init(json: String) throws {
        self = try JSONDecoder().decode(RecipeBody.self, from: Data(json.utf8))
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

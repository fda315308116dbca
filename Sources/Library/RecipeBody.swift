import Foundation
import Recipes

/// What only the recipe's own page needs, kept as one JSON text.
struct RecipeBody {
    var ingredients: [Ingredient] = []
    var steps: [Step] = []
    var nutrition: Nutrition?
    var tags: [String] = []
    var cuisine = ""
    var category = ""
    var author = ""
    var source: Recipe.Source?
    var notes = ""
    var morePictures: [String] = []
    var yield = ""
    /// See `Recipe.inferredDiets`.
    var inferredDiets: Set<Diet>?

    init(of recipe: Recipe) {
        ingredients = recipe.ingredients
        steps = recipe.steps
        nutrition = recipe.nutrition
        tags = recipe.tags
        cuisine = recipe.cuisine
        category = recipe.category
        author = recipe.author
        source = recipe.source
        notes = recipe.notes
        morePictures = recipe.morePictures
        yield = recipe.yield
        inferredDiets = recipe.inferredDiets
    }

    init(json: String) throws {
        self = try JSONDecoder().decode(RecipeBody.self, from: Data(json.utf8))
    }
}

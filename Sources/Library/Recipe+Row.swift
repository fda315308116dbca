import Foundation
import GRDB
import Recipes

extension Recipe {
    static func one(_ db: Database, id: String) throws -> Recipe? {
        let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM recipe WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [id]).map(Recipe.init(row:))
    }

    static let columns = """
        id, title, summary, picture, diets, preparationMinutes, cookingMinutes, servings, stars, body
        """

    init(row: Row) throws {
        let body = try RecipeBody(json: row[9])
        self.init(
            id: row[0], title: row[1], summary: row[2], picture: row[3], diets: Set(dietNames: row[4]),
            preparationMinutes: row[5], cookingMinutes: row[6], servings: row[7],
            yield: body.yield,
            ingredients: body.ingredients, steps: body.steps, nutrition: body.nutrition, tags: body.tags,
            cuisine: body.cuisine, category: body.category, author: body.author, source: body.source,
            notes: body.notes, morePictures: body.morePictures, stars: row[8])
    }

    /// The names of its ingredients, a line each.
    var foods: String {
        ingredients.map { ingredient in
            guard ingredient.name.utf8.contains(UInt8(ascii: "\n")) else { return ingredient.name }
            return ingredient.name.replacing("\n", with: " ")
        }.joined(separator: "\n")
    }
}

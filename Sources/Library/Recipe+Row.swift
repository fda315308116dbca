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
        let body = try RecipeBody(json: row.text(9))
        self.init(
            id: row.text(0), title: row.name(1), summary: row.text(2), picture: row.textIfAny(3),
            diets: Set(dietNames: row.text(4)), preparationMinutes: row.number(5, Minutes.self),
            cookingMinutes: row.number(6, Minutes.self), servings: row.number(7, Servings.self),
            yield: body.yield,
            ingredients: body.ingredients, steps: body.steps, nutrition: body.nutrition, tags: body.tags,
            cuisine: body.cuisine, category: body.category, author: body.author, source: body.source,
            notes: body.notes, morePictures: body.morePictures, stars: row.number(8, Stars.self),
            inferredDiets: body.inferredDiets)
    }

    /// The names of its ingredients, a line each.
    var foods: String {
        ingredients.map { ingredient in
            guard ingredient.name.utf8.contains(UInt8(ascii: "\n")) else { return ingredient.name }
            return ingredient.name.replacing("\n", with: " ")
        }.joined(separator: "\n")
    }
}

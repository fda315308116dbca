import Foundation
import GRDB
import Recipes

extension Recipe {
    static func one(_ db: Database, id: String) throws -> Recipe? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, title, summary, picture, diets, preparationMinutes, cookingMinutes, servings, body
                FROM recipe WHERE id = ?
                """)
        return try Row.fetchOne(statement, arguments: [id]).map(Recipe.init(row:))
    }

    private init(row: Row) throws {
        let body = try RecipeBody(json: row[8])
        self.init(
            id: row[0], title: row[1], summary: row[2], picture: row[3], diets: Set(dietNames: row[4]),
            preparationMinutes: row[5], cookingMinutes: row[6], servings: row[7],
            ingredients: body.ingredients, steps: body.steps, nutrition: body.nutrition)
    }

    /// Puts it in, or changes it where it lies: its place and the time it was added stay.
    func put(_ db: Database, position: Int, origin: Origin, at now: Double) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO recipe VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET
                    title = excluded.title, folded = excluded.folded, summary = excluded.summary,
                    picture = excluded.picture, diets = excluded.diets,
                    preparationMinutes = excluded.preparationMinutes,
                    cookingMinutes = excluded.cookingMinutes, servings = excluded.servings,
                    origin = excluded.origin, body = excluded.body
                """)
        let values: [(any DatabaseValueConvertible)?] = [
            id, position, title, title.folded, summary, picture, diets.dietNames, preparationMinutes,
            cookingMinutes, servings, origin.rawValue, now, try RecipeBody(of: self).json(),
        ]
        try statement.execute(arguments: StatementArguments(values))
    }
}

extension String {
    /// Without case, accents and surrounding space: "Crème brûlée " and "creme brulee" are the same word.
    var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

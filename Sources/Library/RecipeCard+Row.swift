import GRDB
import Recipes

extension RecipeCard {
    static let columns = """
        recipe.id, recipe.title, recipe.picture, recipe.preparationMinutes + recipe.cookingMinutes,
        recipe.servings, recipe.diets, EXISTS (SELECT 1 FROM favourite WHERE recipe = recipe.id),
        recipe.stars, recipe.origin = 'own',
        CASE WHEN recipe.picture IS NULL THEN recipe.tags END,
        CASE WHEN recipe.picture IS NULL THEN recipe.foods END
        """

    /// How many columns those are: what else a statement selects comes behind them.
    static let columnCount = 11

    init(row: Row) {
        self.init(
            id: row.text(0), title: row.name(1), picture: row.textIfAny(2),
            totalMinutes: row.number(3, TotalMinutes.self), servings: row.number(4, Servings.self),
            diets: Set(dietNames: row.text(5)), isFavourite: row.isTrue(6), stars: row.number(7, Stars.self),
            isOwn: row.isTrue(8), kind: row.isThere(2) ? .plate : DishKind(row: row, tags: 9, foods: 10))
    }

    /// - Parameter rest: what follows `FROM recipe`: conditions, order, limit.
    static func all(_ db: Database, _ rest: String, arguments: StatementArguments) throws -> [RecipeCard] {
        let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM recipe \(rest)")
        return try Row.fetchAll(statement, arguments: arguments).map(RecipeCard.init(row:))
    }
}

extension DishKind {
    /// - Parameters:
    ///   - tags: the column with tags, kitchen and category, a line each; the title stands in the second.
    ///   - foods: the column with the names of the ingredients.
    init(row: Row, tags: Int, foods: Int) {
        func lines(_ column: Int) -> [String] {
            // A stranger's library may have lines without end.
            row.text(column).split(separator: "\n", maxSplits: 20).prefix(20).map(String.init)
        }
        self.init(title: row.name(1), tags: lines(tags), foods: lines(foods))
    }
}

extension Set<Diet> {
    /// "vegan nut-free"; a name that this version doesn't know is left out.
    init(dietNames: String) {
        self = Set(dietNames.split(separator: " ").compactMap { Diet(rawValue: String($0)) })
    }

    var dietNames: String { map(\.rawValue).sorted().joined(separator: " ") }
}

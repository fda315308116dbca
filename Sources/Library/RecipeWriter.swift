import GRDB
import Recipes

/// Puts many recipes into the box and keeps the index right; call `finish` at the end of the transaction.
struct RecipeWriter {
    private let db: Database
    private let origin: Origin
    private let now: Double
    private var index: IndexBatch
    /// Behind all recipes.
    private var position: Int

    init(_ db: Database, origin: Origin, at now: Double) throws {
        self.db = db
        self.origin = origin
        self.now = now
        index = IndexBatch(db)
        let last = try Int.fetchOne(db, sql: "SELECT MAX(position) FROM recipe")
        position = last.map { Place.nearest($0) + 1 } ?? 0
    }

    /// Puts one in at the end, or changes the one with its id where it lies: its place and the time it was
    /// added stay, and so do the cook's stars if a starter is only brought up to date.
    mutating func put(_ recipe: Recipe) throws {
        let known = try Row.fetchOne(
            db.cachedStatement(
                sql: "SELECT number, stars, \(IndexedRecipe.columns) FROM recipe WHERE id = ?"),
            arguments: [recipe.id])
        let indexed = IndexedRecipe(of: recipe)
        if let known {
            let number = known.key(0)
            try change(
                recipe, indexed, number: number,
                stars: origin == .starter ? known.number(1, Stars.self) : recipe.stars)
            try index.take(IndexedRecipe(row: known, from: 2), number: number)
            try index.put(indexed, number: number)
        } else {
            try insert(recipe, indexed)
            try index.put(indexed, number: db.lastInsertedRowID)
        }
    }

    mutating func finish() throws { try index.finish() }

    private mutating func insert(_ recipe: Recipe, _ indexed: IndexedRecipe) throws {
        let values: [(any DatabaseValueConvertible)?] = [
            recipe.id, position, recipe.title, recipe.title.folded, recipe.summary, recipe.picture,
            recipe.diets.dietNames, recipe.preparationMinutes, recipe.cookingMinutes, recipe.servings,
            recipe.stars, origin.rawValue, now, indexed.tags,
            indexed.foods, RecipeBody(of: recipe).json(),
        ]
        try db.cachedStatement(
            sql: """
                INSERT INTO recipe (id, position, title, folded, summary, picture, diets, preparationMinutes,
                cookingMinutes, servings, stars, origin, addedAt, tags, foods, body)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: StatementArguments(values))
        position += 1
    }

    private func change(
        _ recipe: Recipe, _ indexed: IndexedRecipe, number: Int64, stars: Int
    ) throws {
        let values: [(any DatabaseValueConvertible)?] = [
            recipe.title, recipe.title.folded, recipe.summary, recipe.picture, recipe.diets.dietNames,
            recipe.preparationMinutes, recipe.cookingMinutes, recipe.servings, stars, origin.rawValue,
            indexed.tags, indexed.foods, RecipeBody(of: recipe).json(), number,
        ]
        try db.cachedStatement(
            sql: """
                UPDATE recipe SET title = ?, folded = ?, summary = ?, picture = ?, diets = ?,
                preparationMinutes = ?, cookingMinutes = ?, servings = ?, stars = ?, origin = ?, tags = ?,
                foods = ?, body = ? WHERE number = ?
                """
        ).execute(arguments: StatementArguments(values))
    }
}

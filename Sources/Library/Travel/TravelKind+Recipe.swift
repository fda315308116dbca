import Foundation
public import GRDB
public import Recipes

/// The cook's own recipes. Those that came with the program are everywhere already, until they are changed.
extension TravelKind {
    static let recipe = TravelKind("recipe") { thing, db in
        let statement = try db.cachedStatement(
            sql: "SELECT \(RecipeFields.columns), body FROM recipe WHERE id = ? AND origin = 'own'")
        return try Row.fetchOne(statement, arguments: [thing]).map { try RecipeFields(row: $0).fields }
    } unpack: { things, now, db in
        let stars = try db.cachedStatement(sql: "SELECT stars FROM recipe WHERE id = ?")
        var writer = try RecipeWriter(db, origin: .own, at: now)
        for thing in things {
            // What makes no sense stays on the shelf, in case that a later version knows better.
            guard var recipe = RecipeFields(thing.fields).recipe(thing.name) else { continue }
            recipe.stars = try Int.fetchOne(stars, arguments: [thing.name]) ?? 0
            try writer.put(recipe)
        }
        try writer.finish()
        return []
    } remove: { things, db in
        var gone: [TravelPlace] = []
        var index = IndexBatch(db)
        for thing in things {
            let statement = try db.cachedStatement(
                sql: "SELECT number, stars, \(IndexedRecipe.columns) FROM recipe WHERE id = ?")
            guard let found = try Row.fetchOne(statement, arguments: [thing]) else { continue }
            gone += try RecipeFields.dependents(of: thing, hasStars: found.key(1) != 0, db)
            try index.take(IndexedRecipe(row: found, from: 2), number: found.key(0))
            try db.cachedStatement(sql: "DELETE FROM recipe WHERE id = ?").execute(arguments: [thing])
        }
        try index.finish()
        return gone
    }

    /// Gives a recipe another id; what refers to it refers to that.
    /// - Parameter kinds: whose things may refer to it.
    public static func renameRecipe(
        _ old: String, to new: String, in kinds: [TravelKind], _ db: Database
    ) throws {
        // They are set right before the transaction ends.
        try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
        try db.execute(sql: "UPDATE recipe SET id = ? WHERE id = ?", arguments: [new, old])
        for table in ["collected", "progress", "timer"] + kinds.compactMap(\.recipeTable) {
            try db.execute(sql: "UPDATE \(table) SET recipe = ? WHERE recipe = ?", arguments: [new, old])
        }
    }

    /// Gives a collection another name among devices.
    public static func renameCollection(_ old: String, to new: String, _ db: Database) throws {
        try db.execute(sql: "UPDATE collection SET uid = ? WHERE uid = ?", arguments: [new, old])
    }
}

/// A recipe as text by names: what stands in its row, and each part of its body as JSON of its own.
struct RecipeFields {
    private(set) var fields: [String: String] = [:]

    private static let texts = ["title", "summary", "picture", "diets"]
    private static let numbers = ["preparationMinutes", "cookingMinutes", "servings"]
    /// Parts of the body that are text, and those that are JSON.
    private static let bodyTexts = ["cuisine", "category", "author", "notes", "yield"]
    private static let bodyLists = [
        "ingredients", "steps", "nutrition", "tags", "source", "morePictures", "inferredDiets",
    ]

    static let columns = (texts + numbers).joined(separator: ", ")

    init(_ fields: [String: String]) { self.fields = fields }

    init(row: Row) throws {
        for (place, name) in (Self.texts + Self.numbers).enumerated() {
            fields[name] = row.travelText(place)
        }
        let body = Data(row.text(Self.texts.count + Self.numbers.count).utf8)
        let parts = try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
        for name in Self.bodyTexts { fields[name] = parts[name] as? String ?? "" }
        for name in Self.bodyLists {
            // The same on every device, so that what is the same makes no change.
            fields[name] =
                try parts[name].map { part in
                    let data = try JSONSerialization.data(
                        withJSONObject: part,
                        options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
                    return String(decoding: data, as: UTF8.self)
                } ?? ""
        }
    }

    /// The recipe that they make; nil if they make none.
    func recipe(_ id: String) -> Recipe? {
        guard let title = fields["title"], !title.isEmpty, let body = try? RecipeBody(parts: fields)
        else { return nil }
        func number(_ name: String) -> Int { Int(fields[name] ?? "") ?? 0 }
        let picture = fields["picture"] ?? ""
        return Recipe(
            id: id, title: title, summary: fields["summary"] ?? "", picture: picture.isEmpty ? nil : picture,
            diets: Set(dietNames: fields["diets"] ?? ""),
            preparationMinutes: Minutes.nearest(number("preparationMinutes")),
            cookingMinutes: Minutes.nearest(number("cookingMinutes")),
            servings: Servings.nearest(number("servings")), yield: body.yield, ingredients: body.ingredients,
            steps: body.steps, nutrition: body.nutrition, tags: body.tags, cuisine: body.cuisine,
            category: body.category, author: body.author, source: body.source, notes: body.notes,
            morePictures: body.morePictures, inferredDiets: body.inferredDiets)
    }

    /// What goes with a recipe, as it stands in other rows.
    static func dependents(of recipe: String, hasStars: Bool, _ db: Database) throws -> [TravelPlace] {
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT 'favourite', recipe FROM favourite WHERE recipe = ?1
                    UNION ALL SELECT 'history', uid FROM history WHERE recipe = ?1
                    UNION ALL SELECT 'member', collection.uid || ' ' || recipe FROM collected
                        JOIN collection ON collection.id = collection WHERE recipe = ?1
                    """), arguments: [recipe])
        return rows.map { TravelPlace($0.text(0), $0.text(1)) }
            + (hasStars ? [TravelPlace("opinion", recipe)] : [])
    }
}

extension RecipeBox {
    /// The pictures and clips that fields of a recipe name.
    public static func pictures(inTravelling fields: [String: String]) -> Set<String> {
        guard let recipe = RecipeFields(fields).recipe("") else { return [] }
        return Set(
            [recipe.picture].compactMap { $0 } + recipe.morePictures
                + recipe.steps.flatMap { [$0.picture, $0.clip].compactMap { $0 } })
    }
}

extension RecipeBox {
    /// The recipe that travelling fields make; nil if they make none. It has no id.
    public static func recipe(travelling fields: [String: String]) -> Recipe? {
        RecipeFields(fields).recipe("")
    }

    /// Whether a recipe is in the library, wherever it came from.
    public static func isHere(_ recipe: String, _ db: Database) throws -> Bool { try isThere(recipe, db) }
}

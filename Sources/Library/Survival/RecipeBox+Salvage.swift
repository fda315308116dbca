import Foundation
import GRDB
import Recipes

extension RecipeBox {
    /// Takes out of a damaged library what can still be read, and writes that into a back-up: recipes, each
    /// by itself, with their pictures, and favourites. The damaged library is not changed. Takes about 0.1 ms
    /// a recipe.
    /// - Returns: how many recipes it was; 0 = nothing could be read, and nothing was written.
    public static func salvage(
        from path: String, to file: String, with boxes: [BoxSchema] = [], at now: Double
    ) async throws(LibraryError) -> Int {
        do {
            let source = try LibraryFile(path: path).forReading(patience: 2)
            defer { try? source.close() }
            let schema = LibrarySchema(and: boxes)
            let box = RecipeBox(database: try DatabaseQueue.lasting(path: ""), path: "", schema: schema)
            try schema.migrate(box.database)
            try refreshIndex(box.database)
            // Without a transaction, whose end would fail for what could not be read in it.
            let found = try await source.unsafeRead { try Wreck($0).recipes }
            if found.isEmpty { return 0 }
            try await box.write { db in
                for origin in [Origin.starter, .own] {
                    var writer = try RecipeWriter(db, origin: origin, at: now)
                    for (recipe, itsOrigin) in found where itsOrigin == origin { try writer.put(recipe) }
                    try writer.finish()
                }
            }
            for (recipe, _) in found {
                for name in Set(recipe.media) {
                    if let picture = try await source.unsafeRead({ Wreck($0).picture(name) }) {
                        try await box.save(picture)
                    }
                }
            }
            try await box.setFavourites(try await source.unsafeRead { Wreck($0).favourites }, at: now)
            try LibraryFile(path: file).fill(from: box.database)
            try box.close()
            return found.count
        } catch { throw LibraryError(error, path: path) }
    }
}

/// A database of which parts can't be read: what can't is passed over.
private struct Wreck {
    /// More than any cook has; a number in a damaged file may say anything.
    private static let mostRows = 2_000_000
    private let db: Database

    init(_ db: Database) { self.db = db }

    /// Each is asked for by its number, so that one page which can't be read takes no more than its own
    /// recipes along.
    var recipes: [(Recipe, Origin)] {
        get throws {
            let asked = try db.cachedStatement(
                sql: "SELECT \(Recipe.columns), origin FROM recipe WHERE number = ?")
            let last = min(Self.mostRows, lastNumber)
            guard last > 0 else { return [] }
            return (1...last).compactMap { number in
                guard let row = (try? Row.fetchOne(asked, arguments: [number])) ?? nil,
                    let recipe = try? Recipe(row: row)
                else { return nil }
                return (recipe, row.textIfAny(10).flatMap(Origin.init(rawValue:)) ?? .own)
            }
        }
    }

    /// The highest number that was ever given, which is written in two places.
    private var lastNumber: Int {
        let questions = [
            "SELECT seq FROM sqlite_sequence WHERE name = 'recipe'", "SELECT MAX(number) FROM recipe",
        ]
        return questions.compactMap { (try? Int.fetchOne(db, sql: $0)) ?? nil }.max() ?? 0
    }

    func picture(_ name: String) -> SavedPicture? {
        let row = try? Row.fetchOne(
            db, sql: "SELECT mediaType, data FROM picture WHERE name = ?", arguments: [name])
        return (row ?? nil).map { SavedPicture(name: name, mediaType: $0.text(0), data: $0.bytes(1)) }
    }

    var favourites: [String] { (try? String.fetchAll(db, sql: "SELECT recipe FROM favourite")) ?? [] }
}

import Foundation
import GRDB
import Recipes

extension RecipeBox {
    /// Hands over what the cook wrote into another library or had in a back-up, with its pictures, a recipe
    /// after the other; that file is not changed. Blocks its thread.
    /// - Parameters:
    ///   - isCalledOff: asked many times a second, on this thread; then it throws `.cancelled`.
    ///   - take: returns false to stop.
    public static func handOver(
        from file: String, with boxes: [BoxSchema] = [],
        isCalledOff: @escaping @Sendable () -> Bool = { false }, take: (Arrival) -> Bool
    ) throws(LibraryError) {
        do {
            let near = NSTemporaryDirectory() + "hands-off-hand-over"
            try LibraryFile(path: file).withCopy(near: near) { copy in
                let budget = ReadingBudget(for: copy, isCalledOff: isCalledOff)
                let fresh = try copy.settled(schema: LibrarySchema(and: boxes), budget)
                defer { try? fresh.close() }
                try fresh.read { db in
                    let ids = try String.fetchAll(
                        db, sql: "SELECT id FROM recipe WHERE origin = 'own' ORDER BY position, id")
                    for id in ids {
                        guard let arrival = try arrival(id, db) else { continue }
                        if !take(arrival) { break }
                    }
                }
            }
        } catch { throw LibraryError(error, path: file) }
    }

    private static func arrival(_ id: String, _ db: Database) throws -> Arrival? {
        guard let recipe = try Recipe.one(db, id: id) else { return nil }
        let names = recipe.media
        let pictures = try names.compactMap { name in
            try Row.fetchOne(
                db.cachedStatement(sql: "SELECT mediaType, data FROM picture WHERE name = ?"),
                arguments: [name]
            ).map { SavedPicture(name: name, mediaType: $0.text(0), data: $0.bytes(1)) }
        }
        return Arrival(recipe, pictures: pictures)
    }
}

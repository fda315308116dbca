import API
import Foundation
import GRDB
import Library

/// Which of the cook's collections others see.
extension RecipeBox {
    /// - Parameter whose: the account, and the server it is on.
    /// - Returns: nil if it is gone.
    func own(_ collection: RecipeCollection.ID, of whose: String) async throws(LibraryError) -> OwnCollection?
    {
        try await read { db in
            let found = try Row.fetchOne(
                db, sql: "SELECT uid, name FROM collection WHERE id = ?", arguments: [collection])
            guard let found else { return nil }
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT recipe.title, (SELECT post FROM savedPost WHERE savedPost.whose = ?
                        AND savedPost.recipe = recipe.id ORDER BY savedPost.rowid DESC LIMIT 1) AS post
                    FROM collected JOIN recipe ON recipe.id = collected.recipe
                    WHERE collected.collection = ? ORDER BY collected.position, recipe.number
                    """, arguments: [whose, collection])
            return OwnCollection(
                key: found["uid"] ?? "\(collection)", name: found["name"],
                dishes: rows.map { OwnCollection.Dish(title: $0["title"], post: $0["post"]) })
        }
    }

    /// The collections that others see, by what they are known by.
    func shownCollections(of whose: String) async throws(LibraryError) -> [String: ShownCollection] {
        try await read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT collection, shown, called, draft FROM shownCollection WHERE whose = ?",
                arguments: [whose])
            return rows.reduce(into: [:]) { found, row in
                // What an earlier version wrote differently is as good as not there.
                guard
                    let draft = try? JSONDecoder().decode(
                        CollectionDraft.self, from: Data((row["draft"] as String).utf8))
                else { return }
                found[row["collection"]] = ShownCollection(
                    id: row["shown"], called: row["called"], draft: draft)
            }
        }
    }

    /// - Parameter shown: nil = others don't see it any more.
    func note(
        _ shown: ShownCollection?, of collection: String, of whose: String
    ) async throws(LibraryError) {
        let draft = shown.flatMap { try? JSONEncoder().encode($0.draft) }
            .map { String(decoding: $0, as: UTF8.self) }
        try await write { db in
            try db.execute(
                sql: "DELETE FROM shownCollection WHERE whose = ? AND collection = ?",
                arguments: [whose, collection])
            guard let shown, let draft else { return }
            try db.execute(
                sql: """
                    INSERT INTO shownCollection (whose, collection, shown, called, draft) VALUES (?, ?, ?, ?, ?)
                    """, arguments: [whose, collection, shown.id, shown.called, draft])
        }
    }

    /// The number of a collection by what it is known by on all machines; nil = it is gone.
    func collection(known key: String) async throws(LibraryError) -> RecipeCollection.ID? {
        try await read { db in
            try Int64.fetchOne(db, sql: "SELECT id FROM collection WHERE uid = ?", arguments: [key])
        }
    }
}

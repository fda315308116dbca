import API
import Foundation
import GRDB
import Library

/// What waits to be published.
extension RecipeBox {
    /// - Parameter whose: the account, and the server it is on.
    /// - Returns: the oldest first.
    func postsToSend(of whose: String) async throws(LibraryError) -> [PostToSend] {
        try await read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT key, draft, pictures, recipe FROM postToSend WHERE whose = ?
                    ORDER BY madeAt, key
                    """,
                arguments: [whose])
            return rows.compactMap { row in
                let reader = JSONDecoder()
                guard
                    let draft = try? reader.decode(PostDraft.self, from: Data((row[1] as String).utf8)),
                    let pictures = try? reader.decode(
                        [PostToSend.Picture].self, from: Data((row[2] as String).utf8))
                else { return nil }
                return PostToSend(key: row[0], draft: draft, pictures: pictures, recipe: row[3])
            }
        }
    }

    func keep(_ post: PostToSend, of whose: String, at now: Double) async throws(LibraryError) {
        let writer = JSONEncoder()
        guard let draft = try? writer.encode(post.draft), let pictures = try? writer.encode(post.pictures)
        else { return }
        let texts = [draft, pictures].map { String(decoding: $0, as: UTF8.self) }
        try await write { db in
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO postToSend (key, whose, draft, pictures, recipe, madeAt)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """, arguments: [post.key, whose, texts[0], texts[1], post.recipe, now])
        }
    }

    /// The server has answered, or the cook wants it no more.
    func forgetPostToSend(_ key: String) async throws(LibraryError) {
        try await write { db in
            try db.execute(sql: "DELETE FROM postToSend WHERE key = ?", arguments: [key])
        }
    }
}

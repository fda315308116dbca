import GRDB
import Library
import Recipes

/// Which of the cook's recipes are copies of posts, or what their own posts were made of.
extension RecipeBox {
    /// The copy of a post, or what it was made of; nil = there is none any more.
    func copy(of post: String, of whose: String) async throws(LibraryError) -> Recipe.ID? {
        try await read { db in
            try String.fetchOne(
                db,
                sql: """
                    SELECT recipe.id FROM savedPost JOIN recipe ON recipe.id = savedPost.recipe
                    WHERE savedPost.whose = ? AND savedPost.post = ?
                    """, arguments: [whose, post])
        }
    }

    /// The post that one of the cook's recipes is a copy of, or the newest that was made of it; nil = none.
    func post(copiedAs recipe: Recipe.ID, of whose: String) async throws(LibraryError) -> String? {
        try await read { db in
            try String.fetchOne(
                db, sql: "SELECT post FROM savedPost WHERE whose = ? AND recipe = ? ORDER BY rowid DESC",
                arguments: [whose, recipe])
        }
    }

    func note(copy recipe: Recipe.ID, of post: String, of whose: String) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO savedPost (whose, post, recipe) VALUES (?, ?, ?)",
                arguments: [whose, post, recipe])
        }
    }
}

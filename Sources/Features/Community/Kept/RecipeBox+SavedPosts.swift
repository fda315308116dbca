import GRDB
import Library
import Recipes

/// Which of the cook's recipes are copies of posts, or what their own posts were made of.
extension RecipeBox {
    /// The copy of a post, or what it was made of; nil = there is none any more.
    func saved(_ post: String, of whose: String) async throws(LibraryError) -> SavedPost? {
        try await read { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT recipe.id, theirs, mine FROM savedPost JOIN recipe ON recipe.id = savedPost.recipe
                    WHERE savedPost.whose = ? AND savedPost.post = ?
                    """, arguments: [whose, post])
            return row.map { SavedPost(recipe: $0["id"], theirs: $0["theirs"], mine: $0["mine"]) }
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

    func note(_ saved: SavedPost, of post: String, of whose: String) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql:
                    "INSERT OR REPLACE INTO savedPost (whose, post, recipe, theirs, mine) VALUES (?, ?, ?, ?, ?)",
                arguments: [whose, post, saved.recipe, saved.theirs, saved.mine])
        }
    }

    /// Puts a copy of a post into the library, and notes how it was.
    func keep(
        _ copy: PostCopy, of post: String, theirs: String, of whose: String, at now: Double
    ) async throws(LibraryError) -> SavedPost {
        for picture in copy.pictures { try await save(picture) }
        try await save(copy.recipe, at: now)
        // As the library has it, which may leave out what it doesn't keep.
        let kept = try await recipe(copy.recipe.id)
        let saved = SavedPost(recipe: copy.recipe.id, theirs: theirs, mine: kept.map(SavedPost.text))
        try await note(saved, of: post, of: whose)
        return saved
    }
}

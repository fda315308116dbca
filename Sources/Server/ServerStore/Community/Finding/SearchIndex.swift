import Recipes

/// The words that posts and people are found by, kept in the transaction that changes them.
public struct SearchIndex {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// How good a place a word stands in.
    enum Weight: Int, Comparable {
        case ingredient = 1, tag, title

        static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }
    }

    /// Words of a post at most.
    static let mostWords = 80

    // MARK: Posts

    func put(post: String, _ recipe: Recipe) throws {
        let words = Self.words(recipe)
        let before = Set(
            try connection.rows("SELECT word FROM post_word WHERE post = ?", [.text(post)])
                .map { try $0.text("word") })
        try connection.run("DELETE FROM post_word WHERE post = ?", [.text(post)])
        for (word, weight) in words.sorted(by: { $0.key < $1.key }) {
            try connection.run(
                "INSERT INTO post_word (word, post, weight) VALUES (?, ?, ?)",
                [.text(word), .text(post), .integer(weight.rawValue)])
            if before.contains(word) { continue }
            try connection.run(
                """
                INSERT INTO vocabulary (word, posts) VALUES (?, 1)
                ON CONFLICT (word) DO UPDATE SET posts = vocabulary.posts + 1
                """, [.text(word)])
        }
        try connection.run("UPDATE post SET is_indexed = 1 WHERE id = ?", [.text(post)])
    }

    static func words(_ recipe: Recipe) -> [String: Weight] {
        var words: [String: Weight] = [:]
        let places: [(Weight, [String])] = [
            (.title, [recipe.title]), (.tag, recipe.tags + [recipe.cuisine, recipe.category]),
            (.ingredient, recipe.ingredients.map(\.name)),
        ]
        for (weight, texts) in places {
            for word in texts.flatMap({ FoundWord.all(in: $0) }).map(\.text) {
                if words.count >= mostWords, words[word] == nil { continue }
                if word.unicodeScalars.count > TypedWord.longest { continue }
                words[word] = max(words[word] ?? weight, weight)
            }
        }
        return words
    }

    // MARK: People

    /// Whenever somebody gets a name or changes one.
    func put(account: String) throws {
        guard
            let row = try connection.row(
                "SELECT user_name, display_name FROM account WHERE id = ?", [.text(account)])
        else { return }
        let name = try row.text("user_name")
        // As a whole, too: "anna.b" is found by "anna.b".
        let words = Set(
            FoundWord.all(in: name + " " + (try row.text("display_name"))).map(\.text) + [name])
        try connection.run("DELETE FROM person_word WHERE account = ?", [.text(account)])
        for word in words.sorted() where word.unicodeScalars.count <= TypedWord.longest {
            try connection.run(
                "INSERT INTO person_word (word, account) VALUES (?, ?)", [.text(word), .text(account)])
        }
        try connection.run("UPDATE account SET is_indexed = 1 WHERE id = ?", [.text(account)])
    }

    // MARK: What was there before

    /// Goes through some that haven't been gone through.
    /// - Returns: whether there are more.
    public func catchUp(limit: Int) throws -> Bool {
        let posts = try connection.rows(
            "SELECT id, recipe FROM post WHERE is_indexed = 0 ORDER BY id LIMIT ?", [.integer(limit)])
        for row in posts {
            // One that can't be read is found by nothing.
            try put(
                post: row.text("id"), (try? Recipe(stored: row.text("recipe"))) ?? Recipe(id: "", title: ""))
        }
        let people = try connection.rows(
            "SELECT id FROM account WHERE is_indexed = 0 ORDER BY id LIMIT ?", [.integer(limit)])
        for row in people { try put(account: row.text("id")) }
        return posts.count == limit || people.count == limit
    }
}

import Dice
import Foundation
import ServerStore

/// A community as it might be after years: people, what they publish, how they vote, whom they follow. The same for
/// the same size.
struct Town {
    /// How many posts; of all else there is as much as goes with them.
    let posts: Int
    var people: Int { max(100, posts / 10) }
    /// Votes, comments and follows a post.
    static let votes = 10, comments = 1
    static let follows = 20

    /// Milliseconds: when it is looked at, and how far back it goes.
    static let now: Int64 = 1_800_000_000_000
    static let years: Int64 = 3 * 365 * 86_400_000

    private var dice = Dice(seed: 7)
    private(set) var accounts: [String] = []
    private(set) var ids: [String] = []

    init(posts: Int) { self.posts = posts }

    /// Few words are in very many titles, most in few: the place of a word follows Zipf's law.
    static let words: [String] = {
        let begins = [
            "ba", "cho", "du", "fri", "ga", "ka", "lo", "mi", "nu", "po", "ra", "sa", "ti", "vo", "wa", "zu",
        ]
        let ends = ["la", "no", "ri", "sto", "ke", "tte", "ren", "mu", "sch", "pi", "do", "ne"]
        let dishes = [
            "soup", "bread", "salad", "chicken", "tomato", "curry", "cake", "rice", "noodles", "potato",
            "stew",
            "beans", "pie", "cheese", "lemon", "garlic", "onion", "chocolate", "pasta", "roast", "grilled",
            "spicy", "quick", "summer", "winter", "grandma", "oven", "pan", "vegan", "creamy",
        ]
        return dishes
            + begins.flatMap { a in
                ends.flatMap { b in begins.flatMap { c in ends.map { a + b + c + $0 } } }
            }
    }()

    private mutating func word() -> String {
        Self.words[min(Self.words.count - 1, Int(pow(Double(Self.words.count), dice.unit())) - 1)]
    }

    /// A post by chance, as one who looks would come upon it: the newer the likelier.
    private mutating func post() -> String {
        ids[ids.count - 1 - Int(pow(dice.unit(), 2) * Double(ids.count))]
    }

    // MARK: Filling

    /// Rows of a transaction.
    private static let batch = 50_000

    mutating func fill(_ store: Store) async throws {
        // What is made in any order is put in order at the end: a hundred times quicker for a large town.
        let late = [
            "post_word_post": "post_word (post, word, weight)", "vote_account": "vote (account)",
            "comment_author": "comment (author)", "person_word_account": "person_word (account)",
            "follow_followed": "follow (followed, at, follower)",
            "comment_thread": "comment (post, root, is_answer, id)",
        ]
        try await store.write { connection in
            if connection.dialect == .sqlite { try connection.run("PRAGMA cache_size = -400000") }
            for index in late.keys.sorted() { try connection.run("DROP INDEX \(index)") }
        }
        try await fillAll(store)
        for (index, columns) in late.sorted(by: { $0.key < $1.key }) {
            try await store.write { connection in
                try Self.takeTime(connection)
                try connection.run("CREATE INDEX \(index) ON \(columns)")
            }
        }
        try await count(store)
    }

    private mutating func fillAll(_ store: Store) async throws {
        try await fillPeople(store)
        try await fillPosts(store)
        try await fillOpinions(store)
    }

    /// No question of the server's takes so long that PostgreSQL should wait for it.
    private static func takeTime(_ connection: any Connection) throws {
        if connection.dialect == .postgreSQL { try connection.run("SET LOCAL statement_timeout = 0") }
    }

    private func count(_ store: Store) async throws {
        try await store.write { connection in
            try Self.takeTime(connection)
            try connection.run(
                """
                UPDATE post SET up = (SELECT COUNT(*) FROM vote WHERE vote.post = post.id AND value = 1),
                    down = (SELECT COUNT(*) FROM vote WHERE vote.post = post.id AND value = -1),
                    comments = (SELECT COUNT(*) FROM comment WHERE comment.post = post.id)
                """)
            try connection.run(
                "INSERT INTO vocabulary (word, posts) SELECT word, COUNT(*) FROM post_word GROUP BY word")
            try PopularList(connection).make(at: Self.now)
        }
    }

    private mutating func fillPeople(_ store: Store) async throws {
        let cuisines = ["italian", "thai", "german", "indian"]
        for start in stride(from: 0, to: people, by: Self.batch) {
            var rows: [[SQLValue]] = [], words: [[SQLValue]] = []
            for number in start..<min(start + Self.batch, people) {
                let id = RowID.new(at: Self.now - Self.years), names = [word(), word()]
                accounts.append(id)
                for name in Set(names + ["guest\(number)"]) { words.append([.text(name), .text(id)]) }
                rows.append([
                    .text(id), .text("guest\(number)"), .text(names.joined(separator: " ")),
                    .text("[\"\(cuisines[number % cuisines.count])\"]"), .integer(Self.now - Self.years),
                ])
            }
            try await Self.insert(
                rows,
                """
                INSERT INTO account (id, user_name, display_name, role, cuisines, created_at, language, terms, is_indexed)
                VALUES (?, ?, ?, 'member', ?, ?, 'en', '1', 1)
                """, store)
            try await Self.insert(words, "INSERT INTO person_word (word, account) VALUES (?, ?)", store)
        }
        for start in stride(from: 0, to: people, by: 1000) {
            var rows: [[SQLValue]] = []
            for number in start..<min(start + 1000, people) {
                var others: Set<Int> = []
                // A few hundred are followed by very many.
                for _ in 0..<Self.follows { others.insert(Int(pow(dice.unit(), 3) * Double(people))) }
                for other in others.sorted() where other != number {
                    rows.append([
                        .text(accounts[number]), .text(accounts[other]), .integer(Self.now - Self.years),
                    ])
                }
            }
            try await Self.insert(
                rows, "INSERT INTO follow (follower, followed, at) VALUES (?, ?, ?)", store)
        }
    }

    private mutating func fillPosts(_ store: Store) async throws {
        let cuisines = ["Italian", "Thai", "German", "Indian", "French", "", "", ""]
        let steps = String(repeating: "Stir it now and then until it is done. ", count: 8)
        for start in stride(from: 0, to: posts, by: Self.batch) {
            var rows: [[SQLValue]] = [], words: [(word: String, post: String, weight: Int64)] = []
            for number in start..<min(start + Self.batch, posts) {
                let at = Self.now - Self.years + Int64(Double(Self.years) * Double(number) / Double(posts))
                let id = RowID.new(at: at)
                ids.append(id)
                let title = (0..<3).map { _ in word() }, ingredients = (0..<8).map { _ in word() }
                let cuisine = cuisines[dice.below(cuisines.count)]
                let recipe = """
                    {"id":"\(id)","title":"\(title.joined(separator: " "))","servings":4,"cuisine":"\(cuisine)",\
                    "ingredients":[\(ingredients.map { "{\"name\":\"\($0)\"}" }.joined(separator: ","))],\
                    "steps":[{"text":"\(steps)"}]}
                    """
                rows.append([
                    .text(id), .text(accounts[Int(pow(dice.unit(), 2) * Double(people))]), .integer(at),
                    .text(title.joined(separator: " ")), .text(cuisine), .text(recipe),
                ])
                var weights: [String: Int64] = [:]
                for word in ingredients + [cuisine.lowercased()] where !word.isEmpty { weights[word] = 1 }
                for word in title { weights[word] = 3 }
                for (word, weight) in weights { words.append((word, id, weight)) }
            }
            try await Self.insert(
                rows,
                """
                INSERT INTO post (id, author, state, shown_at, title, summary, minutes, diets, cuisine, comment,
                    recipe, is_indexed)
                VALUES (?, ?, 'shown', ?, ?, 'As my grandmother made it.', 40, '["vegan","vegetarian"]', ?,
                    'As my grandmother made it.', ?, 1)
                """, store)
            words.sort { ($0.word, $0.post) < ($1.word, $1.post) }
            try await Self.insert(
                words.map { [.text($0.word), .text($0.post), .integer($0.weight)] },
                "INSERT INTO post_word (word, post, weight) VALUES (?, ?, ?)", store)
        }
    }

    private mutating func fillOpinions(_ store: Store) async throws {
        for start in stride(from: 0, to: posts, by: 2000) {
            var votes: [[SQLValue]] = [], comments: [[SQLValue]] = []
            for number in start..<min(start + 2000, posts) {
                var voters: Set<Int> = []
                for _ in 0..<Self.votes { voters.insert(dice.below(people)) }
                for voter in voters {
                    votes.append([
                        .text(ids[number]), .text(accounts[voter]), .integer(dice.unit() < 0.85 ? 1 : -1),
                    ])
                }
                for _ in 0..<Self.comments {
                    let id = RowID.new(at: Self.now - 1000)
                    comments.append([
                        .text(id), .text(post()), .text(id), .text(accounts[dice.below(people)]),
                        .integer(Self.now - 1000),
                    ])
                }
            }
            try await Self.insert(votes, "INSERT INTO vote (post, account, value) VALUES (?, ?, ?)", store)
            try await Self.insert(
                comments,
                """
                INSERT INTO comment (id, post, root, is_answer, author, state, at, text)
                VALUES (?, ?, ?, 0, ?, 'shown', ?, 'With rye it is even better.')
                """, store)
        }
    }

    /// - Parameter sql: ends with the values of one row.
    private static func insert(_ rows: [[SQLValue]], _ sql: String, _ store: Store) async throws {
        guard let values = sql.range(of: "VALUES ", options: .backwards) else { return }
        let row = sql[values.upperBound...]
        try await store.write { connection in
            // A hundred at a time: each question is a way to PostgreSQL and back.
            for start in stride(from: 0, to: rows.count, by: 100) {
                let some = rows[start..<min(start + 100, rows.count)]
                let all = repeatElement(String(row), count: some.count).joined(separator: ", ")
                try connection.run(sql[..<values.upperBound] + all, some.flatMap(\.self))
            }
        }
    }

    /// Signs somebody in, as far as the server looks.
    /// - Returns: the tokens of so many.
    mutating func tokens(_ count: Int, _ store: Store) async throws -> [String] {
        let some = (0..<count).map { _ in (accounts[dice.below(accounts.count)], Secrets.token()) }
        try await store.write { connection in
            for (account, token) in some {
                _ = try Sessions(connection).begin(account: account, token: token, name: "x", at: Town.now)
            }
        }
        return some.map(\.1)
    }

    // MARK: Asking

    /// Learns who and what is there, also of a town that was made before.
    mutating func meet(_ store: Store) async throws {
        (accounts, ids) = try await store.read { connection in
            (
                try connection.rows("SELECT id FROM account ORDER BY id").map { try $0.text("id") },
                try connection.rows("SELECT id FROM post ORDER BY id").map { try $0.text("id") }
            )
        }
    }

    /// What somebody who looks might ask for.
    mutating func ask() -> (reader: String, author: String, post: String, words: [String]) {
        (
            accounts[dice.below(accounts.count)], accounts[dice.below(accounts.count)], post(),
            [word(), word()]
        )
    }
}

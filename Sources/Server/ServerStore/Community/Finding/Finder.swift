public import API
import Recipes

/// Finds posts and people by what somebody typed, within a transaction: by beginnings of words, without case and
/// accents, and by words that were nearly typed where there are none.
///
/// What it costs is bounded, however many posts there are: a word that very many have finds the newest of them.
public struct Finder {
    let connection: any Connection
    /// The account of whoever asks.
    let reader: String

    public init(_ connection: any Connection, for reader: String) {
        (self.connection, self.reader) = (connection, reader)
    }

    /// Posts and people found at most; words that one typed word may stand for; posts that are looked at more closely.
    public static let most = 60
    static let mostWords = 16, mostCandidates = 2000

    // MARK: Posts

    /// Those that have all words, the best first.
    public func posts(_ text: String) throws -> [PostCard] {
        let terms = try TypedWord.all(in: text).map(meant)
        guard !terms.isEmpty, terms.allSatisfy({ !$0.isEmpty }) else { return [] }
        // The rarest word leaves the fewest to be looked at.
        let order = terms.sorted { $0.map(\.posts).reduce(0, +) < $1.map(\.posts).reduce(0, +) }
        var scores: [String: Int] = [:]
        for word in order[0] {
            for (post, weight) in try candidates(word.text, order.dropFirst(), order[0].count) {
                scores[post] = max(scores[post] ?? 0, weight * word.match.worth)
            }
        }
        for term in order.dropFirst() {
            for (post, worth) in try worths(of: term, in: Array(scores.keys)) { scores[post]? += worth }
        }
        let best = scores.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(Self.most)
        return try Feeds(connection, for: reader).cards(best.map(\.key))
    }

    /// A word that posts have, and how well it fits one that was typed.
    private struct Word {
        var text: String
        var posts: Int
        var match: WordMatch
    }

    /// The words that posts have for each of those that were typed; none = no post has such a one.
    func words(_ text: String) throws -> [[String]] {
        try TypedWord.all(in: text).map { try meant($0).map(\.text) }
    }

    /// The ids of those that have all words, the newest first, also of those that aren't shown: for whoever looks after
    /// them.
    /// - Parameter last: only those behind this one.
    func ids(_ text: String, behind last: String?) throws -> [String] {
        let terms = try TypedWord.all(in: text).map(meant)
        guard !terms.isEmpty, terms.allSatisfy({ !$0.isEmpty }) else { return [] }
        let order = terms.sorted { $0.map(\.posts).reduce(0, +) < $1.map(\.posts).reduce(0, +) }
        var found: Set<String> = []
        for word in order[0] {
            found.formUnion(
                try candidates(word.text, order.dropFirst(), order[0].count, behind: last, limit: .max)
                    .map(\.post))
        }
        return found.sorted(by: >)
    }

    private func meant(_ typed: TypedWord) throws -> [Word] {
        let end = String(String.UnicodeScalarView(typed.text.unicodeScalars + ["\u{10FFFF}"]))
        let forms = typed.forms.map { _ in "?" }.joined(separator: ", ")
        let found = try words(
            "(word >= ? AND word < ?) OR word IN (\(forms))",
            [.text(typed.text), .text(end)] + typed.forms.map { .text($0) }, Self.mostWords, typed)
        guard found.isEmpty, let first = typed.text.unicodeScalars.first else { return found }
        let last = String(String.UnicodeScalarView([first, "\u{10FFFF}"]))
        return Array(
            try words("word >= ? AND word < ?", [.text(String(first)), .text(last)], 20_000, typed)
                .prefix(Self.mostWords))
    }

    /// Those that fit, the one that most posts have first.
    private func words(
        _ condition: String, _ values: [SQLValue], _ limit: Int, _ typed: TypedWord
    ) throws -> [Word] {
        try connection.rows(
            "SELECT word, posts FROM vocabulary WHERE \(condition) ORDER BY posts DESC, word LIMIT ?",
            values + [.integer(limit)]
        ).compactMap { row in
            let word = try row.text("word")
            guard let match = typed.match(word) else { return nil }
            return Word(text: word, posts: Int(try row.integer("posts")), match: match)
        }
    }

    /// The newest posts with a word that have one of each of the others, too.
    private func candidates(
        _ word: String, _ others: ArraySlice<[Word]>, _ count: Int, behind last: String? = nil,
        limit: Int = most * 4
    ) throws -> [(post: String, weight: Int)] {
        var values: [SQLValue] = [.text(word)] + (last.map { [.text($0)] } ?? [])
        values.append(.integer(max(100, Self.mostCandidates / count)))
        let behind = last == nil ? "" : " AND post < ?"
        var conditions: [String] = []
        for other in others {
            let marks = other.map { _ in "?" }.joined(separator: ", ")
            // Looked up for each of the newest: without the offset PostgreSQL, which doesn't know how unlike words are, would
            // gather all posts with the other word first.
            conditions.append(
                """
                EXISTS (SELECT 1 FROM post_word WHERE post_word.post = newest.post AND word IN (\(marks))
                    LIMIT 1 OFFSET 0)
                """)
            values += other.map { .text($0.text) }
        }
        let condition = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
        return try connection.rows(
            """
            SELECT newest.post, newest.weight FROM (SELECT post, weight FROM post_word WHERE word = ?\(behind)
                ORDER BY post DESC LIMIT ?) AS newest\(condition) ORDER BY newest.post DESC LIMIT ?
            """, values + [.integer(limit)]
        ).map { (try $0.text("post"), Int(try $0.integer("weight"))) }
    }

    /// What another word is worth in each of some posts.
    private func worths(of term: [Word], in posts: [String]) throws -> [String: Int] {
        let byText = Dictionary(term.map { ($0.text, $0.match.worth) }) { one, _ in one }
        let marks = term.map { _ in "?" }.joined(separator: ", ")
        var worths: [String: Int] = [:]
        for start in stride(from: 0, to: posts.count, by: 500) {
            let some = posts[start..<min(start + 500, posts.count)]
            let places = some.map { _ in "?" }.joined(separator: ", ")
            let rows = try connection.rows(
                "SELECT post, word, weight FROM post_word WHERE post IN (\(places)) AND word IN (\(marks))",
                some.map { .text($0) } + term.map { .text($0.text) })
            for row in rows {
                let post = try row.text("post")
                let worth = try Int(row.integer("weight")) * (byText[row.text("word")] ?? 0)
                worths[post] = max(worths[post] ?? 0, worth)
            }
        }
        return worths
    }

    // MARK: People

    /// Those with all words in their names, the ones with the most followers first.
    public func people(_ text: String) throws -> [PersonCard] {
        let typed = TypedWord.all(in: text)
        var found: Set<String>?
        for word in typed {
            let some = Set(try accounts(word))
            found = found?.intersection(some) ?? some
            if found?.isEmpty == true { return [] }
        }
        guard let found, !found.isEmpty else { return [] }
        let marks = found.map { _ in "?" }.joined(separator: ", ")
        let blocks = Blocks.condition("account.id", reader: reader)
        return try connection.rows(
            """
            SELECT \(PersonCard.columns),
                (SELECT COUNT(*) FROM follow WHERE follow.followed = account.id) AS followers
            FROM account WHERE account.id IN (\(marks))\(blocks.sql)
            ORDER BY followers DESC, account.user_name LIMIT ?
            """, found.sorted().map { .text($0) } + blocks.values + [.integer(Self.most)]
        ).compactMap { try PersonCard(beside: $0) }
    }

    private func accounts(_ typed: TypedWord) throws -> [String] {
        let end = String(String.UnicodeScalarView(typed.text.unicodeScalars + ["\u{10FFFF}"]))
        let found = try connection.rows(
            "SELECT account FROM person_word WHERE word >= ? AND word < ? ORDER BY word, account LIMIT ?",
            [.text(typed.text), .text(end), .integer(Self.mostCandidates)]
        ).map { try $0.text("account") }
        guard found.isEmpty, let first = typed.text.unicodeScalars.first else { return found }
        let last = String(String.UnicodeScalarView([first, "\u{10FFFF}"]))
        return try connection.rows(
            "SELECT word, account FROM person_word WHERE word >= ? AND word < ? LIMIT ?",
            [.text(String(first)), .text(last), .integer(20_000)]
        ).filter { try typed.match($0.text("word")) != nil }
            .prefix(Self.mostCandidates / 4).map { try $0.text("account") }
    }
}

extension WordMatch {
    /// By how much it counts: a word that was typed before one that only begins so.
    fileprivate var worth: Int {
        switch self {
        case .exact: 4
        case .beginning: 3
        case .alike: 2
        case .forgiven: 1
        }
    }
}

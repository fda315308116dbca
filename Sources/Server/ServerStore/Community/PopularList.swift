import Foundation

/// The order of the popular feed, made every now and then, while somebody looks, and kept for a while: so a page of
/// it costs the same however many posts there are, and whoever scrolls meets none twice and misses none, however
/// others vote meanwhile.
public struct PopularList {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Posts of a page.
    public static let page = 20
    /// How many of the newest posts are put in order.
    public static let longest = 10_000
    /// Milliseconds after which an order is made anew, if somebody looks.
    public static let patience: Int64 = 300_000
    /// Milliseconds for which an old one is kept: somebody may still scroll in it.
    public static let rest: Int64 = 6 * 3_600_000

    /// Where somebody is in one. A list is named by the time at which it was made.
    public struct Place: Sendable, Hashable {
        public var list: Int64
        public var page: Int64

        public init(list: Int64, page: Int64) { (self.list, self.page) = (list, page) }
    }

    /// The latest; nil if none has been made.
    public func latest() throws -> Int64? {
        try connection.row("SELECT MAX(list) AS list FROM popular_page")?.optionalInteger("list")
    }

    /// Makes a new one, unless there is one that is young enough.
    /// - Returns: the latest.
    @discardableResult public func make(at now: Int64) throws -> Int64 {
        let before = try latest()
        if let before, before > now - Self.patience { return before }
        let candidates = try connection.rows(
            """
            SELECT id, up - down AS score, shown_at FROM post WHERE state = 'shown'
            ORDER BY shown_at DESC, id DESC LIMIT \(Self.longest)
            """
        ).map { row in
            Popularity.Candidate(
                id: try row.text("id"), score: Int(try row.integer("score")), at: try row.integer("shown_at"))
        }
        let ids = Popularity.sorted(candidates, at: now)
        // A list of nothing has a page, too: it is there.
        for start in stride(from: 0, to: max(1, ids.count), by: Self.page) {
            let page = Array(ids[start..<min(start + Self.page, ids.count)])
            try connection.run(
                """
                INSERT INTO popular_page (list, page, posts) VALUES (?, ?, ?)
                ON CONFLICT (list, page) DO UPDATE SET posts = excluded.posts
                """, [.integer(now), .integer(start / Self.page), .text(List.write(page))])
        }
        // The one that was the latest until now stays, however old: somebody may be about to read its first page.
        try connection.run(
            "DELETE FROM popular_page WHERE list < ? AND list < ?",
            [.integer(now - Self.rest), .integer(before ?? now)])
        return now
    }

    /// Throws away those in which nobody scrolls any more; the latest stays.
    public func sweep(at now: Int64) throws {
        try connection.run(
            """
            DELETE FROM popular_page WHERE list < ? AND list < (SELECT MAX(list) FROM popular_page)
            """, [.integer(now - Self.rest)])
    }
}

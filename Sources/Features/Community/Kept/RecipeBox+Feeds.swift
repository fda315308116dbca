import API
import Foundation
import GRDB
import Library

/// The pages of feeds that were seen last.
extension RecipeBox {
    /// Pages kept of a feed: what fits on a large screen, and what is scrolled to at once.
    static let feedPagesKept = 2

    /// - Parameter whose: the account, and the server it is on.
    /// - Returns: the pages from the top, and when the first was read, in seconds since 1970.
    func feedPages(
        _ feed: String, of whose: String
    ) async throws(LibraryError) -> (pages: [PageOf<PostCard>], readAt: Double)? {
        try await read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT page, readAt FROM feedPage WHERE whose = ? AND feed = ? ORDER BY place",
                arguments: [whose, feed])
            // What an earlier version wrote differently is as good as not there.
            let pages = rows.compactMap { row in
                try? JSONDecoder().decode(PageOf<PostCard>.self, from: Data((row[0] as String).utf8))
            }
            guard let first = rows.first, pages.count == rows.count else { return nil }
            return (pages, first[1])
        }
    }

    /// Keeps a page in place of the one that was there; the first takes all behind it away. Of other accounts nothing
    /// is kept.
    func keep(
        _ page: PageOf<PostCard>, at place: Int, of feed: String, of whose: String, readAt: Double
    ) async throws(LibraryError) {
        guard place < Self.feedPagesKept, let data = try? JSONEncoder().encode(page) else { return }
        let text = String(decoding: data, as: UTF8.self)
        try await write { db in
            try db.execute(sql: "DELETE FROM feedPage WHERE whose <> ?", arguments: [whose])
            if place == 0 {
                try db.execute(
                    sql: "DELETE FROM feedPage WHERE whose = ? AND feed = ?", arguments: [whose, feed])
            }
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO feedPage (whose, feed, place, page, readAt)
                    VALUES (?, ?, ?, ?, ?)
                    """, arguments: [whose, feed, place, text, readAt])
        }
    }
}

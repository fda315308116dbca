public import API

/// Posts as everybody comes upon them, within a transaction.
public struct Feeds {
    let connection: any Connection
    /// The account of whoever asks.
    let reader: String

    public init(_ connection: any Connection, for reader: String) {
        (self.connection, self.reader) = (connection, reader)
    }

    /// Those that are shown, the newest first.
    /// - Parameter author: only theirs.
    public func newest(
        of author: String? = nil, after place: TimePlace? = nil, limit: Int
    ) throws -> [PostCard] {
        try list(
            "post", author == nil ? "" : "post.author = ? AND ", author.map { [.text($0)] } ?? [],
            after: place, limit: limit)
    }

    /// Of those whom the reader follows, the newest first.
    ///
    /// Looks back a few days at first and further only where those have too little: so it costs as much as the page,
    /// not as all that these people have ever published.
    public func followed(after place: TimePlace? = nil, limit: Int, at now: Int64) throws -> [PostCard] {
        let top = place?.at ?? now
        var span = Self.firstSpan
        while true {
            // The table before `CROSS JOIN` is gone through first: it is the short one.
            let cards = try list(
                "follow CROSS JOIN post",
                "follow.follower = ? AND post.author = follow.followed AND post.shown_at > ? AND ",
                [.text(reader), .integer(max(-1, top - span))], after: place, limit: limit)
            if cards.count >= limit || span >= top { return cards }
            span *= 8
        }
    }

    /// Milliseconds: three days.
    private static let firstSpan: Int64 = 3 * 86_400_000

    private func list(
        _ tables: String, _ condition: String, _ values: [SQLValue], after place: TimePlace?, limit: Int
    ) throws -> [PostCard] {
        let behind = place.condition("post.shown_at", "post.id")
        let blocks = Blocks.condition("post.author", reader: reader)
        // Which they are, an index tells alone; what is on a card is read of those only.
        let ids = try connection.rows(
            """
            SELECT post.id FROM \(tables)
            WHERE \(condition)post.state = 'shown'\(behind.sql)\(blocks.sql)
            ORDER BY post.shown_at DESC, post.id DESC LIMIT \(limit)
            """, values + behind.values + blocks.values
        ).map { try $0.text("id") }
        return try cards(ids)
    }

    /// Some by their ids and in their order; those that aren't shown are left out.
    public func cards(_ ids: [String]) throws -> [PostCard] {
        guard !ids.isEmpty else { return [] }
        let marks = ids.map { _ in "?" }.joined(separator: ", ")
        let blocks = Blocks.condition("post.author", reader: reader)
        let cards = try connection.rows(
            """
            SELECT \(PostCard.columns) FROM post LEFT JOIN account ON account.id = post.author
            WHERE post.state = 'shown' AND post.id IN (\(marks))\(blocks.sql)
            """, [.text(reader)] + ids.map { .text($0) } + blocks.values
        ).map { try PostCard($0) }
        let byID = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { byID[$0] }
    }

    // MARK: For somebody

    /// Pages of the popular list that are looked through for one of the reader's.
    static let mostPages = 25
    /// Of these so many with one question.
    private static let pagesAtOnce = 5

    /// Of the popular ones those that are to somebody's taste, from a place in that list on.
    /// - Parameter source: where that list is read: in the database, or in memory.
    /// - Returns: nil if the list is here no longer; `next` is nil at its end.
    public func forTaste(
        _ taste: Taste, from place: PopularList.Place, in source: some PopularPages
    ) throws -> (cards: [PostCard], next: PopularList.Place?)? {
        var cards: [PostCard] = [], place = place, left = Self.mostPages
        var pages = try source.pages(from: place, count: Self.pagesAtOnce)[...], fitting: Set<String>?
        if pages.isEmpty { return nil }
        while true {
            // Few are: so the others' cards aren't read.
            let known = try fitting ?? source.fitting(taste, pages.flatMap(\.self))
            var ids: [String] = []
            while let page = pages.first, cards.count + ids.count < PopularList.page {
                ids += page.filter(known.contains)
                pages.removeFirst()
                place.page += 1
                left -= 1
            }
            // Since it was put in this order a dish may have been changed.
            cards += try self.cards(ids).filter { taste.fits(DishKind(cuisine: $0.cuisine, diets: $0.diets)) }
            fitting = pages.isEmpty ? nil : known
            if pages.isEmpty { pages = try source.pages(from: place, count: Self.pagesAtOnce)[...] }
            if pages.isEmpty { return (cards, nil) }
            // Of those whom the reader has blocked none has come, either, so that there may be fewer than were found.
            if cards.count >= PopularList.page || left <= 0 { return (cards, place) }
        }
    }
}

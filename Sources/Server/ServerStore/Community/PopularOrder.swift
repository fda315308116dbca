/// An order of the popular feed in memory. It never changes, so whoever has read it once needs no database to know what
/// stands where; nor which of ten thousand are to somebody's taste, as they were then: one that has become so since comes with
/// the next order.
public struct PopularOrder: Sendable {
    /// The time at which it was made.
    public let list: Int64
    private let pages: [[String]]
    /// Which of `kinds` a post is; few kinds make up thousands of posts.
    private let kindOf: [String: Int]
    private let kinds: [DishKind]

    fileprivate init(list: Int64, pages: [[String]], kindOf: [String: Int], kinds: [DishKind]) {
        (self.list, self.pages, self.kindOf, self.kinds) = (list, pages, kindOf, kinds)
    }
}

/// Pages of the popular feed, and which posts of them are to somebody's taste.
public protocol PopularPages {
    /// The ids of the posts of some pages from a place on; none if the list is here no longer, or ends before it.
    func pages(from place: PopularList.Place, count: Int) throws -> [[String]]
    func fitting(_ taste: Taste, _ posts: [String]) throws -> Set<String>
}

extension PopularOrder: PopularPages {
    public func pages(from place: PopularList.Place, count: Int) -> [[String]] {
        guard place.list == list, let first = Int(exactly: place.page), pages.indices.contains(first) else {
            return []
        }
        return Array(pages[first...].prefix(count))
    }

    public func fitting(_ taste: Taste, _ posts: [String]) -> Set<String> {
        var fits: [Int: Bool] = [:]
        return Set(
            posts.filter { post in
                guard let kind = kindOf[post] else { return false }
                if let known = fits[kind] { return known }
                let isFitting = taste.fits(kinds[kind])
                fits[kind] = isFitting
                return isFitting
            })
    }
}

extension PopularList: PopularPages {
    public func pages(from place: Place, count: Int) throws -> [[String]] {
        try connection.rows(
            "SELECT posts FROM popular_page WHERE list = ? AND page >= ? AND page < ? ORDER BY page",
            [.integer(place.list), .integer(place.page), .integer(place.page + Int64(count))]
        ).map { try List.read($0.text("posts")) }
    }

    public func fitting(_ taste: Taste, _ posts: [String]) throws -> Set<String> {
        let (kindOf, kinds) = try self.kinds(of: posts)
        let fits = kinds.map(taste.fits)
        return Set(kindOf.filter { fits[$0.value] }.keys)
    }

    /// All of one; nil if it is here no longer.
    public func order(_ list: Int64) throws -> PopularOrder? {
        let pages = try pages(from: Place(list: list, page: 0), count: Self.longest / Self.page)
        guard !pages.isEmpty else { return nil }
        let (kindOf, kinds) = try kinds(of: pages.flatMap(\.self))
        return PopularOrder(list: list, pages: pages, kindOf: kindOf, kinds: kinds)
    }

    private func kinds(of posts: [String]) throws -> (of: [String: Int], all: [DishKind]) {
        /// As it is stored, so that what is the same is taken apart once.
        struct Words: Hashable { var cuisine: String, diets: String }
        var kindOf: [String: Int] = [:], known: [Words: Int] = [:], kinds: [DishKind] = []
        for start in stride(from: 0, to: posts.count, by: Self.atOnce) {
            // The last one is asked for again, so that there are few statements to be prepared.
            var some = Array(posts[start..<min(start + Self.atOnce, posts.count)])
            while some.count % 100 != 0, let last = some.last { some.append(last) }
            let marks = some.map { _ in "?" }.joined(separator: ", ")
            let rows = try connection.rows(
                "SELECT id, cuisine, diets FROM post WHERE id IN (\(marks))", some.map { .text($0) })
            for row in rows {
                let words = Words(cuisine: try row.text("cuisine"), diets: try row.text("diets"))
                if known[words] == nil {
                    known[words] = kinds.count
                    kinds.append(DishKind(cuisine: words.cuisine, diets: try List.read(words.diets)))
                }
                kindOf[try row.text("id")] = known[words]
            }
        }
        return (kindOf, kinds)
    }

    /// Posts that one question asks for.
    private static let atOnce = 500
}

import API
import Hummingbird
import ServerStore

extension Endpoint {
    /// One of the community's; where the server's owner hasn't opened it, there is none.
    static func community(_ endpoint: Endpoint) -> Endpoint {
        var mine = endpoint
        mine.handle = { asking in
            guard asking.backroom.settings.hasCommunity else { throw Problem.notFound }
            try await asking.refuseIfSuspended()
            return try await endpoint.handle(asking)
        }
        return mine
    }

    static func community(
        _ route: Route, _ pace: Pace, handle: @escaping @Sendable (Asking) async throws -> Reply
    ) -> Endpoint { community(Endpoint(route, .account, pace, handle: handle)) }

    static let feeding = [
        community(.feed, .reading) { try await $0.sendFeed() },
        community(.ownPosts, .reading) { try await $0.sendOwnPosts() },
    ]

    /// Posts of a page.
    static let postsOfPage = PopularList.page
}

extension Asking {
    fileprivate func sendFeed() async throws -> Reply {
        guard let feed = Feed(rawValue: parameters.get("feed") ?? "") else { throw Problem.notFound }
        let diets = try dietsAsked()
        switch feed {
        case .new:
            let place = try timePlace(feed.rawValue), reader = try me.account
            let cards = try await store.read {
                try Feeds($0, for: reader).newest(after: place, limit: Endpoint.postsOfPage + 1)
            }
            return try answer(feed.rawValue, cards)
        case .following:
            let place = try timePlace(feed.rawValue), reader = try me.account, now = now
            let cards = try await store.read {
                try Feeds($0, for: reader).followed(
                    after: place, limit: Endpoint.postsOfPage + 1, at: now)
            }
            return try answer(feed.rawValue, cards)
        case .popular: return try await sendPopular()
        case .forYou: return try await sendForYou(diets)
        }
    }

    /// The beginning is of the latest list; whoever goes on does so in the one that they began.
    private func popularPlace(_ feed: Feed) async throws -> PopularList.Place {
        guard let words = try mark(feed.rawValue)?.words else {
            return .init(list: try await backroom.popularList(), page: 0)
        }
        guard words.count == 2, let list = Int64(words[0]), let page = Int64(words[1]) else {
            throw Problem.invalid(["after": .invalid])
        }
        return .init(list: list, page: page)
    }

    private func next(_ feed: Feed, _ place: PopularList.Place) -> String {
        next(feed.rawValue, ["\(place.list)", "\(place.page)"])
    }

    private func sendPopular() async throws -> Reply {
        let reader = try me.account, place = try await popularPlace(.popular)
        let behind = PopularList.Place(list: place.list, page: place.page + 1)
        let pages: [[String]]
        if let order = backroom.order(place.list) {
            pages = order.pages(from: place, count: 2)
        } else {
            pages = try await store.look { try PopularList($0).pages(from: place, count: 2) }
        }
        guard let ids = pages.first else { throw Problem.expired }
        let cards = try await store.look { try Feeds($0, for: reader).cards(ids) }
        return try .json(PageOf(items: cards, next: pages.count == 2 ? next(.popular, behind) : nil))
    }

    /// Of somebody who has said nothing about their taste there is nothing to go by.
    private func sendForYou(_ diets: [String]) async throws -> Reply {
        let reader = try me.account, place = try await popularPlace(.forYou)
        let order = backroom.order(place.list)
        let (cards, next) = try await store.read { connection in
            let account = try myAccount(connection).shown
            let taste = Taste(cuisines: account.cuisines, diets: account.diets + diets)
            if taste.isEmpty { return ([PostCard](), PopularList.Place?.none) }
            let source: any PopularPages = if let order { order } else { PopularList(connection) }
            let found = try Feeds(connection, for: reader).forTaste(taste, from: place, in: source)
            guard let found else { throw Problem.expired }
            return (found.cards, found.next)
        }
        return try .json(PageOf(items: cards, next: next.map { self.next(.forYou, $0) }))
    }

    /// How the caller eats, as the kitchen they ask from knows it; nothing of it is kept.
    private func dietsAsked() throws(Problem) -> [String] {
        let text = request.uri.queryParameters["diets"].map(String.init) ?? ""
        guard text.unicodeScalars.count <= 200 else { throw .invalid(["diets": .tooLong]) }
        return text.split(separator: ",").map(String.init)
    }

    func answer(_ list: String, _ cards: [PostCard]) throws -> Reply {
        let page = page(list, cards, Endpoint.postsOfPage) {
            TimePlace(at: $0.at, id: $0.id)
        } shown: {
            $0
        }
        return try .json(page)
    }

    fileprivate func sendOwnPosts() async throws -> Reply {
        let list = "own", place = try timePlace(list), me = try me.account
        let posts = try await store.read {
            try Posts($0).list(of: me, after: place, limit: Endpoint.postsOfPage + 1)
        }
        let page = page(list, posts, Endpoint.postsOfPage) {
            TimePlace(at: $0.shown.at, id: $0.shown.id)
        } shown: {
            $0.shown
        }
        return try .json(page)
    }
}

extension Backroom {
    /// A list of the popular feed, if it is in memory.
    fileprivate func order(_ list: Int64) -> PopularOrder? { ranking.order(list, store, logger) }

    /// The latest order of the popular feed. An old one is made anew while whoever asks gets it.
    fileprivate func popularList() async throws -> Int64 {
        let now = now()
        if let latest = try await store.look({ try PopularList($0).latest() }) {
            if latest <= now - PopularList.patience { ranking.begin(store, at: now, logger) }
            return latest
        }
        return try await store.write { try PopularList($0).make(at: now) }
    }
}

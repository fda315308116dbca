import API
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
        community(.person, .reading) { try await $0.sendPerson() },
        community(.personPicture, .reading) { try await $0.sendPortrait() },
        community(.personPosts, .reading) { try await $0.sendPostsOfPerson() },
        community(.ownPosts, .reading) { try await $0.sendOwnPosts() },
    ]

    /// Posts of a page.
    static let postsOfPage = PopularList.page
}

extension Asking {
    fileprivate func sendFeed() async throws -> Reply {
        guard let feed = Feed(rawValue: parameters.get("feed") ?? "") else { throw Problem.notFound }
        switch feed {
        case .new:
            let place = try timePlace(feed.rawValue), reader = try me.account
            let cards = try await store.read {
                try Feeds($0, for: reader).newest(after: place, limit: Endpoint.postsOfPage + 1)
            }
            return try answer(feed.rawValue, cards)
        case .popular: return try await sendPopular()
        }
    }

    /// The beginning is of the latest list; whoever goes on does so in the one that they began.
    private func sendPopular() async throws -> Reply {
        let reader = try me.account
        let place: PopularList.Place
        if let words = try mark(Feed.popular.rawValue)?.words {
            guard words.count == 2, let list = Int64(words[0]), let page = Int64(words[1]) else {
                throw Problem.invalid(["after": .invalid])
            }
            place = .init(list: list, page: page)
        } else {
            place = .init(list: try await backroom.popularList(), page: 0)
        }
        let (cards, isMore) = try await store.read { connection in
            let lists = PopularList(connection)
            guard let ids = try lists.posts(at: place) else { throw Problem.expired }
            return (
                try Feeds(connection, for: reader).cards(ids),
                try lists.posts(at: .init(list: place.list, page: place.page + 1)) != nil
            )
        }
        let next = isMore ? next(Feed.popular.rawValue, ["\(place.list)", "\(place.page + 1)"]) : nil
        return try .json(PageOf(items: cards, next: next))
    }

    private func answer(_ list: String, _ cards: [PostCard]) throws -> Reply {
        let page = page(list, cards, Endpoint.postsOfPage) {
            TimePlace(at: $0.at, id: $0.id)
        } shown: {
            $0
        }
        return try .json(page)
    }

    // MARK: People

    private func person() async throws -> (account: String, shown: Person) {
        let name = parameters.get("person") ?? ""
        guard let person = try await store.read({ try People($0).find(name) }) else { throw Problem.notFound }
        return person
    }

    fileprivate func sendPerson() async throws -> Reply { try .json(try await person().shown) }

    fileprivate func sendPortrait() async throws -> Reply {
        guard let hash = try await person().shown.card.picture else { throw Problem.notFound }
        // It was drawn anew when it came.
        return try await send(hash) { try await backroom.bytes.body(hash, context: context) }
    }

    fileprivate func sendPostsOfPerson() async throws -> Reply {
        let author = try await person().account, list = "person-\(author)", reader = try me.account
        let place = try timePlace(list)
        let cards = try await store.read {
            try Feeds($0, for: reader).newest(of: author, after: place, limit: Endpoint.postsOfPage + 1)
        }
        return try answer(list, cards)
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
    /// The latest order of the popular feed. An old one is made anew while whoever asks gets it.
    fileprivate func popularList() async throws -> Int64 {
        let now = now()
        if let latest = try await store.read({ try PopularList($0).latest() }) {
            if latest <= now - PopularList.patience { ranking.begin(store, at: now, logger) }
            return latest
        }
        return try await store.write { try PopularList($0).make(at: now) }
    }
}

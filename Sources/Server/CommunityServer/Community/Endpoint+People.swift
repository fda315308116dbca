import API
import ServerStore

extension Endpoint {
    static let meeting = [
        community(.person, .reading) { try await $0.sendPerson() },
        community(.personPicture, .reading) { try await $0.sendPortrait() },
        community(.personPosts, .reading) { try await $0.sendPostsOfPerson() },
        community(.follow, .writing) { try await $0.follow(true) },
        community(.unfollow, .writing) { try await $0.follow(false) },
        community(.block, .writing) { try await $0.block(true) },
        community(.unblock, .writing) { try await $0.block(false) },
        community(.followers, .reading) { asking in
            try await asking.sendPeople("followers") {
                try Follows($0).followers(of: $1, after: $2, limit: peopleOfPage + 1)
            }
        },
        community(.following, .reading) { asking in
            try await asking.sendPeople("following") {
                try Follows($0).followed(by: $1, after: $2, limit: peopleOfPage + 1)
            }
        },
        community(.blocked, .reading) { try await $0.sendBlocked() },
    ]

    /// People of a page.
    static let peopleOfPage = 50
}

extension Asking {
    private func person(_ connection: any Connection) throws -> (account: String, shown: Person) {
        let name = parameters.get("person") ?? "", me = try me
        guard let person = try People(connection, for: me.account).find(name) else { throw Problem.notFound }
        return person
    }

    /// The same where only their account or picture matters, as beside everything that they write.
    private func account() async throws -> (id: String, picture: String?) {
        let name = parameters.get("person") ?? "", me = try me
        let account = try await store.read { try People($0, for: me.account).account(named: name) }
        guard let account else { throw Problem.notFound }
        return account
    }

    fileprivate func sendPerson() async throws -> Reply {
        try .json(try await store.read { try person($0).shown })
    }

    fileprivate func sendPortrait() async throws -> Reply {
        guard let hash = try await account().picture else { throw Problem.notFound }
        // It was drawn anew when it came.
        return try await send(hash) { try await backroom.bytes.body(hash, context: context) }
    }

    fileprivate func sendPostsOfPerson() async throws -> Reply {
        let author = try await account().id, list = "person-\(author)", reader = try me.account
        let place = try timePlace(list)
        let cards = try await store.read {
            try Feeds($0, for: reader).newest(of: author, after: place, limit: Endpoint.postsOfPage + 1)
        }
        return try answer(list, cards)
    }

    // MARK: Following and blocking

    /// Changes how the caller stands to a person, who isn't the caller.
    private func change(
        _ change: @escaping @Sendable (any Connection, _ other: String) throws -> Notices.Told?
    ) async throws -> Reply {
        let me = try me
        let (shown, told) = try await store.write { connection -> (Person, Notices.Told?) in
            let other = try person(connection).account
            if other == me.account { throw Problem.forbidden("it is yourself") }
            let told = try change(connection, other)
            return (try person(connection).shown, told)
        }
        await hint(told)
        return try .json(shown)
    }

    fileprivate func follow(_ isWanted: Bool) async throws -> Reply {
        let me = try me, now = now
        return try await change { connection, other in
            guard isWanted else {
                try Follows(connection).end(me.account, follows: other)
                return nil
            }
            // Whom one wants nothing to do with isn't followed.
            if try Blocks(connection).has(me.account, blocked: other) {
                throw Problem.forbidden("you have blocked them")
            }
            do {
                guard try Follows(connection).begin(me.account, follows: other, at: now) else { return nil }
            } catch is Follows.TooMany {
                throw Problem.forbidden("nobody follows more than \(Follows.most)")
            }
            return try Notices(connection).tell(other, .follow, of: me.account, at: now)
        }
    }

    fileprivate func block(_ isWanted: Bool) async throws -> Reply {
        let me = try me, now = now
        return try await change { connection, other in
            if isWanted {
                try Blocks(connection).begin(me.account, blocks: other, at: now)
            } else {
                try Blocks(connection).end(me.account, blocks: other)
            }
            return nil
        }
    }

    // MARK: Lists of people

    fileprivate func sendPeople(
        _ name: String,
        _ read: @escaping @Sendable (any Connection, _ account: String, TimePlace?) throws -> [Follows.Listed]
    ) async throws -> Reply {
        let account = try await account().id, list = "\(name)-\(account)", place = try timePlace(list)
        return try answer(list, try await store.read { try read($0, account, place) })
    }

    fileprivate func sendBlocked() async throws -> Reply {
        let list = "blocked", place = try timePlace(list), me = try me
        let people = try await store.read {
            try Blocks($0).list(of: me.account, after: place, limit: Endpoint.peopleOfPage + 1)
        }
        return try answer(list, people)
    }

    private func answer(_ list: String, _ people: [Follows.Listed]) throws -> Reply {
        let page = page(list, people, Endpoint.peopleOfPage) {
            $0.place
        } shown: {
            $0.card
        }
        return try .json(page)
    }
}

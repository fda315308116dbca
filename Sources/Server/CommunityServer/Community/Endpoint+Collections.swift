import API
import ServerStore

extension Endpoint {
    static let collecting = [
        community(.personCollections, .reading) { try await $0.sendCollectionsOfPerson() },
        community(once(.publishCollection, .commenting) { try await $0.publishCollection() }),
        community(.collection, .reading) { try await $0.sendCollection() },
        community(.collectionPosts, .reading) { try await $0.sendPostsOfCollection() },
        community(.changeCollection, .writing) { try await $0.changeCollection() },
        community(.deleteCollection, .writing) { try await $0.deleteCollection() },
        community(.likeCollection, .writing) { try await $0.like(true) },
        community(.unlikeCollection, .writing) { try await $0.like(false) },
    ]

    /// Collections of a page.
    static let collectionsOfPage = 20
}

extension Asking {
    /// A collection that the caller may see: one that is shown, their own, or any for whoever looks after others.
    private func collection(_ connection: any Connection) throws -> Collections.Stored {
        let id = parameters.get("collection") ?? "", me = try me
        guard let found = try Collections(connection).find(id, for: me.account) else {
            throw Problem.notFound
        }
        let isOpen =
            try (found.shown.state == .shown || found.shown.isMine)
            && !Blocks(connection).isBetween(me.account, found.author)
        guard try isOpen || myAccount(connection).isModerator else { throw Problem.notFound }
        return found
    }

    private func ownCollection(_ connection: any Connection) throws -> Collections.Stored {
        let found = try collection(connection)
        guard found.shown.isMine else { throw Problem.forbidden("it is somebody else's") }
        return found
    }

    private func collectionDraft() async throws -> CollectionDraft {
        let draft = try await form(CollectionDraft.self)
        guard draft.faults.isEmpty else { throw Problem.invalid(draft.faults) }
        return draft
    }

    // MARK: Reading

    fileprivate func sendCollectionsOfPerson() async throws -> Reply {
        let name = parameters.get("person") ?? "", me = try me
        let account = try await store.read { try People($0, for: me.account).account(named: name)?.id }
        guard let account else { throw Problem.notFound }
        let list = "collections-\(account)", place = try timePlace(list), limit = Endpoint.collectionsOfPage
        let found = try await store.read {
            try Collections($0).list(of: account, after: place, limit: limit + 1, for: me.account)
        }
        let page = page(list, found, limit) {
            $0.place
        } shown: {
            $0.shown
        }
        return try .json(page)
    }

    fileprivate func sendCollection() async throws -> Reply {
        try .json(try await store.read { try collection($0).shown })
    }

    fileprivate func sendPostsOfCollection() async throws -> Reply {
        let list = "collection-\(parameters.get("collection") ?? "")", me = try me
        let place = try mark(list).map { mark throws(Problem) in
            guard mark.words.count == 1, let place = Int64(mark.words[0]) else {
                throw .invalid(["after": .invalid])
            }
            return place
        }
        let limit = Endpoint.postsOfPage
        let found = try await store.read { connection in
            try Collections(connection).cards(
                of: try collection(connection).shown.id, after: place, limit: limit + 1, for: me.account)
        }
        let kept = found.prefix(limit)
        let next = found.count > limit ? kept.last.map { self.next(list, ["\($0.place)"]) } : nil
        return try .json(PageOf(items: kept.map(\.card), next: next))
    }

    // MARK: Writing

    private static func answer<Value>(_ write: () throws -> Value) throws -> Value {
        do {
            return try write()
        } catch Collections.Refusal.empty {
            throw Problem.invalid(["posts": .missing])
        } catch Collections.Refusal.tooMany {
            throw Problem.forbidden("nobody shows more than \(Collections.most)")
        } catch Collections.Refusal.removed {
            throw Problem.forbidden("a moderator has removed it")
        } catch Collections.Refusal.own {
            throw Problem.forbidden("nobody likes what is their own")
        }
    }

    fileprivate func publishCollection() async throws -> Effect {
        let draft = try await collectionDraft(), me = try me, now = now
        return Effect { connection in
            try Self.answer {
                let id = try Collections(connection).publish(draft, by: me.account, at: now)
                guard let found = try Collections(connection).find(id, for: me.account) else {
                    throw Problem.broken
                }
                return try .json(found.shown, 201)
            }
        }
    }

    fileprivate func changeCollection() async throws -> Reply {
        let draft = try await collectionDraft(), me = try me, now = now
        let changed = try await store.write { connection in
            try Self.answer {
                let id = try ownCollection(connection).shown.id
                try Collections(connection).change(id, to: draft, by: me.account, at: now)
                return try Collections(connection).find(id, for: me.account)
            }
        }
        guard let changed else { throw Problem.notFound }
        return try .json(changed.shown)
    }

    fileprivate func deleteCollection() async throws -> Reply {
        try await store.write { try Collections($0).delete(try ownCollection($0).shown.id) }
        return Reply()
    }

    /// Likes it, or no longer; doing so again changes nothing.
    fileprivate func like(_ isWanted: Bool) async throws -> Reply {
        let me = try me
        let likes = try await store.write { connection in
            try Self.answer {
                let id = try collection(connection).shown.id
                return try Collections(connection).like(id, isWanted, by: me.account)
            }
        }
        guard let likes else { throw Problem.notFound }
        return try .json(likes)
    }
}

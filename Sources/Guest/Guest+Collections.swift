public import API
import Web

/// Collections that people on the server show, and those that one shows there oneself (RF6, SP5).
extension Guest {
    /// Those that somebody shows, the last changed first.
    public func collections(
        of userName: String, after: String? = nil
    ) async throws(GuestTrouble) -> PageOf<PublicCollection> {
        try await list(.personCollections, [userName], after: after, most: 100) { $0.shown }
    }

    public func collection(_ id: PublicCollection.ID) async throws(GuestTrouble) -> PublicCollection {
        try Self.collection(
            try await ask(.collection, path: try path(.collection, [id]), Nothing.none))
    }

    /// Its dishes in its order.
    public func posts(
        in collection: PublicCollection.ID, after: String? = nil
    ) async throws(GuestTrouble) -> PageOf<PostCard> {
        try await list(.collectionPosts, [collection], after: after, most: 100) { $0.shown }
    }

    /// - Parameter key: made before the first try: with the same one, it is there once.
    public func publish(
        _ draft: CollectionDraft, key: String
    ) async throws(GuestTrouble) -> PublicCollection {
        let answer = try await send(.publishCollection, try Self.encoded(draft), key: key)
        return try Self.collection(try Self.decoded(answer.body))
    }

    public func change(
        _ id: PublicCollection.ID, to draft: CollectionDraft
    ) async throws(GuestTrouble) -> PublicCollection {
        let answer = try await send(
            .changeCollection, path: try path(.changeCollection, [id]), try Self.encoded(draft))
        return try Self.collection(try Self.decoded(answer.body))
    }

    public func deleteCollection(_ id: PublicCollection.ID) async throws(GuestTrouble) {
        try await send(.deleteCollection, path: try path(.deleteCollection, [id]))
    }

    /// Likes one, or no longer.
    public func like(_ id: PublicCollection.ID, _ isWanted: Bool) async throws(GuestTrouble) -> Likes {
        let route = isWanted ? Route.likeCollection : .unlikeCollection
        let likes: Likes = try await ask(route, path: try path(route, [id]), Nothing.none)
        return Likes(count: likes.count.asCount, isMine: likes.isMine)
    }

    private static func collection(
        _ found: PublicCollection
    ) throws(GuestTrouble) -> PublicCollection {
        guard let shown = found.shown else { throw .stranger(cause: "a collection that is none") }
        return shown
    }
}

extension PublicCollection {
    /// What strangers have written as it can be shown; nil = it is nothing of the kind.
    var shown: PublicCollection? {
        guard PublicName.isPlain(id), let author = author.shown else { return nil }
        var found = self
        found.author = author
        found.reason = reason.map { PublicText.shown($0, 500) }
        found.decision = decision?.shown
        // Where it leads is ours to say: nobody is sent elsewhere by a server's word.
        found.page = page == Route.publicCollection.path(id) ? page : nil
        found.name = PublicText.shown(name, CollectionDraft.nameLength.upperBound)
        found.text = PublicText.shown(text, CollectionDraft.textLength.upperBound, hasLines: true)
        (found.dishes, found.likes) = (dishes.asCount, likes.asCount)
        found.covers = covers.prefix(Self.mostCovers).compactMap(\.shown)
        found.posts = posts.map { $0.prefix(CollectionDraft.mostPosts).filter(PublicName.isPlain) }
        return found.name.isEmpty ? nil : found
    }
}

extension PublicCollection.Cover {
    fileprivate var shown: Self? {
        guard PublicName.isPlain(post) else { return nil }
        return Self(
            post: post, title: PublicText.shown(title, 200),
            picture: picture.flatMap { BlobName.isHash($0) ? $0 : nil })
    }
}

import API
import HTTPTypes
import Hummingbird
import ServerStore

extension Pace {
    /// What one publishes.
    static let publishing = Pace(name: "publishing", burst: 10, interval: 300_000)
    /// What one says under what others have published.
    static let commenting = Pace(name: "commenting", burst: 20, interval: 15_000)
}

extension Endpoint {
    static let posting = [
        community(once(.publish, .publishing, limit: PostDraft.mostBytes) { try await $0.publish() }),
        community(.post, .reading) { try await $0.sendPost() },
        community(.changePost, .writing) { try await $0.changePost() },
        community(.deletePost, .writing) { try await $0.deletePost() },
        community(.postPicture, .syncing) { try await $0.sendPostPicture() },
        community(.postClip, .syncing) { try await $0.sendPostClip() },
        community(.vote, .writing) { try await $0.vote() },
    ]
}

extension StoredPost {
    var tag: String { "\"\(revision)\"" }
}

extension Asking {
    /// A post that the caller may see: one that is shown, their own, or any for whoever looks after others.
    func post() async throws -> StoredPost {
        let id = parameters.get("post") ?? "", me = try me
        return try await store.read { connection in
            guard let post = try Posts(connection).find(id, for: me.account) else { throw Problem.notFound }
            var isOpen = post.shown.state == .shown || post.author == me.account
            if let author = post.author, isOpen, try Blocks(connection).isBetween(me.account, author) {
                isOpen = false
            }
            guard try isOpen || myAccount(connection).isModerator else { throw Problem.notFound }
            return post
        }
    }

    /// There is nothing to do with a post where one of the two has blocked the other.
    func requireOpen(_ post: String, _ connection: any Connection) throws {
        if try Blocks(connection).isBetween(me.account, post: post) { throw Problem.notFound }
    }

    private func ownPost() async throws -> StoredPost {
        let post = try await post()
        guard post.shown.isMine else { throw Problem.forbidden("it is somebody else's") }
        return post
    }

    private func postDraft() async throws -> PostDraft {
        let draft = try await form(PostDraft.self, limit: PostDraft.mostBytes)
        let faults = draft.faults
        if !faults.isEmpty { throw Problem.invalid(faults) }
        return draft
    }

    fileprivate func publish() async throws -> Effect {
        let draft = try await postDraft(), me = try me, now = now
        return Effect { connection in
            do {
                let waits = mustWait(try myAccount(connection))
                let id = try Posts(connection).publish(draft, by: me.account, waits: waits, at: now)
                guard let post = try Posts(connection).find(id, for: me.account) else { throw Problem.broken }
                return try .json(post.shown, 201, headers: ["ETag": post.tag])
            } catch Posts.Refusal.mediaMissing {
                throw Problem.invalid(["pictures": .missing])
            }
        }
    }

    fileprivate func sendPost() async throws -> Reply {
        let post = try await post()
        return try .json(post.shown, headers: [.eTag: post.tag])
    }

    fileprivate func changePost() async throws -> Reply {
        let draft = try await postDraft(), post = try await ownPost(), me = try me, now = now
        guard let wanted = request.headers[.ifMatch] else { throw Problem.preconditionRequired }
        guard wanted == "*" || wanted == post.tag else { throw Problem.changed }
        do {
            let changed = try await store.write { connection in
                let posts = Posts(connection)
                let waits = mustWait(try myAccount(connection))
                try posts.change(
                    post, to: draft, revision: wanted == "*" ? nil : post.revision, waits: waits, at: now)
                return try posts.find(post.shown.id, for: me.account)
            }
            guard let changed else { throw Problem.notFound }
            return try .json(changed.shown, headers: [.eTag: changed.tag])
        } catch Posts.Refusal.changed {
            throw Problem.changed
        } catch Posts.Refusal.mediaMissing {
            throw Problem.invalid(["pictures": .missing])
        }
    }

    fileprivate func deletePost() async throws -> Reply {
        let post = try await ownPost(), now = now
        try await store.write { try Posts($0).delete(post, at: now) }
        return Reply()
    }

    // MARK: Pictures and clips

    /// - Parameter seesAll: the caller looks after what others publish.
    private func media(seesAll: Bool) async throws -> (hash: String, kind: MediaKind) {
        guard let hash = parameters.get("hash"), BlobName.isHash(hash) else { throw Problem.notFound }
        let id = parameters.get("post") ?? "", me = try me
        let kind = try await store.read { connection -> String? in
            if !seesAll { try requireOpen(id, connection) }
            guard try Posts(connection).has(hash, post: id, for: me.account, seesAll: seesAll)
            else { return nil }
            return try Blobs(connection).find(hash)?.kind
        }
        guard let kind = kind.flatMap(MediaKind.init(rawValue:)) else { throw Problem.notFound }
        return (hash, kind)
    }

    func sendPostPicture(seesAll: Bool = false) async throws -> Reply {
        let media = try await media(seesAll: seesAll)
        return try await send(media.kind.isClip ? .poster : .picture, of: media.hash)
    }

    fileprivate func sendPostClip() async throws -> Reply {
        let media = try await media(seesAll: false)
        guard media.kind.isClip else { throw Problem.notFound }
        return try await send(.clip, of: media.hash)
    }

    func send(_ rendition: Rendition, of hash: String) async throws -> Reply {
        try await send("\(hash)-\(rendition.rawValue)-\(Rendition.version)", rendition.kind) {
            let made = try await backroom.rendition(rendition, of: hash)
            return try await FileIO().loadFile(path: made.path, context: context)
        }
    }

    /// A picture or clip that never changes under its name, so that whoever has it needn't be sent it again.
    func send(
        _ tag: String, _ kind: MediaKind = .jpeg, _ body: () async throws -> ResponseBody
    ) async throws -> Reply {
        let headers: HTTPFields = [
            .eTag: "\"\(tag)\"", .cacheControl: "private, max-age=86400", .contentType: kind.rawValue,
            .contentDisposition: "attachment", .contentSecurityPolicy: "default-src 'none'; sandbox",
            .acceptRanges: "none",
        ]
        if request.headers[.ifNoneMatch] == "\"\(tag)\"" { return Reply(.notModified, headers: headers) }
        return Reply(.ok, headers: headers, body: try await body())
    }

    // MARK: Votes

    fileprivate func vote() async throws -> Reply {
        let vote = try await form(Vote.self), id = parameters.get("post") ?? "", me = try me
        guard (-1...1).contains(vote.value) else { throw Problem.invalid(["value": .invalid]) }
        do {
            let tally = try await store.write { connection in
                try requireOpen(id, connection)
                return try Votes(connection).cast(vote.value, post: id, by: me.account)
            }
            guard let tally else { throw Problem.notFound }
            return try .json(tally)
        } catch Votes.Refusal.own {
            throw Problem.forbidden("nobody votes for what is their own")
        }
    }
}

import API
import ServerStore
import Synchronization

extension Endpoint {
    static let commenting = [
        community(.comments, .reading) { try await $0.sendComments() },
        community(once(.comment, .commenting) { try await $0.comment() }),
        community(.changeComment, .writing) { try await $0.changeComment() },
        community(.deleteComment, .writing) { try await $0.deleteComment() },
    ]

    /// Comments of a page.
    static let commentsOfPage = 50
}

extension Asking {
    fileprivate func sendComments() async throws -> Reply {
        let post = try await post().shown.id, list = "comments-\(post)", me = try me
        let place = try mark(list).map { mark throws(Problem) in
            guard mark.words.count == 2 else { throw .invalid(["after": .invalid]) }
            return Comments.Place(root: mark.words[0], id: mark.words[1])
        }
        let limit = Endpoint.commentsOfPage
        let found = try await store.read {
            try Comments($0).list(post: post, after: place, limit: limit + 1, for: me.account)
        }
        let kept = found.prefix(limit)
        let next =
            found.count > limit ? kept.last.map { self.next(list, [$0.place.root, $0.place.id]) } : nil
        return try .json(PageOf(items: kept.map(\.shown), next: next))
    }

    private func commentDraft() async throws -> CommentDraft {
        let draft = try await form(CommentDraft.self)
        if let fault = draft.fault { throw Problem.invalid(["text": fault]) }
        return draft
    }

    fileprivate func comment() async throws -> Effect {
        let draft = try await commentDraft(), id = parameters.get("post") ?? "", me = try me, now = now
        let told = Mutex<[Notices.Told]>([])
        return Effect { connection in
            do {
                try requireOpen(id, connection)
                let comment = try Comments(connection).add(draft, to: id, by: me.account, at: now)
                guard let comment else { throw Problem.notFound }
                let notices = try Notices(connection).tell(of: comment, by: me.account, at: now)
                told.withLock { $0 = notices }
                return try .json(comment.shown, 201)
            } catch Comments.Refusal.parent {
                throw Problem.invalid(["parent": .invalid])
            }
        } afterwards: {
            for one in told.withLock({ $0 }) { await hint(one) }
        }
    }

    /// One that is shown under a post that the caller may see.
    func foundComment(_ connection: any Connection) throws -> Comments.Stored {
        let id = parameters.get("comment") ?? "", me = try me
        guard let comment = try Comments(connection).find(id, for: me.account),
            comment.shown.state == .shown
        else { throw Problem.notFound }
        let post = try Posts(connection).find(comment.post, for: me.account)
        guard post?.shown.state == .shown || post?.author == me.account else { throw Problem.notFound }
        return comment
    }

    private func ownComment(_ connection: any Connection) throws -> Comments.Stored {
        let comment = try foundComment(connection)
        guard comment.shown.isMine else { throw Problem.forbidden("it is somebody else's") }
        return comment
    }

    fileprivate func changeComment() async throws -> Reply {
        let draft = try await commentDraft(), me = try me, now = now
        guard draft.parent == nil else { throw Problem.invalid(["parent": .invalid]) }
        let changed = try await store.write { connection in
            let comment = try ownComment(connection)
            try Comments(connection).change(comment.shown.id, text: draft.text, at: now)
            return try Comments(connection).find(comment.shown.id, for: me.account)
        }
        guard let changed else { throw Problem.notFound }
        return try .json(changed.shown)
    }

    fileprivate func deleteComment() async throws -> Reply {
        try await store.write { try Comments($0).hide(try ownComment($0), as: .deleted) }
        return Reply()
    }
}

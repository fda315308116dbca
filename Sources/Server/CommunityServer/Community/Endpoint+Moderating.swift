import API
import ServerStore

extension Endpoint {
    /// For those who look after what people publish.
    static let moderating = [
        community(.removePost, .writing) { try await $0.removePost(isBack: false) },
        community(.restorePost, .writing) { try await $0.removePost(isBack: true) },
        community(.removeComment, .writing) { try await $0.removeComment() },
    ]
}

extension Asking {
    private func removal() async throws -> Removal {
        let removal = try await form(Removal.self)
        if let fault = removal.fault { throw Problem.invalid(["reason": fault]) }
        return removal
    }

    fileprivate func removePost(isBack: Bool) async throws -> Reply {
        _ = try await store.read { try moderator($0) }
        let removal = try await removal(), post = try await post().shown, me = try me, now = now
        do {
            let changed = try await store.write { connection in
                try Deeds(connection).move(
                    isBack ? .restoredPost : .removedPost, post: post.id,
                    by: try moderator(connection).shown.userName,
                    reason: removal.reason, at: now)
                return try Posts(connection).find(post.id, for: me.account)
            }
            guard let changed else { throw Problem.notFound }
            return try .json(changed.shown, headers: [.eTag: changed.tag])
        } catch is Deeds.Done {
            // Of two moderators at once, the second is told.
            throw Problem.changed
        }
    }

    fileprivate func removeComment() async throws -> Reply {
        _ = try await store.read { try moderator($0) }
        let removal = try await removal(), now = now
        try await store.write { connection in
            let name = try moderator(connection).shown.userName, comment = try foundComment(connection)
            try Comments(connection).hide(comment, as: .removed)
            try Deeds(connection).write(
                .removedComment, comment.shown.id, comment.shown.author?.userName ?? "", by: name,
                reason: removal.reason, at: now)
        }
        return Reply()
    }
}

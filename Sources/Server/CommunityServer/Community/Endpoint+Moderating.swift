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
            let (changed, told) = try await store.write { connection -> (StoredPost?, [Notices.Told]) in
                let told = try Deeds(connection).move(
                    isBack ? .restoredPost : .removedPost, post: post.id,
                    by: try moderator(connection).shown.userName,
                    reason: removal.reason, at: now)
                return (try Posts(connection).find(post.id, for: me.account), told)
            }
            await hint(told)
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
        do {
            let told = try await store.write { connection -> [Notices.Told] in
                let name = try moderator(connection).shown.userName
                let comment = try foundComment(connection).shown.id
                guard let subject = try Subjects(connection).find(.comment, comment) else {
                    throw Problem.notFound
                }
                return try Removals(connection).remove(
                    subject, by: name, reason: removal.reason, at: now)
            }
            await hint(told)
        } catch is Deeds.Done {
            throw Problem.changed
        }
        return Reply()
    }
}

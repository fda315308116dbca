import API
import ServerStore

extension Endpoint {
    static let reviewing = [
        community(.reviews, .reading) { try await $0.sendReviews() },
        community(.review, .writing) { try await $0.review(isBack: false) },
        community(.takeReviewBack, .writing) { try await $0.review(isBack: true) },
        community(.usePost, .writing) { try await $0.use() },
    ]

    /// Reviews of a page.
    static let reviewsOfPage = 30
}

extension Asking {
    fileprivate func sendReviews() async throws -> Reply {
        let post = try await post().shown.id, list = "reviews-\(post)", me = try me
        let place = try timePlace(list)
        let reviews = try await store.read {
            try Reviews($0).list(
                post: post, after: place, limit: Endpoint.reviewsOfPage + 1, for: me.account)
        }
        let page = page(list, reviews, Endpoint.reviewsOfPage) {
            $0.place
        } shown: {
            $0.shown
        }
        return try .json(page)
    }

    /// Writes one, or another in its place, or takes it back; doing so again changes nothing.
    fileprivate func review(isBack: Bool) async throws -> Reply {
        let draft = isBack ? nil : try await form(ReviewDraft.self)
        if let faults = draft?.faults, !faults.isEmpty { throw Problem.invalid(faults) }
        let id = parameters.get("post") ?? "", me = try me, now = now
        do {
            let (post, told) = try await store.write { connection -> (StoredPost, Notices.Told?) in
                try requireOpen(id, connection)
                let written = try Reviews(connection).write(draft, post: id, by: me.account, at: now)
                guard let written, let post = try Posts(connection).find(id, for: me.account) else {
                    throw Problem.notFound
                }
                guard written.isNew, let author = written.author, let draft else { return (post, nil) }
                let told = try Notices(connection).tell(
                    author, .review, of: me.account, post: id,
                    text: String(repeating: "★", count: draft.stars)
                        + (draft.text.isEmpty ? "" : " \(draft.text)"), at: now)
                return (post, told)
            }
            await hint(told)
            return try .json(post.shown, headers: [.eTag: post.tag])
        } catch Reviews.Refusal.own {
            throw Problem.forbidden("nobody reviews what is their own")
        } catch Reviews.Refusal.removed {
            throw Problem.forbidden("a moderator has removed it")
        }
    }

    fileprivate func use() async throws -> Reply {
        guard let use = PostUse(rawValue: parameters.get("use") ?? "") else { throw Problem.notFound }
        let id = parameters.get("post") ?? "", me = try me, now = now
        try await store.write { connection in
            try requireOpen(id, connection)
            guard try PostUses(connection).add(use, post: id, by: me.account, at: now) != nil else {
                throw Problem.notFound
            }
        }
        return Reply()
    }
}

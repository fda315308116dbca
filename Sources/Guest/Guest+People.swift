public import API
import Web

/// How the account stands to others on the server, what it thinks of what they publish, and what it is told of
/// (SP5, RF6, TR25). What comes is cleaned as what they publish is.
extension Guest {
    // MARK: People

    public func person(_ userName: String) async throws(GuestTrouble) -> Person {
        try await person(.person, userName)
    }

    /// Follows somebody, or no longer.
    public func follow(_ userName: String, _ isWanted: Bool) async throws(GuestTrouble) -> Person {
        try await person(isWanted ? .follow : .unfollow, userName)
    }

    /// Blocks somebody, or no longer: neither sees what the other publishes.
    public func block(_ userName: String, _ isWanted: Bool) async throws(GuestTrouble) -> Person {
        try await person(isWanted ? .block : .unblock, userName)
    }

    private func person(_ route: Route, _ userName: String) async throws(GuestTrouble) -> Person {
        let person: Person = try await ask(route, path: try path(route, [userName]), Nothing.none)
        guard let shown = person.shown else { throw .stranger(cause: "a person who is none") }
        return shown
    }

    /// Which people.
    public enum People: Sendable, Hashable {
        case followers(of: String)
        case followed(by: String)
        /// Those whom the account has blocked.
        case blocked
    }

    public func people(
        _ people: People, after: String? = nil
    ) async throws(GuestTrouble) -> PageOf<PersonCard> {
        switch people {
        case .followers(let name): try await list(.followers, [name], after: after, most: 200) { $0.shown }
        case .followed(let name): try await list(.following, [name], after: after, most: 200) { $0.shown }
        case .blocked: try await list(.blocked, [], after: after, most: 200) { $0.shown }
        }
    }

    // MARK: Finding

    /// Posts by words that they have, the best first; all that are found.
    public func posts(finding text: String) async throws(GuestTrouble) -> PageOf<PostCard> {
        try await list(.searchPosts, [], more: [("q", text)], most: 200) { $0.shown }
    }

    /// People by the beginnings of their names; all that are found.
    public func people(finding text: String) async throws(GuestTrouble) -> PageOf<PersonCard> {
        try await list(.searchPeople, [], more: [("q", text)], most: 200) { $0.shown }
    }

    // MARK: Reviews

    public func reviews(
        of post: Post.ID, after: String? = nil
    ) async throws(GuestTrouble) -> PageOf<Review> {
        try await list(.reviews, [post], after: after, most: 100) { $0.shown }
    }

    /// Writes the account's review, or takes it back.
    /// - Returns: the post, which counts it.
    public func review(_ draft: ReviewDraft?, of post: Post.ID) async throws(GuestTrouble) -> Post {
        guard let draft else {
            return try Self.post(
                try await send(
                    .takeReviewBack, path: try path(.takeReviewBack, [post]), limit: Self.largestPost)
            ).post
        }
        return try Self.post(
            try await send(
                .review, path: try path(.review, [post]), try Self.encoded(draft), limit: Self.largestPost)
        ).post
    }

    /// Counts among those who have done this with a post; doing so again changes nothing.
    public func note(_ use: PostUse, of post: Post.ID) async throws(GuestTrouble) {
        try await send(.usePost, path: try path(.usePost, [post, use.rawValue]))
    }

    // MARK: Notices

    public func notices(after: String? = nil) async throws(GuestTrouble) -> NoticeList {
        let answer = try await send(
            .notices, path: try path(.notices, []) + Self.query(after), limit: Self.largestPage)
        let list: NoticeList = try Self.decoded(answer.body)
        return NoticeList(
            items: list.items.prefix(200).compactMap(\.shown), next: list.next.flatMap(Self.cursor),
            unread: list.unread.asCount)
    }

    /// This one and all before it have been read.
    public func readNotices(until id: Notice.ID) async throws(GuestTrouble) {
        try await send(.readNotices, try Self.encoded(NoticesRead(until: id)))
    }
}

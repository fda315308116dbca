public import API
public import Foundation
import Web

/// What others have published on the server, and what one publishes, says and votes there oneself (SP2–SP4, RF6).
///
/// All that comes was written by strangers, and the server may be anybody's: what stands on the window's pages is
/// cleaned and cut to what it may be, and what isn't named as posts, people and pictures are named is let go.
extension Guest {
    // MARK: Lists

    /// A page of a feed.
    /// - Parameters:
    ///   - after: what the page before it told as ``PageOf/next``; nil = from its top.
    ///   - diets: what each post of ``Feed/forYou`` must be, by the names of ``Recipes/Diet``.
    public func feed(
        _ feed: Feed, after: String? = nil, diets: [String] = []
    ) async throws(GuestTrouble) -> PageOf<PostCard> {
        let more = feed == .forYou && !diets.isEmpty ? [("diets", diets.joined(separator: ","))] : []
        return try await list(.feed, [feed.rawValue], after: after, more: more, most: 100) { $0.shown }
    }

    /// What somebody has published and is to be seen.
    public func posts(of userName: String, after: String? = nil) async throws(GuestTrouble) -> PageOf<
        PostCard
    > {
        try await list(.personPosts, [userName], after: after, most: 100) { $0.shown }
    }

    /// What the account itself has published, also what isn't shown.
    public func ownPosts(after: String? = nil) async throws(GuestTrouble) -> PageOf<Post> {
        try await list(.ownPosts, [], after: after, most: 100) { $0.shown }
    }

    /// What is said under a post; an answer stands below what it answers.
    public func comments(
        on post: Post.ID, after: String? = nil
    ) async throws(GuestTrouble) -> PageOf<Comment> {
        try await list(.comments, [post], after: after, most: 200) { $0.shown }
    }

    /// - Parameter more: what else the question says.
    func list<Item: Codable & Sendable & Hashable>(
        _ route: Route, _ values: [String], after: String? = nil, more: [(String, String)] = [], most: Int,
        shown: (Item) -> Item?
    ) async throws(GuestTrouble) -> PageOf<Item> {
        let answer = try await send(
            route, path: try path(route, values) + Self.query(after, more), limit: Self.largestPage)
        let page: PageOf<Item> = try Self.decoded(answer.body)
        return PageOf(items: page.items.prefix(most).compactMap(shown), next: page.next.flatMap(Self.cursor))
    }

    static func query(_ after: String?, _ more: [(String, String)] = []) -> String {
        let words = (after.map { [("after", $0)] } ?? []) + more
        return words.isEmpty
            ? "" : "?" + words.map { "\($0.0)=\(escaped($0.1))" }.joined(separator: "&")
    }

    /// One that is longer than any leads nowhere.
    static func cursor(_ next: String) -> String? {
        next.isEmpty || next.utf8.count > 2000 ? nil : next
    }

    // MARK: Posts

    /// A post, and the state that a change must name.
    public func post(_ id: Post.ID) async throws(GuestTrouble) -> (post: Post, tag: String?) {
        try Self.post(try await send(.post, path: try path(.post, [id]), limit: Self.largestPost))
    }

    /// - Parameter key: made before the first try and kept until there is an answer: with the same one, there is
    ///   one post.
    public func publish(_ draft: PostDraft, key: String) async throws(GuestTrouble) -> Post {
        try Self.post(
            try await send(.publish, try Self.encoded(draft), key: key, limit: Self.largestPost)
        ).post
    }

    /// - Parameter tag: the state that is changed, as ``post(_:)`` told it.
    public func change(
        _ id: Post.ID, to draft: PostDraft, tag: String?
    ) async throws(GuestTrouble) -> (post: Post, tag: String?) {
        try Self.post(
            try await send(
                .changePost, path: try path(.changePost, [id]), try Self.encoded(draft), ifMatch: tag ?? "*",
                limit: Self.largestPost))
    }

    public func deletePost(_ id: Post.ID) async throws(GuestTrouble) {
        try await send(.deletePost, path: try path(.deletePost, [id]))
    }

    public func vote(_ value: Int, on id: Post.ID) async throws(GuestTrouble) -> Tally {
        let tally: Tally = try await ask(.vote, path: try path(.vote, [id]), Vote(value))
        return Tally(score: tally.score.asTally, vote: tally.vote.signum())
    }

    static func post(_ answer: WebAnswer) throws(GuestTrouble) -> (post: Post, tag: String?) {
        let post: Post = try decoded(answer.body)
        guard let shown = post.shown else { throw .stranger(cause: "a post that is none") }
        return (shown, answer.headers["ETag"])
    }

    // MARK: Pictures

    /// A picture of a post, or the one that stands for a clip. Whoever decodes it does so in the scullery.
    public func picture(_ hash: String, of post: Post.ID) async throws(GuestTrouble) -> Data {
        try await picture(.postPicture, [post, hash])
    }

    /// A clip of a post. Whoever decodes it does so in the scullery.
    public func clip(_ hash: String, of post: Post.ID) async throws(GuestTrouble) -> Data {
        try await send(
            .postClip, path: try path(.postClip, [post, hash]), accept: "video/*", limit: Self.largestClip,
            patience: Self.forMaking
        ).body
    }

    /// Somebody's picture.
    public func picture(of userName: String) async throws(GuestTrouble) -> Data {
        try await picture(.personPicture, [userName])
    }

    func picture(_ route: Route, _ values: [String]) async throws(GuestTrouble) -> Data {
        try await send(
            route, path: try path(route, values), accept: "image/*", limit: Self.largestPicture,
            patience: Self.forBytes
        ).body
    }

    // MARK: Comments

    /// - Parameter key: made before the first try: with the same one, it is said once.
    public func say(
        _ draft: CommentDraft, on post: Post.ID, key: String
    ) async throws(GuestTrouble) -> Comment {
        try Self.comment(
            try await send(.comment, path: try path(.comment, [post]), try Self.encoded(draft), key: key))
    }

    public func change(_ id: Comment.ID, to draft: CommentDraft) async throws(GuestTrouble) -> Comment {
        try Self.comment(
            try await send(.changeComment, path: try path(.changeComment, [id]), try Self.encoded(draft)))
    }

    public func deleteComment(_ id: Comment.ID) async throws(GuestTrouble) {
        try await send(.deleteComment, path: try path(.deleteComment, [id]))
    }

    private static func comment(_ answer: WebAnswer) throws(GuestTrouble) -> Comment {
        let comment: Comment = try decoded(answer.body)
        guard let shown = comment.shown else { throw .stranger(cause: "a comment that is none") }
        return shown
    }

    // MARK: Bounds

    /// Bytes at most: of a page of a list, of a post, of a picture.
    static let largestPage = 4 << 20, largestPost = 1 << 20, largestPicture = 8 << 20, largestClip = 8 << 20

    /// A path can't be led elsewhere by what stands in it.
    func path(_ route: Route, _ values: [String]) throws(GuestTrouble) -> String {
        guard values.allSatisfy(PublicName.isPlain) else { throw .stranger(cause: "no name of anything") }
        return values.count == 2 ? route.path(values[0], values[1]) : route.path(values.first ?? "")
    }

    fileprivate static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

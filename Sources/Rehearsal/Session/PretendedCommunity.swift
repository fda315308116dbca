import API
import Foundation
import Recipes

/// What is published on a pretended server.
struct PretendedCommunity {
    struct Thing {
        var post: Post
        var author: String
        var votes: [String: Int] = [:]
        var comments: [(comment: Comment, author: String)] = []
        var edition = 1
        /// By account.
        var reviews: [String: Review] = [:]
        var uses: [PostUse: Set<String>] = [:]
    }

    /// Posts that somebody shows together.
    struct Collection {
        var id: String
        var author: String
        var draft: CollectionDraft
        var at: Int64
        var changedAt: Int64
        var likes: Set<String> = []
        /// Why it was taken away, and by which decision.
        var reason: String?, decision: Decision?
    }

    /// Something that was taken away.
    struct Held {
        var author: String
        var target: ReportTarget
        /// Of a comment or a review, to put it back.
        var text = "", review: Review?
    }

    /// One account and another.
    struct Pair: Hashable {
        var one: String
        var other: String
    }

    /// The oldest first.
    var things: [Thing] = []
    var collections: [Collection] = []
    var follows: [Pair] = []
    var blocks: [Pair] = []
    var licensed: Set<String> = []
    /// By account, the latest first.
    var notices: [String: [Notice]] = [:]
    /// What was reported and hasn't been looked at, the oldest first.
    var reports: [(report: Report, by: String)] = []
    /// What was decided, by the decision.
    var held: [String: Held] = [:]
    /// The decisions against which somebody has appealed, the oldest first.
    var appeals: [String] = []
    /// What was answered to a key.
    var answered: [String: Data] = [:]
    var last = 0

    mutating func next(_ kind: String) -> String {
        last += 1
        return "\(kind)-\(last)"
    }

    /// Later ones are greater, as a server's are.
    mutating func nextNotice() -> Notice.ID {
        last += 1
        return "notice-" + String("00000\(last)".suffix(6))
    }

    static let page = 20
}

extension PretendedCommunity.Thing {
    var score: Int { votes.values.reduce(0, +) }

    func post(for reader: String, by author: PersonCard?, isOpen: Bool = false) -> Post {
        var post = post
        (post.author, post.isMine) = (author, reader == self.author)
        (post.score, post.vote) = (score, votes[reader] ?? 0)
        post.comments = comments.count { $0.comment.state == .shown }
        post.rating = Rating(sum: reviews.values.map(\.stars).reduce(0, +), count: reviews.count)
        post.myStars = reviews[reader]?.stars ?? 0
        (post.saves, post.cooks) = (uses[.saved]?.count ?? 0, uses[.cooked]?.count ?? 0)
        post.page = isOpen && post.state == .shown ? Route.publicPost.path(post.id) : nil
        return post
    }
}

extension PostCard {
    init(_ post: Post) {
        let recipe = post.recipe
        self.init(
            id: post.id, author: post.author, at: post.at, title: recipe.title,
            summary: post.comment.isEmpty ? recipe.summary : post.comment,
            picture: recipe.picture.map { String($0.dropFirst(BlobName.prefix.count)) },
            minutes: recipe.totalMinutes, diets: recipe.diets.map(\.rawValue), cuisine: recipe.cuisine,
            score: post.score, comments: post.comments, vote: post.vote, rating: post.rating,
            link: recipe.recommendedPage)
    }
}

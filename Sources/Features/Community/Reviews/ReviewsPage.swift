import API
import Guest
import House
import class House.Host
import Kit
import Stage

/// What people think of a post who have cooked it (TR25).
@MainActor final class ReviewsPage: Page {
    unowned let community: Community
    private let post: PostPage
    let list: LongList<Review>

    init(_ post: PostPage) {
        (self.post, community) = (post, post.community)
        list = LongList(community, most: 2000, key: { $0.author?.userName }) {
            [id = post.postID] guest, after throws(GuestTrouble) in
            try await guest.reviews(of: id, after: after)
        }
    }

    var host: Host { community.host }
    var id: String { "community reviews \(post.postID)" }
    var title: String? { host.words.reviewsTitle }
    var rating: Rating { post.post?.rating ?? Rating() }
    var mayReview: Bool { post.post?.isMine == false }
    var myStars: Int { post.post?.myStars ?? 0 }

    func view(_ look: Look) -> any View { ReviewsView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    func come() { list.refresh() }

    func askAgain() -> Bool {
        list.refresh()
        return true
    }

    /// Whoever wrote it must be known by name: that is what it goes by.
    func report(_ review: Review, by author: PersonCard) {
        let target = ReportTarget(.review, post.postID, by: author.userName)
        community.report(target, of: author) { [list] in list.refresh() }
    }

    func write() {
        let mine = list.items.first(where: \.isMine)
        ReviewModel(post, stars: myStars, text: mine?.text ?? "") { [list] in list.refresh() }.offer()
    }
}

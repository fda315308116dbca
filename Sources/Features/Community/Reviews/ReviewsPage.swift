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
    private(set) var reviews: [Review] = []
    private var next: String?
    private(set) var trouble: GuestTrouble?
    private(set) var isAsking = false
    private(set) var isRead = false

    init(_ post: PostPage) { (self.post, community) = (post, post.community) }

    /// Reviews held at most.
    static let most = 2000

    var host: Host { community.host }
    var id: String { "community reviews \(post.postID)" }
    var title: String? { host.words.reviewsTitle }
    var rating: Rating { post.post?.rating ?? Rating() }
    var mayReview: Bool { post.post?.isMine == false }
    var myStars: Int { post.post?.myStars ?? 0 }

    func view(_ look: Look) -> any View { ReviewsView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    func come() { ask(after: nil) }

    func askAgain() -> Bool {
        ask(after: nil)
        return true
    }

    func more() { if let next, trouble == nil { ask(after: next) } }

    func write() {
        let mine = reviews.first(where: \.isMine)
        ReviewModel(post, stars: myStars, text: mine?.text ?? "") { [self] in ask(after: nil) }.offer()
    }

    func ask(after: String?) {
        if isAsking { return }
        (isAsking, trouble) = (true, nil)
        community.ask { [id = post.postID] guest throws(GuestTrouble) in
            try await guest.reviews(of: id, after: after)
        } then: { [self] answer in
            isAsking = false
            switch answer {
            case .success(let page):
                if after == nil { reviews = [] }
                let known = Set(reviews.compactMap { $0.author?.userName })
                let new = page.items.filter { $0.author.map { !known.contains($0.userName) } ?? true }
                reviews += new
                isRead = true
                next = new.isEmpty || page.next == after || reviews.count >= Self.most ? nil : page.next
            case .failure(let why): trouble = why
            }
        }
        host.touch()
    }
}

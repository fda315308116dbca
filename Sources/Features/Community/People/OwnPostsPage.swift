import API
import Guest
import House
import class House.Host
import Kit
import Recipes
import Stage

/// What the cook has published, also what others don't see, and why (SR03).
@MainActor final class OwnPostsPage: Page {
    unowned let community: Community
    private(set) var posts: [Post] = []
    private var ids: Set<Post.ID> = []
    private var next: String?
    private(set) var trouble: GuestTrouble?
    private(set) var isAsking = false
    private(set) var isRead = false

    init(_ community: Community) { self.community = community }

    static let most = 2000

    var host: Host { community.host }
    let id = "community own"
    var title: String? { host.words.myPosts }

    func view(_ look: Look) -> any View { OwnPostsView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    func come() { ask(after: nil) }

    func askAgain() -> Bool {
        ask(after: nil)
        return true
    }

    func more() {
        if let next, trouble == nil { ask(after: next) }
    }

    func ask(after: String?) {
        if isAsking { return }
        (isAsking, trouble) = (true, nil)
        community.ask { guest throws(GuestTrouble) in
            try await guest.ownPosts(after: after)
        } then: { [self] answer in
            isAsking = false
            switch answer {
            case .success(let page):
                if after == nil { (posts, ids) = ([], []) }
                let new = page.items.filter { ids.insert($0.id).inserted }
                posts += new
                isRead = true
                next = new.isEmpty || page.next == after || posts.count >= Self.most ? nil : page.next
            case .failure(let why): trouble = why
            }
        }
        host.touch()
    }
}

struct OwnPostsView: View {
    let look: Look
    let host: Host
    let page: OwnPostsPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: page.id,
            content: Column(spacing: Space.m) {
                WordButton(
                    look: look, label: look.words.myPage, icon: "person", emphasis: .plain, id: "my page"
                ) { page.community.showMe() }
                OutboxNote(look: look, host: host, outbox: page.community.outbox)
                if let trouble = page.trouble {
                    if page.posts.isEmpty {
                        Trouble(
                            look: look, title: look.words.feedTroubleTitle,
                            text: page.community.sentence(trouble)
                        ) { page.ask(after: nil) }
                    } else {
                        Notice(look: look, text: page.community.sentence(trouble))
                    }
                } else if page.isRead, page.posts.isEmpty {
                    EmptyState(
                        look: look, icon: "chef-hat", title: look.words.nothingPublishedTitle,
                        text: look.words.nothingPublished)
                }
                list
                if page.isAsking, page.posts.isEmpty {
                    BusySign(look: look, size: 28, color: look.colors.tomato).grow(at: .center)
                }
            }
            .limit(maxWidth: 860)
            .grow(at: .center)
            .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin)))
    }

    private var list: Node {
        CardGrid(
            id: "own post", count: page.posts.count, columns: 1, rowHeight: look.isNarrow ? 128 : 112,
            spacing: Space.m
        ) { place in
            guard page.posts.indices.contains(place) else { return Spacer(0) }
            let row = self.row(page.posts[place])
            return place + 6 >= page.posts.count ? row.whenShown { page.more() } : row
        }
    }

    private func row(_ post: Post) -> Node {
        var spec = RegionSpec(.button, post.recipe.title, id: "own post \(post.id)")
        spec.value = state(post)
        spec.radius = Space.radius
        spec.press = { host.show(PostPage(post.id, page.community)) }
        let picture = PostPicture(post.recipe.picture, of: post.id)
            .map { page.community.pictures.shownName($0) ?? "" }
        return Row(spacing: Space.m) {
            DishPicture(
                look: look, name: picture, tile: DishTile(of: post.recipe), radius: Space.smallRadius
            )
            .frame(width: look.isNarrow ? 96 : 126, height: 84)
            Column(spacing: Space.xs) {
                Text(post.recipe.title, look.type.cardTitle, look.colors.ink, maxLines: 1)
                Text(
                    state(post), look.type.small.leading(1.25),
                    post.isHeldBack ? look.colors.tomato : look.colors.softInk, maxLines: 2)
            }
            .grow()
            Icon("chevron-right", size: 24, look.colors.softInk)
        }
        .unread()
        .padding(x: Space.m, y: 14)
        .grow(x: true, y: true)
        .card(look)
        .region(spec)
    }

    private func state(_ post: Post) -> String {
        post.standing(look.words)
            ?? look.words.ownPostSays(
                look.words.ago(Double(post.at) / 1000, host.now), score: post.score, comments: post.comments)
    }
}

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
    let list: LongList<Post>

    init(_ community: Community) {
        self.community = community
        list = LongList(community, most: 2000, key: \.id) { guest, after throws(GuestTrouble) in
            try await guest.ownPosts(after: after)
        }
    }

    var host: Host { community.host }
    let id = "community own"
    var title: String? { host.words.myPosts }

    func view(_ look: Look) -> any View { OwnPostsView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    func come() { list.refresh() }

    func askAgain() -> Bool {
        list.refresh()
        return true
    }
}

struct OwnPostsView: View {
    let look: Look
    let host: Host
    let page: OwnPostsPage

    var body: any View {
        LongListFrame(
            look: look, host: host, community: page.community, id: page.id, state: page.list.state,
            nothing: ("chef-hat", look.words.nothingPublishedTitle, look.words.nothingPublished), head: head,
            rows: list
        ) { page.list.refresh() }
    }

    private var head: [any View] {
        let mine = WordButton(
            look: look, label: look.words.myPage, icon: "person", emphasis: .plain, id: "my page"
        ) { page.community.showMe() }
        let invite = WordButton(
            look: look, label: look.words.invite, icon: "mail", emphasis: .plain, id: "invite"
        ) { page.community.invite() }
        let outbox = OutboxNote(look: look, host: host, outbox: page.community.outbox)
        return [
            Wrap(spacing: Space.s, lineSpacing: Space.xs) {
                mine
                invite
            }
        ] + (outbox.map { [$0] } ?? [])
    }

    private var list: Node {
        CardGrid(
            id: "own post", count: page.list.items.count, columns: 1, rowHeight: look.isNarrow ? 128 : 112,
            spacing: Space.m
        ) { place in
            guard page.list.items.indices.contains(place) else { return Spacer(0) }
            let row = self.row(page.list.items[place])
            return place + 6 >= page.list.items.count ? row.whenShown { page.list.more() } : row
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
        if post.isHeldBack, let decision = post.decision,
            page.community.appealing.state(of: decision) == .waiting
        {
            return look.words.appealWaits
        }
        return post.standing(look.words)
            ?? look.words.ownPostSays(
                look.words.ago(Double(post.at) / 1000, host.now), score: post.score, comments: post.comments)
    }
}

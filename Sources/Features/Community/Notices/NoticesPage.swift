import API
import Guest
import House
import class House.Host
import Kit
import Stage

/// What others have done that concerns the cook, the latest first (TR19).
@MainActor final class NoticesPage: Page {
    unowned let community: Community
    /// What hadn't been read when the page came: it is marked as long as the page is there.
    private(set) var fresh: Set<API.Notice.ID> = []
    private var hasSeen = false

    init(_ community: Community) { self.community = community }

    var host: Host { community.host }
    var noticing: Noticing { community.noticing }
    let id = "community notices"
    var title: String? { host.words.notices }

    func view(_ look: Look) -> any View { NoticesView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }

    func come() { noticing.refresh() }

    func askAgain() -> Bool {
        noticing.refresh()
        return true
    }

    /// What is in sight has been read.
    func attune() {
        guard host.isShown(self), !noticing.isAsking, noticing.isRead else { return }
        fresh.formUnion(noticing.notices.filter { !$0.isRead }.map(\.id))
        noticing.read()
    }

    func open(_ notice: API.Notice) {
        if notice.hasNoPage { return DecisionSheet.offer(notice, community) }
        if let post = notice.post { return host.show(PostPage(post, community)) }
        if let collection = notice.collection {
            return host.show(PublicCollectionPage(collection, nil, community))
        }
        if let actor = notice.actor { community.show(person: actor) }
    }
}

struct NoticesView: View {
    let look: Look
    let host: Host
    let page: NoticesPage

    var body: any View {
        let noticing = page.noticing
        return LongListFrame(
            look: look, host: host, community: page.community, id: page.id,
            state: (noticing.notices.isEmpty, noticing.isRead, noticing.isAsking, noticing.trouble),
            nothing: ("bell", look.words.noNoticesTitle, look.words.noNotices), head: [], rows: list
        ) { noticing.refresh() }
    }

    private var list: Node {
        let notices = page.noticing.notices
        return CardGrid(
            id: "notice", count: notices.count, columns: 1, rowHeight: look.isNarrow ? 124 : 96,
            spacing: Space.s
        ) { place in
            guard notices.indices.contains(place) else { return Spacer(0) }
            let row = self.row(notices[place])
            return place + 8 >= notices.count ? row.whenShown { page.noticing.more() } : row
        }
    }

    private func row(_ notice: API.Notice) -> Node {
        let says = look.words.noticeSays(notice), isFresh = page.fresh.contains(notice.id)
        var spec = RegionSpec(.button, says, id: "notice \(notice.id)")
        spec.value = notice.text
        spec.radius = Space.radius
        spec.press = { page.open(notice) }
        return Row(spacing: Space.m) {
            if let actor = notice.actor {
                Avatar(
                    look: look, name: actor.displayName, picture: page.community.pictures.name(actor),
                    size: 44)
            } else {
                Icon("shield", size: 32, look.colors.softInk).place(.center, .center)
                    .frame(width: 44, height: 44)
            }
            Column(spacing: 2) {
                Text(
                    says, (isFresh ? look.type.bodyStrong : look.type.body).leading(1.25), look.colors.ink,
                    maxLines: 2)
                if !notice.text.isEmpty {
                    Text(notice.text, look.type.small.leading(1.25), look.colors.softInk, maxLines: 1)
                }
                Text(
                    look.words.ago(Double(notice.at) / 1000, host.now), look.type.small,
                    look.colors.softInk, maxLines: 1)
            }
            .grow()
            if isFresh {
                Spacer(10).frame(width: 10, height: 10).behind(.fill(radius: 5, look.colors.tomato))
            }
        }
        .unread()
        .padding(x: Space.m, y: 10)
        .grow(x: true, y: true)
        .card(look)
        .region(spec)
    }
}

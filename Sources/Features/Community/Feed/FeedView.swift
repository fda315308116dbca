import API
import House
import class House.Host
import Kit
import Stage

/// A feed: which, how old what is shown is, and its cards.
struct FeedView: View {
    let look: Look
    let host: Host
    let page: FeedPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: FeedPage.scroll(page.feed), top: community.isThere ? top : nil,
            content: Column(spacing: look.isCompact ? Space.m : Space.l) {
                if community.isThere {
                    OutboxNote(look: look, host: host, outbox: community.outbox)
                    PostListView(
                        look: look, host: host, community: community, list: page.list,
                        id: "post \(page.feed.rawValue)",
                        nothing: (look.words.noPostsTitle, look.words.noPosts))
                } else {
                    EmptyState(
                        look: look, icon: "people", title: look.words.communityGoneTitle,
                        text: look.words.communityGone)
                }
            }
            .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin)))
    }

    private var community: Community { page.community }

    private var top: Node {
        Row(spacing: Space.m) {
            Segments(
                look: look, title: look.words.community,
                options: API.Feed.allCases.map { feed in
                    .init(
                        label: look.words.name(feed), icon: feed == .popular ? "star" : "clock",
                        isChosen: feed == page.feed
                    ) { page.choose(feed) }
                }, id: "feed")
            age.grow()
            if look.isNarrow {
                IconButton(look: look, icon: "person", label: look.words.myPosts) { community.showOwn() }
            } else {
                WordButton(look: look, label: look.words.myPosts, icon: "person", emphasis: .plain) {
                    community.showOwn()
                }
            }
        }
    }

    /// While nobody has to be told of trouble; that says it, too.
    private var age: Node {
        guard !look.isNarrow, let readAt = page.list.readAt, page.list.trouble == nil,
            !page.list.isCurrent || host.now - readAt > 60
        else { return Spacer(0) }
        return Text(
            look.words.ago(readAt, host.now), look.type.small, look.colors.softInk, maxLines: 1)
    }
}

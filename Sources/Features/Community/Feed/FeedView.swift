import API
import House
import class House.Host
import Kit
import Language
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
                    if page.feed == .forYou, hasCuisines, !page.list.cards.isEmpty {
                        Text(
                            look.words.forYouBecause(
                                kitchens, host.settings.diets.map(look.words.diet).sorted()),
                            look.type.body, look.colors.softInk)
                    }
                    PostListView(
                        look: look, host: host, community: community, list: page.list,
                        id: "post \(page.feed.rawValue)",
                        nothing: look.words.nothing(in: page.feed, hasCuisines: hasCuisines),
                        way: way)
                } else {
                    EmptyState(
                        look: look, icon: "people", title: look.words.communityGoneTitle,
                        text: look.words.communityGone)
                }
            }
            .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin)))
    }

    private var community: Community { page.community }
    /// Where one says what one likes, or gets somebody to follow.
    private var way: WordButton? {
        if page.feed == .following {
            return WordButton(look: look, label: look.words.invite, icon: "mail", emphasis: .plain) {
                community.invite()
            }
        }
        guard page.feed == .forYou, !hasCuisines else { return nil }
        return WordButton(
            look: look, label: look.words.chooseKitchens, icon: "person", emphasis: .filled
        ) { host.crossings.showAccount() }
    }
    private var hasCuisines: Bool {
        !(host.membership.account?.cuisines ?? []).isEmpty || !host.settings.diets.isEmpty
    }

    private var top: Node {
        if look.isNarrow {
            return Column(spacing: Space.s) {
                Row(spacing: 0) {
                    Spacer(0).grow()
                    for way in ways { way }
                }
                feeds
            }
        }
        return Row(spacing: Space.s) {
            feeds
            age.grow()
            for way in ways { way }
        }
    }

    private var feeds: Node {
        let icons: [API.Feed: String] = [
            .popular: "star", .new: "clock", .following: "people", .forYou: "heart",
        ]
        return Segments(
            look: look, title: look.words.community,
            options: API.Feed.allCases.map { feed in
                .init(
                    label: look.words.name(feed), icon: look.isCompact ? nil : icons[feed],
                    isChosen: feed == page.feed
                ) { page.choose(feed) }
            }, id: "feed"
        ).node
    }

    private var ways: [any View] {
        let unread = community.noticing.unread
        return [
            IconButton(look: look, icon: "search", label: look.words.findInCommunity) { community.find() },
            unread > 0
                ? WordButton(
                    look: look, label: look.words.unreadNotices(unread), icon: "bell", emphasis: .filled,
                    id: "notices"
                ) { community.showNotices() }
                : IconButton(look: look, icon: "bell", label: look.words.notices, id: "notices") {
                    community.showNotices()
                },
            look.isCompact
                ? IconButton(look: look, icon: "person", label: look.words.myPosts) { community.showOwn() }
                : WordButton(look: look, label: look.words.myPosts, icon: "person", emphasis: .plain) {
                    community.showOwn()
                },
        ]
    }

    /// The kitchens that the cook likes.
    private var kitchens: [String] {
        (host.membership.account?.cuisines ?? []).compactMap(Cuisine.init(rawValue:)).map(look.words.name)
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

import API
import Guest
import House
import class House.Host
import Kit
import Stage

/// The cards of a list of posts; and where there are none, why.
struct PostListView: View {
    let look: Look
    let host: Host
    let community: Community
    let list: PostList
    /// What the cards are known by.
    let id: String
    /// What is said where there is nothing.
    let nothing: (title: String, text: String)
    /// What can be done about that.
    var way: WordButton?

    var body: any View {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            if list.cards.isEmpty {
                empty
            } else {
                if let trouble = list.trouble, !trouble.isBehind { old(trouble.why) }
                grid
                foot
            }
        }
    }

    private var empty: Node {
        if let trouble = list.trouble {
            return Trouble(
                look: look, title: look.words.feedTroubleTitle, text: community.sentence(trouble.why)
            ) { list.tryAgain() }.node
        }
        if list.isAsking || !list.isCurrent { return busy(look.words.feedIsComing) }
        return EmptyState(
            look: look, icon: "pot", title: nothing.title, text: nothing.text, button: way
        ).node
    }

    private func busy(_ text: String) -> Node {
        Row(spacing: Space.m) {
            BusySign(look: look, size: 28, color: look.colors.tomato)
            Text(text, look.type.body, look.colors.softInk)
        }
        .padding(y: Space.l)
        .grow(at: .center)
    }

    /// What is shown is from before, and why.
    private func old(_ why: GuestTrouble) -> Node {
        BannerLine(look: look) {
            Icon("warning", size: 24, look.colors.saffron)
            Text(
                look.words.feedIsOld(
                    community.sentence(why), list.readAt.map { look.words.ago($0, host.now) } ?? ""),
                look.type.label.leading(1.25), look.colors.ink
            ).grow()
        } ways: {
            WordButton(look: look, label: look.words.tryAgain, icon: "refresh", emphasis: .plain) {
                list.tryAgain()
            }
        }
        .padding(x: Space.m, y: 6)
        .behind(.fill(radius: Space.smallRadius, look.colors.saffronTint))
    }

    private var grid: Node {
        CardGrid(
            id: id, count: list.cards.count, columns: columns, spacing: look.isCompact ? Space.m : Space.l
        ) { place in
            guard list.cards.indices.contains(place) else { return Spacer(0) }
            let card = PostCardView(
                look: look, host: host, community: community, card: list.cards[place], id: id)
            // Before its end comes into sight.
            guard place + 2 * columns >= list.cards.count else { return card }
            return card.node.whenShown { list.more() }
        }
    }

    private var columns: Int {
        if look.isNarrow { return 1 }
        return max(2, min(5, Int((look.size.width - 2 * look.margin) / (look.size.width > 1500 ? 430 : 360))))
    }

    private var foot: Node {
        if let trouble = list.trouble, trouble.isBehind {
            return Column(spacing: Space.s, align: .center) {
                Text(community.sentence(trouble.why), look.type.body.aligned(.center), look.colors.softInk)
                WordButton(look: look, label: look.words.tryAgain, icon: "refresh") { list.tryAgain() }
            }
            .grow(at: .center)
        }
        if list.isAsking, list.isCurrent { return busy(look.words.feedIsComing) }
        return Spacer(0)
    }
}

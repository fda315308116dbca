import API
import House
import class House.Host
import Kit
import Stage

struct FindView: View {
    let look: Look
    let host: Host
    let page: FindPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: page.id, top: top,
            content: Column(spacing: look.isCompact ? Space.m : Space.l) {
                if page.asked == nil {
                    EmptyState(
                        look: look, icon: "search", title: look.words.findTitle, text: look.words.findText)
                } else if page.looksForPeople {
                    people.limit(maxWidth: 860).grow(at: .center)
                } else if let posts = page.posts {
                    PostListView(
                        look: look, host: host, community: page.community, list: posts, id: "found post",
                        nothing: (look.words.foundNothingTitle, look.words.foundNoPosts))
                }
            }
            .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin)))
    }

    private var top: Node {
        let field = SearchField(
            look: look, stage: host.stage, label: look.words.findInCommunity, id: FindPage.field,
            text: page.text, submit: { page.ask() }
        ) { page.type($0) }
        let kinds = Segments(
            look: look, title: look.words.findInCommunity,
            options: [false, true].map { isPeople in
                .init(
                    label: isPeople ? look.words.people : look.words.recipesFound,
                    icon: isPeople ? "person" : "book", isChosen: isPeople == page.looksForPeople
                ) { page.look(forPeople: isPeople) }
            }, id: "find")
        if look.isNarrow {
            return Column(spacing: Space.s) {
                field
                kinds
            }
        }
        return Row(spacing: Space.m) {
            field.node.grow()
            kinds
        }
    }

    private var people: Node {
        if let trouble = page.trouble {
            return Trouble(
                look: look, title: look.words.feedTroubleTitle, text: page.community.sentence(trouble)
            ) { page.ask() }.node
        }
        if !page.people.isEmpty {
            return PersonRows(
                look: look, community: page.community, people: page.people, id: "found"
            ).node
        }
        if page.isAsking {
            return BusySign(look: look, size: 28, color: look.colors.tomato).grow(at: .center)
        }
        return EmptyState(
            look: look, icon: "people", title: look.words.foundNothingTitle, text: look.words.foundNobody
        ).node
    }
}

import API
import Guest
import House
import class House.Host
import Kit
import Stage

/// Somebody who has an account on the server: who they are, and what they have published (SP5, RF6).
@MainActor final class PersonPage: Page {
    unowned let community: Community
    private(set) var card: PersonCard
    private(set) var person: Person?
    private(set) lazy var list: PostList = {
        let list = PostList(.person(userName: card.userName), community)
        community.register(list)
        return list
    }()

    init(_ card: PersonCard, _ community: Community) { (self.card, self.community) = (card, community) }

    var host: Host { community.host }
    var id: String { "community person \(card.userName)" }

    func view(_ look: Look) -> any View { PersonView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }

    func come() {
        list.come()
        if person == nil { ask() }
    }

    func askAgain() -> Bool {
        ask()
        host.stage.scrollToTop(id)
        list.refresh()
        return true
    }

    /// Without an answer there is what the post says of them.
    private func ask() {
        community.ask { [userName = card.userName] guest throws(GuestTrouble) in
            try await guest.person(userName)
        } then: { [self] answer in
            if case .success(let person) = answer { (self.person, card) = (person, person.card) }
        }
    }
}

struct PersonView: View {
    let look: Look
    let host: Host
    let page: PersonPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: page.id,
            content: Column(spacing: look.isCompact ? Space.m : Space.l) {
                head
                PostListView(
                    look: look, host: host, community: page.community, list: page.list,
                    id: "post of \(page.card.userName)",
                    nothing: (look.words.noPostsTitle, look.words.noPostsOfTheirs))
            }
            .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin)))
    }

    private var head: Node {
        Row(spacing: Space.l) {
            Avatar(
                look: look, name: page.card.displayName, picture: page.community.pictures.name(page.card),
                size: look.isCompact ? 64 : 96)
            Column(spacing: 2) {
                Text(page.card.displayName, look.type.title, look.colors.ink, isHeading: true)
                Text(
                    look.words.personSays(page.card.userName, posts: page.person?.posts), look.type.body,
                    look.colors.softInk)
            }
            .grow()
        }
    }
}

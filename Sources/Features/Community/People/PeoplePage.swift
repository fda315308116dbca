import API
import Guest
import House
import class House.Host
import Kit
import Stage

/// A list of people, each leading to their page (SP5, RF6).
@MainActor final class PeoplePage: Page {
    unowned let community: Community
    let id: String
    let list: LongList<PersonCard>
    private let heading: @MainActor () -> String
    /// What is said where there is nobody.
    let nobody: (title: String, text: String)

    init(
        _ people: Guest.People, _ community: Community, nobody: (title: String, text: String),
        heading: @escaping @MainActor () -> String
    ) {
        (self.community, self.heading, self.nobody) = (community, heading, nobody)
        id = "community people \(people)"
        list = LongList(community, most: 5000, key: \.userName) { guest, after throws(GuestTrouble) in
            try await guest.people(people, after: after)
        }
    }

    var host: Host { community.host }
    var title: String? { heading() }

    func view(_ look: Look) -> any View { PeopleView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    /// Also on the way back: somebody may have been followed there, or not be blocked any more.
    func come() { list.refresh() }

    func askAgain() -> Bool {
        list.refresh()
        return true
    }
}

struct PeopleView: View {
    let look: Look
    let host: Host
    let page: PeoplePage

    var body: any View {
        LongListFrame(
            look: look, host: host, community: page.community, id: page.id, state: page.list.state,
            nothing: ("people", page.nobody.title, page.nobody.text), head: [],
            rows: PersonRows(
                look: look, community: page.community, people: page.list.items, id: page.id
            ) { page.list.more() }.node
        ) { page.list.refresh() }
    }
}

/// People below each other.
struct PersonRows: View {
    let look: Look
    let community: Community
    let people: [PersonCard]
    /// Of the list.
    let id: String
    /// The end has nearly come into sight.
    var more: @MainActor () -> Void = {}

    var body: any View {
        CardGrid(
            id: "rows \(id)", count: people.count, columns: 1, rowHeight: 76, spacing: Space.s
        ) { place in
            guard people.indices.contains(place) else { return Spacer(0) }
            let row = self.row(people[place])
            return place + 10 >= people.count ? row.whenShown { more() } : row
        }
    }

    private func row(_ person: PersonCard) -> Node {
        var spec = RegionSpec(.button, person.displayName, id: "person \(person.userName)")
        spec.value = "@" + person.userName
        spec.radius = Space.radius
        spec.press = { community.show(person: person) }
        return Row(spacing: Space.m) {
            Avatar(
                look: look, name: person.displayName, picture: community.pictures.name(person), size: 48)
            Column(spacing: 2) {
                Text(person.displayName, look.type.bodyStrong, look.colors.ink, maxLines: 1)
                Text("@" + person.userName, look.type.small, look.colors.softInk, maxLines: 1)
            }
            .grow()
            Icon("chevron-right", size: 24, look.colors.softInk)
        }
        .unread()
        .padding(x: Space.m, y: 12)
        .grow(x: true, y: true)
        .card(look)
        .region(spec)
    }
}

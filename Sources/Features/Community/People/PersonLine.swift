import API
import House
import Kit
import Stage

/// Who has written something, and when.
struct PersonLine: View {
    let look: Look
    let community: Community
    /// Nil = they are here no longer.
    let person: PersonCard?
    /// Milliseconds since 1970.
    let at: Int64
    var size = 30.0
    /// What is said behind it, such as that it was changed.
    var note: String?
    /// Whether a press leads to their page.
    var leadsOn = false

    var body: any View {
        let name = person?.displayName ?? look.words.somebodyGone
        let line = Row(spacing: 10) {
            Avatar(look: look, name: name, picture: community.pictures.name(person), size: size)
            Text(name, look.type.smallStrong, look.colors.ink, maxLines: 1)
            Text(when, look.type.small, look.colors.softInk, maxLines: 1).grow()
        }
        guard leadsOn, let person else { return line }
        var spec = RegionSpec(.button, name, id: "person \(person.userName) \(at)")
        spec.value = when
        spec.radius = Space.touch / 2
        spec.press = { community.show(person: person) }
        return line.unread().limit(minHeight: Space.touch).region(spec)
    }

    private var when: String {
        let ago = look.words.ago(Double(at) / 1000, community.host.now)
        return note.map { "\(ago) · \($0)" } ?? ago
    }
}

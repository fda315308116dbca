import Kit
import Stage

/// A part of the form under its heading.
struct EditorSection: View {
    let look: Look
    let title: String
    /// What it is for, in a sentence or two.
    var detail = ""
    /// Whether its content lies on one card, or brings its own.
    var isCard = true
    let content: Node

    var body: any View {
        let inside =
            isCard
            ? content.padding(look.isCompact ? Space.m : Space.l).grow().card(look) : content.grow()
        return Column(spacing: Space.s) {
            Text(title, look.type.heading, look.colors.ink, isHeading: true)
            if !detail.isEmpty { Text(detail, look.type.small.leading(1.25), look.colors.softInk) }
            inside
        }
    }
}

public import Stage

/// A card of a collection, or of one to be made: a picture in a frame, and two lines.
public struct CollectionTile: View {
    let look: Look
    let picture: Node
    let title: String
    let note: String

    public init(look: Look, picture: Node, title: String, note: String) {
        self.look = look
        self.picture = picture
        self.title = title
        self.note = note
    }

    public var body: any View {
        Column {
            picture.ratio(1.5).padding(Space.s)
            Column(spacing: 4) {
                Text(title, look.type.cardTitle, look.colors.ink, maxLines: 1)
                Text(note, look.type.small, look.colors.softInk, maxLines: 1)
            }
            .unread()
            .padding(Edges(top: 6, left: Space.m, bottom: 14, right: Space.m))
        }
        .card(look)
    }
}

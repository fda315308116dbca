import House
import Kit
import Library
import Stage

/// One time that a recipe was looked at or cooked.
struct HistoryRow: View {
    let look: Look
    let host: Host
    let model: HistoryPage
    let entry: HistoryEntry

    var body: any View {
        Row(spacing: Space.m) {
            DishPicture(
                look: look, name: entry.card.picture, tile: entry.card.tile, radius: Space.smallRadius
            )
            .frame(width: 104, height: 76)
            .overlay(mark)
            Column(spacing: 4) {
                Text(
                    entry.card.title, look.type.cardTitle, look.colors.ink, maxLines: 1,
                    marks: model.words.textMarks(in: entry.card.title, look.colors.saffronTint))
                Row(spacing: 6) {
                    Icon(
                        isCooked ? "pot" : "eye", size: 18, isCooked ? look.colors.sage : look.colors.softInk)
                    Text(said, look.type.small, look.colors.softInk, maxLines: 1)
                }
            }
            .grow()
            if host.hearts.contains(entry.card) { Icon("heart-filled", size: 20, look.colors.tomato) }
        }
        .unread()
        .padding(Edges(top: 10, left: 10, bottom: 10, right: Space.l))
        .card(look)
        .inFront(.border(radius: Space.radius, width: 3, pick.isPicked ? look.colors.tomato : .clear))
        .region(spec)
    }

    private var isCooked: Bool { entry.kind == .cooked }
    private var said: String {
        "\(isCooked ? look.words.cooked : look.words.viewed) · \(look.words.ago(entry.at, host.now))"
    }

    private var pick: CardPick { model.pick(entry.id) }

    private var mark: Node {
        pick.isOn ? PickMark(look: look, isPicked: pick.isPicked).place(.center, .center) : Spacer()
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, entry.card.title, id: "entry \(entry.id)")
        spec.value = pick.isPicked ? look.words.picked : said
        spec.radius = Space.radius
        spec.press = { if !pick.tap() { host.crossings.open(entry.card.id) } }
        spec.hold = pick.hold
        return spec
    }
}

import House
import Kit
import Library
import Stage

/// A recipe as a line of a list, for whoever looks through many.
struct BrowseLine: View {
    let look: Look
    let host: Host
    let card: RecipeCard
    let pick: CardPick

    /// Points, and between two of them; of the same height, so that a letter's place can be told.
    static let height = 64.0, gap = 4.0

    var body: any View {
        Row(spacing: Space.m) {
            if pick.isOn {
                PickMark(look: look, isPicked: pick.isPicked)
            } else {
                DishPicture(look: look, name: card.picture, radius: 8).frame(width: 68, height: 48)
            }
            Text(card.title, look.type.bodyStrong, look.colors.ink, maxLines: 1).grow()
            if host.hearts.contains(card) { Icon("heart-filled", size: 18, look.colors.tomato) }
            if card.stars > 0, !look.isNarrow {
                Fact(look: look, icon: "star-filled", text: "\(card.stars)").node.frame(width: 44)
            }
            if !look.isCompact { DietIcons(look: look, diets: card.diets).node.frame(width: 150) }
            if card.totalMinutes > 0 {
                Fact(look: look, icon: "clock", text: look.words.minutes(card.totalMinutes))
                    .node.frame(width: (104 * max(1, look.type.factor)).rounded())
            } else if !look.isNarrow {
                Spacer().frame(width: (104 * max(1, look.type.factor)).rounded())
            }
        }
        .unread()
        .padding(Edges(top: 8, left: 10, bottom: 8, right: Space.m))
        .grow(x: true, y: true)
        .frame(height: Self.height)
        .behind(.fill(radius: Space.smallRadius, look.colors.card))
        .inFront(
            .border(radius: Space.smallRadius, width: 3, pick.isPicked ? look.colors.tomato : .clear)
        )
        .region(spec)
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, card.title, id: "line \(card.id)")
        spec.value = pick.isPicked ? look.words.picked : nil
        spec.radius = Space.smallRadius
        spec.press = { if !pick.tap() { host.crossings.open(card.id) } }
        spec.hold = pick.hold
        return spec
    }
}

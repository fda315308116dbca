import House
import Kit
import Library
import Recipes
import Stage

/// Something written that isn't finished: marked as a draft, and with a button to go on with it (AR04).
struct DraftCardView: View {
    let look: Look
    let host: Host
    let card: MyRecipesPage.DraftCard
    var words: [TypedWord] = []

    var body: any View {
        Column {
            picture.ratio(1.5).overlay(mark).overlay(corner).overlay(goOn)
            Column(spacing: 6) {
                Text(
                    title, look.type.cardTitle, hasTitle ? look.colors.ink : look.colors.softInk, maxLines: 1,
                    marks: words.textMarks(in: title, look.colors.saffronTint))
                Row(spacing: 5) {
                    Icon("pencil", size: 18, look.colors.softInk)
                    Text(age, look.type.small, look.colors.softInk, maxLines: 1)
                }
                // As high as the facts of a recipe, beside which it lies.
                .limit(minHeight: 20)
            }
            .unread()
            .padding(Edges(top: 12, left: Space.m, bottom: 14, right: Space.m))
        }
        .card(look)
        .inFront(.border(radius: Space.radius, width: 3, pick.isPicked ? look.colors.tomato : .clear))
        .region(spec)
    }

    let model: MyRecipesPage
    private var pick: CardPick { model.pick(.draft(card.id)) }
    private var hasTitle: Bool { !card.draft.title.allSatisfy(\.isWhitespace) }
    private var title: String { hasTitle ? card.draft.title : look.words.untitled }
    private var age: String { look.words.ago(card.draft.updatedAt, host.now) }

    private var spec: RegionSpec {
        let pick = pick
        var spec = RegionSpec(.button, title, id: "draft \(card.id)")
        spec.value = pick.isPicked ? look.words.picked : "\(look.words.draft), \(age)"
        spec.radius = Space.radius
        spec.press = { if !pick.tap() { host.crossings.edit(card.id) } }
        spec.hold = pick.hold
        return spec
    }

    private var picture: Node {
        if let picture = card.picture { return DishPicture(look: look, name: picture).node }
        if hasTitle {
            let tile = DishTile(title: title, kind: DishKind(title: title))
            return DishPicture(look: look, name: nil, tile: tile).node
        }
        return Layers {
            Fill(look.colors.sunken, radius: Space.radius)
            Icon("pencil", size: 56, look.colors.softInk.opacity(0.5))
        }
    }

    private var mark: Node {
        if pick.isOn {
            return PickMark(look: look, isPicked: pick.isPicked).padding(12).place(.start, .start)
        }
        return Text(look.words.draft, look.type.smallStrong, look.colors.saffron, maxLines: 1)
            .unread()
            .padding(x: 12, y: 6)
            .behind(.fill(radius: 15, look.colors.saffronTint))
            .padding(12)
            .place(.start, .start)
    }

    private var corner: Node {
        if pick.isOn { return Spacer() }
        return CardCorner(label: look.words.editOrRemove(title)) {
            model.choose(.draft(card.id), title: title)
        }.button(look, id: "corner draft \(card.id)")
    }

    private var goOn: Node {
        if pick.isOn { return Spacer() }
        var spec = RegionSpec(.button, look.words.goOnWriting(title), id: "go on \(card.id)")
        spec.radius = Space.touch / 2
        spec.press = { host.crossings.edit(card.id) }
        return Row(spacing: 6) {
            Text(look.words.goOn, look.type.button, look.colors.tomato, maxLines: 1)
            Icon("arrow-right", size: 20, look.colors.tomato)
        }
        .unread()
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: Space.touch / 2, look.colors.card.opacity(0.94)))
        .region(spec)
        .padding(12)
        .place(.end, .end)
    }
}

import Library
import Stage

/// A collection to open: up to four of its pictures, its name, and how many recipes are in it.
struct CollectionCard: View {
    let look: Look
    let app: App
    let collection: RecipeCollection
    var pick: CardPick?

    var body: any View {
        Column {
            mosaic.ratio(1.5).overlay(mark)
            Column(spacing: 4) {
                Text(collection.name, look.type.cardTitle, look.colors.ink, maxLines: 1)
                Text(count, look.type.small, look.colors.softInk, maxLines: 1)
            }
            .unread()
            .padding(Edges(top: 12, left: Space.m, bottom: 14, right: Space.m))
        }
        .card(look)
        .inFront(.border(radius: Space.radius, width: 3, isPicked ? look.colors.tomato : .clear))
        .region(spec)
    }

    private var count: String { look.words.recipes(collection.count) }
    private var isPicked: Bool { pick?.isPicked ?? false }

    /// One picture fills it, and four lie two by two.
    private var mosaic: Node {
        let names = collection.pictures
        if names.count < 4 { return DishPicture(look: look, name: names.first, radius: Space.radius).node }
        return Column(spacing: 2) {
            for row in 0..<2 {
                Row(spacing: 2) {
                    for name in names[(row * 2)..<(row * 2 + 2)] {
                        DishPicture(look: look, name: name, radius: 4).grow(x: true, y: true)
                    }
                }
                .grow(x: true, y: true)
            }
        }
    }

    private var mark: Node {
        guard let pick, pick.isOn else { return Spacer() }
        return PickMark(look: look, isPicked: pick.isPicked).padding(12).place(.start, .start)
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, collection.name, id: "collection \(collection.id)")
        spec.value = isPicked ? look.words.picked : count
        spec.radius = Space.radius
        spec.press = { if pick?.tap() != true { app.show(.collection(collection.id)) } }
        spec.hold = pick?.hold
        return spec
    }
}

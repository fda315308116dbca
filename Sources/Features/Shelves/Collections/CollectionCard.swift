import House
import Kit
import Library
import Stage

/// A collection to open: its pictures like snapshots on a board, its name, and how many recipes are in it.
struct CollectionCard: View {
    let look: Look
    let host: Host
    let model: CollectionsPage
    let collection: RecipeCollection
    var pick: CardPick?

    var body: any View {
        CollectionTile(
            look: look,
            picture: Mosaic(
                look: look, names: collection.pictures, tiles: collection.tiles, icon: "collections"
            ).node,
            title: collection.name, note: look.words.recipes(collection.count)
        )
        .node
        .overlay(mark)
        .inFront(.border(radius: Space.radius, width: 3, isPicked ? look.colors.tomato : .clear))
        .region(spec)
    }

    private var isPicked: Bool { pick?.isPicked ?? false }

    private var mark: Node {
        guard let pick, pick.isOn else { return Spacer() }
        return PickMark(look: look, isPicked: pick.isPicked).padding(18).place(.start, .start)
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, collection.name, id: "collection \(collection.id)")
        spec.value = isPicked ? look.words.picked : look.words.recipes(collection.count)
        spec.radius = Space.radius
        spec.press = { if pick?.tap() != true { model.open(collection.id) } }
        spec.hold = pick?.hold
        return spec
    }
}

import API
import Guest
import House
import class House.Host
import Kit
import Recipes
import Stage

/// The collections that somebody shows; and where there are none, why.
struct CollectionTiles: View {
    let look: Look
    let host: Host
    let community: Community
    let list: LongList<PublicCollection>
    /// Of whom, and what is said where there are none.
    let id: String
    let nothing: (title: String, text: String)

    var body: any View {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            if let trouble = list.trouble {
                if list.items.isEmpty {
                    Trouble(
                        look: look, title: look.words.feedTroubleTitle, text: community.sentence(trouble)
                    ) { list.refresh() }
                } else {
                    Notice(look: look, text: community.sentence(trouble))
                }
            } else if list.items.isEmpty {
                if list.isRead {
                    EmptyState(
                        look: look, icon: "collections", title: nothing.title, text: nothing.text)
                } else {
                    BusySign(look: look, size: 28, color: look.colors.tomato).padding(y: Space.l)
                        .grow(at: .center)
                }
            }
            grid
        }
    }

    private var grid: Node {
        CardGrid(
            id: "collection of \(id)", count: list.items.count, columns: columns,
            spacing: look.isCompact ? Space.m : Space.l
        ) { place in
            guard list.items.indices.contains(place) else { return Spacer(0) }
            let tile = self.tile(list.items[place])
            return place + 2 * columns >= list.items.count ? tile.whenShown { list.more() } : tile
        }
    }

    private var columns: Int {
        if look.isNarrow { return 1 }
        return max(2, min(5, Int((look.size.width - 2 * look.margin) / (look.size.width > 1500 ? 430 : 360))))
    }

    private func tile(_ collection: PublicCollection) -> Node {
        let note =
            collection.state == .removed
            ? look.words.collectionHeldShort
            : look.words.collectionSays(dishes: collection.dishes, likes: collection.likes)
        var spec = RegionSpec(.button, collection.name, id: "public collection \(collection.id)")
        spec.value = note
        spec.radius = Space.radius
        spec.press = { community.show(collection) }
        return CollectionTile(
            look: look, picture: covers(collection), title: collection.name, note: note
        )
        .node.region(spec)
    }

    private func covers(_ collection: PublicCollection) -> Node {
        var names: [String] = [], tiles: [DishTile] = []
        for cover in collection.covers {
            if let hash = cover.picture,
                let name = community.pictures.shownName(.post(cover.post, hash: hash))
            {
                names.append(name)
            } else {
                tiles.append(DishTile(of: Recipe(id: cover.post, title: cover.title)))
            }
        }
        return Mosaic(look: look, names: names, tiles: tiles, icon: "collections").node
    }
}

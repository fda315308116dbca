import House
import Kit
import Library
import Stage

/// All collections as cards, the way to a new one first: a page of its own, and half of the favourites (RF2,
/// RF3).
struct CollectionsShelf: View {
    let look: Look
    let host: Host

    let model: CollectionsPage

    var body: any View {
        if let trouble = model.trouble {
            return Trouble(
                look: look, title: look.words.collectionsFailed, text: trouble.sentence(look.words)
            ) {
                model.refresh()
            }
        }
        if !model.isRead { return Spacer().frame(height: 1) }
        if model.all.isEmpty {
            return EmptyState(
                look: look, icon: "collections", title: look.words.noCollectionsTitle,
                text: look.words.noCollections,
                button: WordButton(
                    look: look, label: look.words.newCollection, icon: "plus", emphasis: .filled
                ) { model.makeNew() })
        }
        return CardGrid(
            id: "collections", count: model.all.count + 1, columns: look.cardColumns,
            spacing: look.isCompact ? Space.m : Space.l
        ) { place in
            if place == 0 { return new }
            let collection = model.all[place - 1]
            return CollectionCard(
                look: look, host: host, model: model, collection: collection, pick: model.pick(collection.id))
        }
    }

    private var new: Node {
        var spec = RegionSpec(.button, look.words.newCollection, id: "new collection")
        spec.radius = Space.radius
        spec.press = { model.makeNew() }
        let plus = Layers {
            Fill(look.colors.blush, radius: Space.smallRadius)
            Icon("plus", size: 56, look.colors.tomato)
        }
        return CollectionTile(
            look: look, picture: plus, title: look.words.newCollection, note: look.words.newCollectionHint
        )
        .node
        .region(spec)
    }

    /// What is done with those that are picked; nil while none is.
    static func bar(_ look: Look, _ model: CollectionsPage) -> SelectionBar? {
        guard model.picking.isOn else { return nil }
        var deeds: [SelectionBar.Deed] = []
        if model.picking.count == 1 {
            deeds.append(.init(icon: "pencil", label: look.words.rename) { model.renamePicked() })
        }
        deeds.append(.init(icon: "trash", label: look.words.delete) { model.deletePicked() })
        return SelectionBar(look: look, count: model.picking.count, deeds: deeds) { model.pickNothing() }
    }
}

import House
import Kit
import Library
import Stage

/// What has a heart, the latest first; or the collections (TR08, RF2).
struct FavouritesView: View {
    let look: Look
    let host: Host

    let model: FavouritesPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: "favourites", top: top, bar: bar,
            content: (model.showsCollections ? collections.node : favourites.node)
                .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin)))
    }

    private var collections: CollectionsShelf {
        CollectionsShelf(look: look, host: host, model: model.collections)
    }

    private var top: Node {
        if look.isNarrow {
            return Column(spacing: Space.s) {
                if !model.showsCollections { field }
                halves
            }
        }
        return Row(spacing: look.isCompact ? Space.s : Space.m) {
            if !model.showsCollections { field.node.grow() }
            halves
        }
    }

    private var field: SearchField {
        SearchField(
            look: look, stage: host.stage, label: look.words.searchFavourites, id: "favourites field",
            text: model.shelf.text
        ) { model.type($0) }
    }

    private var halves: Segments {
        Segments(
            look: look, title: look.words.favourites,
            options: [
                .init(label: look.words.favouritesAll, icon: "heart", isChosen: !model.showsCollections) {
                    model.show(collections: false)
                },
                .init(
                    label: look.words.collections, icon: "collections", isChosen: model.showsCollections
                ) { model.show(collections: true) },
            ])
    }

    private var favourites: ShelfView {
        ShelfView(
            look: look, host: host, id: "favourite", shelf: model.shelf,
            empty: EmptyState(
                look: look, icon: "heart", title: look.words.noFavouritesTitle,
                text: look.words.noFavourites,
                button: WordButton(look: look, label: look.words.findRecipe, icon: "search") {
                    model.findRecipe()
                }),
            noMatch: EmptyState(
                look: look, icon: "search", title: look.words.nothingFound,
                text: look.words.noFavouriteFits(model.shelf.text)),
            troubleTitle: look.words.favouritesFailed,
            retry: { model.refresh() },
            pick: { model.pick($0.id) })
    }

    private var bar: SelectionBar? {
        if model.showsCollections { return CollectionsShelf.bar(look, model.collections) }
        return .recipes(
            look, host, model, givesHearts: false,
            also: [
                .init(icon: "trash", label: look.words.remove) { model.removePicked() }
            ])
    }
}

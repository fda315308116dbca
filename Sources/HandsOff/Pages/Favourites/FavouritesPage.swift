import Library
import Stage

/// What has a heart, the latest first; or the collections (TR08, RF2).
struct FavouritesPage: View {
    let look: Look
    let app: App

    private var model: FavouritesModel { app.favourites }

    var body: any View {
        PageFrame(look: look, app: app, id: "favourites", top: top, bar: bar, content: content)
    }

    private var top: Node {
        Row(spacing: look.isCompact ? Space.s : Space.m) {
            if !model.showsCollections {
                SearchField(
                    look: look, stage: app.stage, label: look.words.searchFavourites, id: "favourites field",
                    text: model.text
                ) { model.type($0, app) }
                .node.grow()
            }
            Segments(
                look: look, title: look.words.favourites,
                options: [
                    .init(label: look.words.favouritesAll, icon: "heart", isChosen: !model.showsCollections) {
                        model.show(collections: false, app)
                    },
                    .init(
                        label: look.words.collections, icon: "collections", isChosen: model.showsCollections
                    ) {
                        model.show(collections: true, app)
                    },
                ])
        }
    }

    private var content: Node {
        if let trouble = model.trouble {
            return EmptyState(
                look: look, icon: "warning", title: look.words.favouritesFailed, text: trouble,
                button: WordButton(look: look, label: look.words.tryAgain, icon: "refresh") {
                    model.refresh(app)
                }
            ).node
        }
        if !model.isRead { return Spacer().frame(height: 1) }
        return (model.showsCollections ? collections : favourites)
            .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin))
    }

    private var favourites: Node {
        if model.found.count > 0 {
            return RecipeGrid(
                look: look, app: app, id: "favourite", found: model.found, words: model.words,
                noteLines: model.text.isEmpty ? 0 : 1, pick: pick
            ).node
        }
        if model.text.isEmpty {
            return EmptyState(
                look: look, icon: "heart", title: look.words.noFavouritesTitle,
                text: look.words.noFavourites,
                button: WordButton(look: look, label: look.words.findRecipe, icon: "search") {
                    app.visit(.search)
                }
            ).node
        }
        return EmptyState(
            look: look, icon: "search", title: look.words.nothingFound,
            text: look.words.noFavouriteFits(model.text)
        ).node
    }

    private var collections: Node {
        if model.collections.isEmpty {
            return EmptyState(
                look: look, icon: "collections", title: look.words.noCollectionsTitle,
                text: look.words.noCollections,
                button: WordButton(look: look, label: look.words.makeCollection, icon: "plus") {
                    app.visit(.collections)
                }
            ).node
        }
        return CardGrid(
            id: "collections", count: model.collections.count, columns: look.cardColumns,
            spacing: look.isCompact ? Space.m : Space.l
        ) { CollectionCard(look: look, app: app, collection: model.collections[$0]) }
    }

    private func pick(_ card: RecipeCard) -> CardPick {
        CardPick(card.id, model.picking) { change in
            app.touch()
            return change(&model.picking)
        }
    }

    private var bar: SelectionBar? {
        guard model.picking.isOn else { return nil }
        return SelectionBar(
            look: look, count: model.picking.count,
            deeds: [
                .init(icon: "basket", label: look.words.shoppingList) {
                    let ids = Array(model.picking.picked)
                    model.picking.clear()
                    app.shop(for: ids)
                },
                .init(icon: "trash", label: look.words.remove) { model.removePicked(app) },
            ]
        ) {
            model.picking.clear()
            app.touch()
        }
    }
}

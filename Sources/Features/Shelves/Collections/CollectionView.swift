import House
import Kit
import Library
import Stage

/// One collection and its recipes (RF3, RF4).
struct CollectionView: View {
    let look: Look
    let host: Host
    let model: CollectionPage

    var body: any View {
        PageFrame(look: look, host: host, id: "collection", top: top, bar: bar, content: content)
    }

    private var top: Node? {
        guard let collection = model.collection else { return nil }
        return Row(spacing: look.isCompact ? Space.xs : Space.s) {
            Column {
                name(collection)
                Text(look.words.recipes(collection.count), look.type.label, look.colors.softInk)
            }
            .grow()
            if collection.count > 0 { add }
            if collection.count > 0 {
                IconButton(look: look, icon: "share", label: look.words.share) { model.share() }
            }
            IconButton(look: look, icon: "more", label: look.words.moreDeeds) { model.showDeeds() }
        }
    }

    /// Where a long name has little room it is smaller, and has two lines.
    private func name(_ collection: RecipeCollection) -> Node {
        let isNarrow = look.size.width < 640
        let style = isNarrow ? look.type.heading : look.isCompact ? look.type.title : look.type.hero
        return Text(
            collection.name, style, look.colors.ink, maxLines: isNarrow ? 2 : 1, isHeading: true)
    }

    private var add: any View {
        if look.isCompact {
            return IconButton(
                look: look, icon: "plus", label: look.words.addRecipes, color: look.colors.onTomato,
                fill: look.colors.tomato
            ) { model.fill() }
        }
        return WordButton(look: look, label: look.words.addRecipes, icon: "plus", emphasis: .filled) {
            model.fill()
        }
    }

    private var content: Node {
        Column(spacing: Space.m) {
            if model.isGone {
                EmptyState(
                    look: look, icon: "collections", title: look.words.collectionGoneTitle,
                    text: look.words.collectionGone,
                    button: WordButton(look: look, label: look.words.allCollections, icon: "collections") {
                        model.showAll()
                    })
            } else {
                if let side = model.publicSide, let note = side.note { line(side, note) }
                if hasField { field }
                recipes
            }
        }
        .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin))
    }

    /// That others see it, and whether they see it as it is.
    private func line(_ side: PublicSide, _ note: String) -> Node {
        BannerLine(look: look) {
            Icon("people", size: 24, look.colors.softInk)
            Text(note, look.type.label.leading(1.25), look.colors.ink).grow()
        } ways: {
            if let update = side.update {
                WordButton(
                    look: look, label: update, icon: "refresh", emphasis: .plain, id: "update public side",
                    press: side.open)
            }
        }
        .padding(x: Space.m, y: 6)
        .behind(.fill(radius: Space.smallRadius, look.colors.sunken))
    }

    private var hasField: Bool {
        model.searchField != nil && model.shelf.trouble == nil && model.trouble == nil && model.shelf.isRead
    }

    private var field: Node {
        SearchField(
            look: look, stage: host.stage, label: look.words.searchCollection, id: CollectionPage.field,
            text: model.shelf.text
        ) { model.type($0) }
        .node.limit(maxWidth: 720)
    }

    private var recipes: ShelfView {
        ShelfView(
            look: look, host: host, id: "collected", shelf: model.shelf, otherTrouble: model.trouble,
            empty: EmptyState(
                look: look, icon: "collections", title: look.words.emptyCollectionTitle,
                text: look.words.emptyCollection,
                button: model.collection.map { _ in
                    WordButton(look: look, label: look.words.addRecipes, icon: "plus", emphasis: .filled) {
                        model.fill()
                    }
                }),
            noMatch: EmptyState(
                look: look, icon: "search", title: look.words.nothingFound,
                text: look.words.noCollectedFits(model.shelf.text)),
            troubleTitle: look.words.collectionFailed,
            retry: { model.refresh() },
            pick: { model.pick($0.id) })
    }

    private var bar: SelectionBar? {
        .recipes(
            look, host, model,
            also: [
                .init(icon: "minus", label: look.words.takeOut) { model.takeOutPicked() }
            ])
    }
}

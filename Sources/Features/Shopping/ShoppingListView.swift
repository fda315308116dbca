import House
import Kit
import Recipes
import Stage

/// What is to be bought, by recipe or by aisle (TR15–TR17).
struct ShoppingListView: View {
    let look: Look
    let host: Host
    let model: ShoppingListPage

    var body: any View {
        let content = Column(spacing: Space.l) {
            ShoppingField(
                look: look, host: host, id: ShoppingListPage.field, label: look.words.addItem,
                placeholder: look.words.addItemPlaceholder, text: model.typed, add: { model.add() },
                addLines: { model.add($0) }
            ) { model.typed = $0 }
            if !model.leftOut.items.isEmpty { LeftOutBanner(look: look, model: model) }
            if let trouble = model.trouble {
                Notice(look: look, text: trouble.sentence(look.words))
                WordButton(look: look, label: look.words.tryAgain, icon: "refresh") { model.refresh() }
            } else if model.list.items.isEmpty {
                if model.isKnown { empty }
            } else {
                bar
                for group in model.groups() {
                    ShoppingGroupView(look: look, host: host, model: model, group: group)
                }
            }
        }
        .limit(maxWidth: 860)
        .grow(at: .center)
        .padding(Edges(top: Space.s, left: look.margin, bottom: foot, right: look.margin))
        return PageFrame(look: look, host: host, id: "shopping list", content: content)
    }

    private var foot: Double { model.list.items.isEmpty ? Space.s : Space.xl }
    private var hasTicked: Bool { model.list.items.contains(where: \.isTicked) }

    private var empty: Node {
        EmptyState(
            look: look, icon: "basket", title: look.words.nothingToBuyTitle,
            text: look.words.nothingToBuy,
            button: WordButton(look: look, label: look.words.findRecipe, icon: "search") {
                model.findRecipe()
            }, second: pantry
        ).node
    }

    /// How it is grouped, and what is done with all of it.
    private var bar: Node {
        Wrap(spacing: Space.s) {
            Segments(
                look: look, title: look.words.shoppingGroup,
                options: [
                    .init(label: look.words.byRecipe, icon: "book", isChosen: !host.settings.shopsByAisle) {
                        host.settings.shopsByAisle = false
                    },
                    .init(label: look.words.byAisle, icon: "basket", isChosen: host.settings.shopsByAisle) {
                        host.settings.shopsByAisle = true
                    },
                ])
            if look.isTight { deeds } else { Row { deeds }.limit(minHeight: 52) }
        }
    }

    @ViewBuilder private var deeds: [Node] {
        WordButton(look: look, label: look.words.share, icon: "share", emphasis: .plain) { model.export() }
        WordButton(
            look: look, label: look.words.clearTicked, icon: "check", emphasis: .plain,
            isEnabled: hasTicked
        ) { model.clear(onlyTicked: true) }
        WordButton(look: look, label: look.words.clearAll, icon: "trash", emphasis: .plain) {
            model.clear(onlyTicked: false)
        }
        pantry
    }

    private var pantry: WordButton {
        WordButton(look: look, label: look.words.pantry, icon: "archive", emphasis: .plain, id: "pantry") {
            model.showPantry()
        }
    }
}

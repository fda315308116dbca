import House
import Kit
import Library
import Stage

/// What the cook has written: drafts first, then the recipes, the newest first (AR01–AR03, AR05).
struct MyRecipesView: View {
    let look: Look
    let host: Host

    let model: MyRecipesPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: "my recipes", top: top, bar: bar,
            content: content.padding(
                Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin)))
    }

    private var top: Node? {
        if model.isEmpty || !model.shelf.isRead { return nil }
        return Row(spacing: look.isCompact ? Space.s : Space.m) {
            SearchField(
                look: look, stage: host.stage, label: look.words.searchOwn, id: MyRecipesPage.field,
                text: model.shelf.text
            ) { model.type($0) }
            .node.grow()
            bringIn
            new
        }
    }

    private var bringIn: any View {
        if look.size.width < 900 * look.type.factor {
            return IconButton(
                look: look, icon: "download", label: look.words.bringIn, fill: look.colors.sunken
            ) { host.crossings.bringIn() }
        }
        return WordButton(look: look, label: look.words.bringIn, icon: "download") {
            host.crossings.bringIn()
        }
    }

    private var new: any View {
        if look.size.width < 640 {
            return IconButton(
                look: look, icon: "plus", label: look.words.newRecipe, color: look.colors.onTomato,
                fill: look.colors.tomato
            ) { host.crossings.write() }
        }
        return WordButton(look: look, label: look.words.newRecipe, icon: "plus", emphasis: .filled) {
            host.crossings.write()
        }
    }

    private var content: Node {
        if let trouble = model.trouble {
            return Trouble(look: look, title: look.words.ownFailed, text: trouble.sentence(look.words)) {
                model.refresh()
            }.node
        }
        if !model.shelf.isRead { return Spacer().frame(height: 1) }
        if model.isEmpty {
            return EmptyState(
                look: look, icon: "chef-hat", title: look.words.noOwnTitle, text: look.words.noOwn,
                button: WordButton(
                    look: look, label: look.words.writeRecipe, icon: "pencil", emphasis: .filled
                ) { host.crossings.write() },
                second: WordButton(look: look, label: look.words.bringIn, icon: "download") {
                    host.crossings.bringIn()
                }
            ).node
        }
        let drafts = model.shownDrafts
        let count = drafts.count + model.shelf.found.count
        if count == 0 {
            return EmptyState(
                look: look, icon: "search", title: look.words.nothingFound,
                text: look.words.noOwnFits(model.shelf.text)
            ).node
        }
        return CardGrid(
            id: "own", count: count, columns: look.cardColumns,
            spacing: look.isCompact ? Space.m : Space.l
        ) { place in
            if place < drafts.count {
                return DraftCardView(
                    look: look, host: host, card: drafts[place], words: model.shelf.words, model: model)
            }
            return model.shelf.found.node(place - drafts.count, look) { own($0.card) }
        }
    }

    private func own(_ card: RecipeCard) -> RecipeCardView {
        RecipeCardView(
            look: look, host: host, card: card, shelf: "own", words: model.shelf.words,
            pick: model.pick(.recipe(card.id)),
            corner: .init(label: look.words.editOrRemove(card.title)) {
                model.choose(.recipe(card.id), title: card.title)
            })
    }

    private var bar: SelectionBar? {
        .recipes(
            look, host, model,
            also: [
                .init(icon: "trash", label: look.words.remove) { model.removePicked() }
            ])
    }
}

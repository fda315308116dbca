import Library
import Stage

/// Looks for recipes while one types, by their words or by what is there to cook with (TR01–TR04).
struct SearchPage: View {
    let look: Look
    let app: App

    private var model: SearchModel { app.search }

    var body: any View {
        PageFrame(look: look, app: app, id: "search", top: top, bar: bar, content: content)
    }

    private var top: Node {
        let field = model.mode == .words ? words : food
        if look.isCompact {
            return Row(spacing: Space.s) {
                field.grow()
                modes
            }
        }
        return Column(spacing: Space.m) {
            Row(spacing: Space.m) {
                field.grow()
                modes
            }
            DietToggles(look: look, app: app)
            if let note = LeftOutNote(look: look, app: app) { note }
        }
    }

    private var words: Node {
        SearchField(
            look: look, stage: app.stage, label: "Search recipes", id: "search field", text: model.text,
            placeholder: "Title, ingredient or tag", submit: { model.submit(app) }
        ) { model.type($0, app) }.node
    }

    private var food: Node {
        SearchField(
            look: look, stage: app.stage, label: "What is in the fridge", id: "fridge field",
            text: model.food, placeholder: "An ingredient, then Return", submit: { model.addTyped(app) }
        ) { model.typeFood($0, app) }.node
    }

    private var modes: Segments {
        Segments(
            look: look, title: "Search by",
            options: [
                .init(label: "By name", icon: "search", isChosen: model.mode == .words) {
                    model.use(.words, app)
                },
                .init(label: "My fridge", icon: "fridge", isChosen: model.mode == .fridge) {
                    model.use(.fridge, app)
                },
            ])
    }

    private var content: Node {
        Column(spacing: Space.m) {
            if look.isCompact {
                DietToggles(look: look, app: app)
                if let note = LeftOutNote(look: look, app: app) { note }
            }
            if model.mode == .fridge { FridgeShelf(look: look, app: app) }
            found
        }
        .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin))
    }

    private var found: Node {
        if let trouble = model.trouble {
            return EmptyState(
                look: look, icon: "warning", title: "The search didn’t work", text: trouble,
                button: WordButton(look: look, label: "Try again", icon: "refresh") { model.refresh(app) }
            ).node
        }
        if !model.isAnswered { return Spacer().frame(height: 1) }
        if model.mode == .fridge, !model.isSearching {
            return EmptyState(
                look: look, icon: "fridge", title: "What is there?",
                text: "Name two or three ingredients, and see what can be made of them."
            ).node
        }
        if model.found.count == 0 {
            return NoMatch(look: look, app: app, text: model.mode == .words ? model.text : model.fridge).node
        }
        return Column(spacing: Space.m) {
            Text(count, look.type.label, look.colors.softInk)
            RecipeGrid(
                look: look, app: app, id: "found", found: model.found, words: model.words,
                noteLines: !model.isSearching ? 0 : model.mode == .fridge ? 2 : 1, pick: pick)
        }
    }

    private var count: String {
        let n = Words.count(model.found.count, "recipe", "recipes")
        if model.mode == .words { return n }
        let best = model.found.count == SearchModel.mostFromFridge ? "The best " : ""
        return "\(best)\(n), what lacks least first"
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
                .init(icon: "heart", label: "Favourite") {
                    let cards = model.found.cards(model.picking.picked)
                    model.picking.clear()
                    app.favourite(cards)
                },
                .init(icon: "basket", label: "Shopping list") {
                    let ids = Array(model.picking.picked)
                    model.picking.clear()
                    app.shop(for: ids)
                },
            ]
        ) {
            model.picking.clear()
            app.touch()
        }
    }
}

import House
import Kit
import Library
import Stage

/// Looks for recipes while one types, by their words or by what is there to cook with (TR01–TR04).
struct SearchView: View {
    let look: Look
    let host: Host

    let model: SearchPage

    var body: any View {
        PageFrame(look: look, host: host, id: "search", top: top, bar: bar, content: content)
    }

    private var top: Node {
        let field = model.mode == .words ? words : food
        if look.isNarrow {
            return Column(spacing: Space.s) {
                field
                modes
            }
        }
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
            diets
            if let note = LeftOutNote(look: look, host: host) { note }
        }
    }

    private var words: Node {
        SearchField(
            look: look, stage: host.stage, label: look.words.searchRecipes, id: "search field",
            text: model.text,
            placeholder: look.words.searchPlaceholder, submit: { model.submit() }
        ) { model.type($0) }.node
    }

    private var food: Node {
        SearchField(
            look: look, stage: host.stage, label: look.words.fridgeField, id: "fridge field",
            text: model.food, placeholder: look.words.fridgePlaceholder, submit: { model.addTyped() }
        ) { model.typeFood($0) }.node
    }

    private var diets: DietToggles {
        DietToggles(look: look, host: host, chosen: model.diets) { model.toggle($0) }
    }

    /// What the diets of this search leave out, and that they could stay.
    private var beyond: BeyondNote? {
        BeyondNote(
            look: look, count: model.beyond, isOwn: model.diets == host.settings.diets,
            show: { model.useNoDiet() }, keep: { model.keepDiets() })
    }

    private var modes: Segments {
        Segments(
            look: look, title: look.words.searchBy,
            options: [
                .init(label: look.words.byName, icon: "search", isChosen: model.mode == .words) {
                    model.use(.words)
                },
                .init(label: look.words.byFridge, icon: "fridge", isChosen: model.mode == .fridge) {
                    model.use(.fridge)
                },
            ])
    }

    private var content: Node {
        Column(spacing: Space.m) {
            if look.isCompact {
                diets
                if let note = LeftOutNote(look: look, host: host) { note }
            }
            if model.mode == .fridge { FridgeShelf(look: look, host: host, model: model) }
            found
            if let outside = host.crossings.outside.below(look, model.outsideText, model.diets) { outside }
        }
        .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin))
    }

    private var found: Node {
        if let trouble = model.trouble {
            return EmptyState(
                look: look, icon: "warning", title: look.words.searchFailed,
                text: trouble.sentence(look.words),
                button: WordButton(look: look, label: look.words.tryAgain, icon: "refresh") {
                    model.refresh()
                }
            ).node
        }
        if !model.isAnswered { return Spacer().frame(height: 1) }
        if model.mode == .fridge, !model.isSearching {
            return EmptyState(
                look: look, icon: "fridge", title: look.words.fridgeEmptyTitle,
                text: look.words.fridgeEmpty
            ).node
        }
        if model.found.count == 0, model.nearly.count == 0 {
            let text = model.mode == .words ? model.text : model.fridge
            return NoMatch(
                look: look, host: host, text: text, diets: model.diets, beyond: model.beyond,
                useNoDiet: { model.useNoDiet() }
            ).node
        }
        return Column(spacing: Space.m) {
            if model.found.count > 0 {
                Wrap(spacing: Space.m, lineSpacing: 0) {
                    Text(count, look.type.label, look.colors.softInk)
                        .padding(Edges(top: 14, bottom: 14))
                    if let beyond { beyond }
                }
                grid("found", model.found)
            }
            if model.nearly.count > 0 {
                Text(look.words.nearlyFits, look.type.heading, look.colors.ink)
                    .padding(Edges(top: model.found.count > 0 ? Space.m : 0))
                grid("nearly", model.nearly)
            }
        }
    }

    private func grid(_ id: String, _ found: FoundCards) -> RecipeGrid {
        RecipeGrid(
            look: look, host: host, id: id, found: found, words: model.words,
            noteLines: !model.isSearching ? 0 : model.mode == .fridge ? 2 : 1,
            pick: { model.pick($0.id) })
    }

    private var count: String {
        let n = model.found.count
        if model.mode == .words { return look.words.recipes(n) }
        return look.words.fridgeFound(n, isCut: n == SearchPage.mostFromFridge)
    }

    private var bar: SelectionBar? { .recipes(look, host, model) }
}

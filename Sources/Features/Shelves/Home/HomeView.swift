import House
import Kit
import Library
import Stage

/// The front page: what was interrupted, what was looked at lately, what might please, and all recipes.
struct HomeView: View {
    let look: Look
    let host: Host

    let model: HomePage

    var body: any View {
        PageFrame(look: look, host: host, id: "home", goesBack: false, bar: bar, content: content)
    }

    private var content: Node {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            for offer in host.furniture.offers.compactMap({ $0(look) }) { offer.padding(x: look.margin) }
            if let trouble = model.trouble {
                Notice(look: look, text: trouble.sentence(look.words)).padding(x: look.margin)
                WordButton(look: look, label: look.words.tryAgain, icon: "refresh") { model.refresh() }
                    .padding(x: look.margin)
            }
            if model.found.count == 0, model.filter == RecipeFilter() { empty } else { recipes }
        }
        .padding(Edges(top: Space.s, bottom: Space.xl))
    }

    private var recipes: Node {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            head.padding(x: look.margin)
            if let note = LeftOutNote(look: look, host: host) { note.padding(x: look.margin) }
            if !model.recent.isEmpty {
                RecipeStrip(
                    look: look, host: host, title: look.words.recentlyViewed, id: "recent",
                    cards: model.recent.map { FoundCard($0.card, note: look.words.ago($0.at, host.now)) },
                    pick: pick)
            }
            if !model.suggestions.isEmpty {
                RecipeStrip(
                    look: look, host: host, title: look.words.youMightLike, id: "suggestions",
                    cards: model.suggestions.map { FoundCard($0.card, note: $0.reason.text(look.words)) },
                    noteLines: 2,
                    pick: pick)
            }
            all.padding(x: look.margin)
            if model.found.count == 0 {
                if host.settings.hidesStarters, model.diets.isEmpty { empty } else { noMatch }
            } else {
                RecipeGrid(look: look, host: host, id: "card", found: model.found, pick: pick)
                    .node.padding(x: look.margin)
            }
        }
    }

    private var head: Node {
        let title = Text(
            look.words.homeTitle, look.isCompact ? look.type.title : look.type.hero, look.colors.ink,
            isHeading: true)
        let diets = DietToggles(look: look, host: host, chosen: model.diets) { model.toggle($0) }
        if look.isCompact, !look.isNarrow {
            return Row(spacing: Space.m) {
                title.grow()
                diets.node.frame(width: min(344, look.size.width * 0.5))
            }
        }
        return Column(spacing: Space.m) {
            title
            diets
        }
    }

    /// The way to all of them, and what hides some.
    private var all: Node {
        var spec = RegionSpec(.button, look.words.allRecipes, id: "all recipes")
        spec.radius = Space.smallRadius
        spec.press = { model.all() }
        return Wrap(spacing: Space.m, lineSpacing: 0) {
            Row(spacing: 6) {
                Text(look.words.allRecipes, look.type.heading, look.colors.ink, isHeading: true)
                Icon("chevron-right", size: 24, look.colors.tomato)
            }
            .unread()
            .limit(minHeight: Space.touch)
            .region(spec)
            if let note = BeyondNote(
                look: look, count: model.beyond, isOwn: model.diets == host.settings.diets,
                show: { model.useNoDiet() }, keep: { model.keepDiets() })
            {
                note
            }
            if model.own > 0, model.starters > 0 {
                WordButton(
                    look: look, label: look.words.putStartersAway, icon: "archive", emphasis: .plain
                ) { model.putStartersAway() }
            }
        }
    }

    private var noMatch: NoMatch {
        NoMatch(
            look: look, host: host, diets: model.diets, beyond: model.beyond,
            useNoDiet: { model.useNoDiet() })
    }

    private func pick(_ card: RecipeCard) -> CardPick { model.pick(card.id) }

    private var bar: SelectionBar? {
        .recipes(
            look, host, model,
            also: model.pickedEntries.isEmpty
                ? []
                : [
                    .init(icon: "trash", label: look.words.removeFromHistory) {
                        let entries = model.pickedEntries
                        model.picking.clear()
                        host.forget(entries)
                    }
                ])
    }

    private var empty: Node {
        EmptyState(
            look: look, icon: "pot", title: look.words.noRecipesTitle, text: look.words.noRecipes,
            button: WordButton(look: look, label: look.words.bringIn, icon: "download", emphasis: .filled) {
                host.crossings.bringIn()
            },
            second: WordButton(look: look, label: look.words.writeRecipe, icon: "pencil") {
                host.crossings.write()
            }
        ).node
    }
}

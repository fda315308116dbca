import Edamam
import House
import Kit
import Recipes
import Stage

/// A recipe of Edamam's, as a recipe of one's own is read, but for its steps.
struct ForagedView: View {
    let look: Look
    let host: Host
    let page: ForagedPage

    var body: any View {
        Column {
            Header(look: look, host: host)
            Column {
                Scroll(id: "scroll \(page.id)", indicator: look.colors.softInk.opacity(0.35)) { content }
                    .grow(x: true, y: true)
                NoticeRoom(look: look, host: host)
                ForagedFoot(look: look, page: page)
            }
            .padding(Edges(left: look.margin, bottom: ForagedFoot.margin(look), right: look.margin))
        }
    }

    private var recipe: EdamamRecipe { page.recipe }

    private var content: Node {
        Column(spacing: look.isCompact ? Space.l : Space.xl) {
            head
            parts
        }
        .padding(Edges(top: Space.xs, bottom: Space.xl, right: look.isNarrow ? Space.m : Space.l))
    }

    // MARK: The head

    private var head: Node { DishHead(look: look, picture: picture, words: words).node }

    private var picture: Node {
        DishPicture(look: look, name: page.picture, tile: recipe.tile, radius: 24).node
    }

    private var words: Node {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            Text(
                recipe.title, look.isCompact ? look.type.title : look.type.hero, look.colors.ink,
                isHeading: true)
            Wrap(spacing: Space.m, lineSpacing: 2) {
                Text(look.words.foragedFrom(recipe.source), look.type.body, look.colors.softInk)
                Text(look.words.poweredByEdamam, look.type.label, look.colors.softInk).padding(y: 2)
            }
            facts
            labels
        }
    }

    private var facts: Node {
        Wrap(spacing: Space.l, lineSpacing: Space.s) {
            if recipe.minutes > 0 {
                Fact(look: look, icon: "clock", text: look.words.minutes(recipe.minutes))
            }
            Fact(look: look, icon: "people", text: look.words.servings(recipe.servings))
        }
    }

    /// What Edamam's labels say that a cook here asks for.
    private var labels: Node {
        Column(spacing: Space.s) {
            if !recipe.diets.isEmpty { DietTags(look: look, diets: recipe.diets) }
            if !traits.isEmpty { Text(traits, look.type.small.leading(1.25), look.colors.softInk) }
            if !recipe.freeOf.isEmpty {
                let names = Allergen.allCases.filter(recipe.freeOf.contains).map(look.words.allergen)
                Text(look.words.edamamFreeOf(names), look.type.small.leading(1.25), look.colors.softInk)
            }
        }
        .limit(maxWidth: 820)
    }

    private var traits: String {
        if host.settings.hidesFigures { return "" }
        return EdamamTrait.allCases.filter(recipe.traits.contains).map(look.words.trait)
            .joined(separator: " · ")
    }

    // MARK: The rest

    private var parts: Node {
        if look.isCompact {
            return Column(spacing: Space.l) {
                method
                if let ingredients = page.reading?.ingredients(look) { ingredients }
                if let aside = page.reading?.aside(look) { aside }
            }
        }
        return Row(spacing: look.dishGap, align: .start) {
            (page.reading?.ingredients(look) ?? Spacer(0)).grow().frame(width: look.dishSide)
            Column(spacing: Space.xl) {
                method
                if let aside = page.reading?.aside(look) { aside }
            }
            .grow()
        }
    }

    /// Edamam passes on no steps, as they aren't its own to give.
    private var method: Node {
        Column(spacing: Space.m) {
            Text(look.words.methodElsewhere, look.type.heading, look.colors.ink, isHeading: true)
            Text(
                recipe.page.map { look.words.methodIsAt($0.host) } ?? look.words.methodIsNowhere,
                look.type.body.leading(1.35), look.colors.ink)
            if recipe.page != nil {
                Text(look.words.nothingIsKept, look.type.small.leading(1.3), look.colors.softInk)
            }
        }
        .limit(maxWidth: 720)
    }
}

import House
import Kit
import Recipes
import Stage

/// What one reads before deciding (TR23): the dish, its picture, what it takes and what goes in.
struct RecipeView: View {
    let look: Look
    let host: Host
    let model: RecipePage

    var body: any View {
        Column {
            Header(look: look, host: host)
            (look.isNarrow ? narrow : wide)
                .padding(Edges(left: look.margin, bottom: Self.footMargin(look), right: look.margin))
        }
    }

    /// The picture beside the words.
    private var wide: Node {
        Sized { size in
            Row(spacing: look.isCompact ? Space.l : Space.xxl, align: .start) {
                picture(size)
                Column {
                    scroll(reading.padding(Edges(top: Space.xs, bottom: Space.l, right: Space.l)))
                    foot
                }
                .grow(x: true, y: true)
            }
        }
    }

    /// The picture above the words, on half a screen.
    private var narrow: Node {
        Column {
            scroll(
                Column(spacing: Space.m) {
                    DishPicture(look: look, name: recipe.picture, radius: 24)
                        .frame(
                            width: look.size.width - 2 * look.margin,
                            height: (look.size.height * 0.34).rounded())
                    reading.padding(Edges(right: Space.m))
                }
                .padding(Edges(top: Space.xs, bottom: Space.l)))
            foot
        }
    }

    private func scroll(_ content: Node) -> Node {
        Scroll(id: "recipe \(recipe.id)", indicator: look.colors.softInk.opacity(0.35)) { content }
            .grow(x: true, y: true)
            .overlay(fade)
    }

    private static func footMargin(_ look: Look) -> Double { look.isCompact ? Space.m : Space.xl }

    /// How much of the window's foot is taken by what can be done, so that a notice goes above it.
    static func footHeight(_ look: Look) -> Double { deed(look) + footMargin(look) }

    /// For the chosen servings, in the cook's measures.
    private var recipe: Recipe { model.shown.recipe }

    private func picture(_ size: Size) -> Node {
        let width = (size.width * (look.isCompact ? 0.36 : 0.46)).rounded()
        return DishPicture(look: look, name: recipe.picture, radius: 24)
            .frame(width: width, height: size.height)
    }

    private var reading: Node {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            Column(spacing: Space.s) {
                Text(
                    recipe.title, look.isCompact ? look.type.title : look.type.hero, look.colors.ink,
                    isHeading: true)
                if !recipe.summary.isEmpty { Text(recipe.summary, look.type.body, look.colors.softInk) }
            }
            if !recipe.diets.isEmpty { RecipeDiets(look: look, recipe: recipe) }
            facts
            RecipeIngredients(look: look, host: host, model: model)
            if let nutrition = recipe.nutrition { NutritionRow(look: look, nutrition: nutrition) }
            if !recipe.notes.isEmpty { notes }
            if !RecipeOrigin.isEmpty(recipe) { RecipeOrigin(look: look, host: host, model: model) }
            RecipeOpinion(look: look, host: host, model: model)
        }
    }

    private var facts: Node {
        Wrap(spacing: look.isCompact ? Space.l : Space.xl, lineSpacing: Space.m) {
            if recipe.preparationMinutes > 0 {
                fact(look.words.preparationTitle, look.words.minutes(recipe.preparationMinutes), "whisk")
            }
            if recipe.cookingMinutes > 0 {
                fact(look.words.cookingTitle, look.words.minutes(recipe.cookingMinutes), "pot")
            }
            fact(look.words.servesTitle, "\(recipe.servings)", "people")
            if !recipe.yield.isEmpty { fact(look.words.makesTitle, recipe.yield, "pot") }
            if let oven = model.shown.ahead.oven { fact(look.words.ovenTitle, oven, "flame") }
            if let rest = model.shown.ahead.rest(look.words) {
                fact(look.words.restsTitle, rest.withLargeInitial, "moon")
            }
            fact(look.words.stepsTitle, "\(recipe.steps.count)", "list")
        }
    }

    private func fact(_ name: String, _ value: String, _ icon: String) -> Node {
        Row(spacing: 10) {
            Icon(icon, size: 26, look.colors.tomato)
            Column {
                Text(value, look.type.bodyStrong, look.colors.ink, maxLines: 1)
                Text(name, look.type.small, look.colors.softInk, maxLines: 1)
            }
        }
    }

    private var notes: Node {
        Column(spacing: Space.s) {
            Text(look.words.notesTitle, look.type.heading, look.colors.ink, isHeading: true)
            Text(recipe.notes, look.type.body, look.colors.ink)
        }
    }

    /// What goes on below the edge fades into the paper.
    private var fade: Node {
        Column {
            Spacer()
            Paint(.gradient(radius: 0, top: look.colors.paper.opacity(0), bottom: look.colors.paper))
                .frame(height: 28)
                .padding(Edges(right: 12))
        }
        .unread()
    }

    /// Own recipes are edited, those of others copied first (AR05).
    private func change(_ isOwn: Bool) -> IconButton {
        IconButton(
            look: look, icon: isOwn ? "pencil" : "duplicate",
            label: isOwn ? look.words.edit : look.words.editorMakeCopy, size: Self.deed(look),
            fill: look.colors.sunken, id: "edit recipe"
        ) { if isOwn { host.crossings.edit(recipe.id) } else { host.crossings.copyToEdit(model.recipe) } }
    }

    /// The height of what can be done, so that all of it fits into a line of a small window.
    private static func deed(_ look: Look) -> Double { look.isCompact ? Space.touch : 56 }

    /// Always in sight, however long the recipe is.
    private var foot: Node {
        let isLoved = host.hearts.contains(recipe.id)
        let deed = Self.deed(look)
        return Wrap(
            spacing: look.isTight ? Space.xs : look.isCompact ? Space.s : Space.m, lineSpacing: Space.s
        ) {
            WordButton(
                look: look, label: recipe.steps.isEmpty ? look.words.noSteps : look.words.startCooking,
                icon: "play",
                emphasis: .filled, height: deed, isEnabled: !recipe.steps.isEmpty
            ) { host.crossings.cook(model.recipe, model.servings) }
            IconButton(
                look: look, icon: isLoved ? "heart-filled" : "heart", label: look.words.favourite, size: deed,
                color: isLoved ? look.colors.tomato : look.colors.ink, fill: look.colors.sunken,
                value: isLoved ? look.words.on : look.words.off
            ) { host.toggleFavourite(recipe.id) }
            CollectButton(look: look, host: host, model: model, size: deed)
            IconButton(
                look: look, icon: "share", label: look.words.share, size: deed, fill: look.colors.sunken
            ) { host.crossings.share(recipe) }
            if let isOwn = model.isOwn { change(isOwn) }
        }
        .padding(Edges(top: Space.m))
    }
}

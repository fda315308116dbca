import House
import Kit
import Recipes
import Stage

/// What can be done with a recipe; always in sight, however long it is.
struct RecipeFoot: View {
    let look: Look
    let host: Host
    let model: RecipePage

    var body: any View {
        let recipe = model.shown.recipe
        let isLoved = host.hearts.contains(recipe.id)
        let deed = Self.deed(look)
        return Wrap(
            spacing: look.isTight ? Space.xs : look.isCompact ? Space.s : Space.m, lineSpacing: Space.s
        ) {
            WordButton(
                look: look, label: recipe.steps.isEmpty ? look.words.noSteps : look.words.startCooking,
                icon: "play",
                emphasis: .filled, height: deed, isEnabled: !recipe.steps.isEmpty
            ) { model.cook() }
            IconButton(
                look: look, icon: isLoved ? "heart-filled" : "heart", label: look.words.favourite, size: deed,
                color: isLoved ? look.colors.tomato : look.colors.ink, fill: look.colors.sunken,
                value: isLoved ? look.words.on : look.words.off
            ) { host.toggleFavourite(recipe.id) }
            CollectButton(look: look, host: host, model: model, size: deed)
            IconButton(
                look: look, icon: "calendar", label: look.words.planRecipe, size: deed,
                fill: look.colors.sunken
            ) { host.crossings.plan(model.recipe.id, model.recipe.title, model.servings) }
            IconButton(
                look: look, icon: "share", label: look.words.share, size: deed, fill: look.colors.sunken
            ) { host.crossings.share(recipe) }
            if let isOwn = model.isOwn { change(isOwn) }
            if !look.isTight, model.isOwn == true, let publish = host.crossings.publish() {
                IconButton(
                    look: look, icon: "people", label: look.words.publishRecipe, size: deed,
                    fill: look.colors.sunken
                ) { publish(model.recipe) }
            }
            if !look.isTight, let recommend = model.recommend {
                IconButton(
                    look: look, icon: "globe", label: look.words.recommendRecipe, size: deed,
                    fill: look.colors.sunken
                ) { recommend() }
            }
        }
        .padding(Edges(top: Space.m))
    }

    /// The room below it.
    static func margin(_ look: Look) -> Double { look.isCompact ? Space.m : Space.l }

    /// How much of the window's foot is taken by what can be done, so that a notice goes above it.
    static func height(_ look: Look) -> Double { deed(look) + margin(look) }

    /// The height of what can be done, so that all of it fits into a line of a small window.
    private static func deed(_ look: Look) -> Double { look.isCompact ? Space.touch : 56 }

    /// Own recipes are edited, those of others copied first (AR05).
    private func change(_ isOwn: Bool) -> IconButton {
        IconButton(
            look: look, icon: isOwn ? "pencil" : "duplicate",
            label: isOwn ? look.words.edit : look.words.editorMakeCopy, size: Self.deed(look),
            fill: look.colors.sunken, id: "edit recipe"
        ) { model.change() }
    }
}

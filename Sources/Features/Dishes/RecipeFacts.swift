import House
import Kit
import Recipes
import Stage

/// What it takes, at a glance: times, people, the oven, a night.
struct RecipeFacts: View {
    let look: Look
    let model: RecipePage

    var body: any View {
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

    /// For the chosen servings, in the cook's measures.
    private var recipe: Recipe { model.shown.recipe }

    private func fact(_ name: String, _ value: String, _ icon: String) -> Node {
        Row(spacing: 10) {
            Icon(icon, size: 26, look.colors.tomato)
            Column {
                Text(value, look.type.bodyStrong, look.colors.ink, maxLines: 1)
                Text(name, look.type.small, look.colors.softInk, maxLines: 1)
            }
        }
    }
}

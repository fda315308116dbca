import Library
import Recipes
import Stage

/// What was looked for, or the diets that are switched on, let nothing through.
struct NoMatch: View {
    let look: Look
    let app: App
    /// What was looked for, if anything.
    var text = ""

    var body: any View {
        EmptyState(
            look: look, icon: "search", title: look.words.nothingFound, text: why,
            button: app.settings.diets.isEmpty
                ? nil
                : WordButton(look: look, label: look.words.anyDiet, icon: "close") { app.settings.diets = [] }
        )
    }

    private var why: String {
        look.words.noMatch(
            text, diets: Diet.allCases.filter(app.settings.diets.contains),
            isPicky: app.settings.filter != RecipeFilter())
    }
}

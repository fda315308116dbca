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
            button: way)
    }

    /// What lets more through.
    private var way: WordButton? {
        if !app.settings.diets.isEmpty {
            return WordButton(look: look, label: look.words.anyDiet, icon: "close") {
                app.settings.diets = []
            }
        }
        if app.settings.filter == RecipeFilter() { return nil }
        return WordButton(look: look, label: look.words.foodTitle, icon: "settings") {
            app.showFoodSettings()
        }
    }

    private var why: String {
        look.words.noMatch(
            text, diets: Diet.allCases.filter(app.settings.diets.contains),
            isPicky: app.settings.filter != RecipeFilter())
    }
}

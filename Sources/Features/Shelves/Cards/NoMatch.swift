import House
import Kit
import Library
import Recipes
import Stage

/// What was looked for, or the diets that are switched on, let nothing through.
struct NoMatch: View {
    let look: Look
    let host: Host
    /// What was looked for, if anything.
    var text = ""

    var body: any View {
        EmptyState(
            look: look, icon: "search", title: look.words.nothingFound, text: why,
            button: way)
    }

    /// What lets more through.
    private var way: WordButton? {
        if !host.settings.diets.isEmpty {
            return WordButton(look: look, label: look.words.anyDiet, icon: "close") {
                host.settings.diets = []
            }
        }
        if host.settings.filter == RecipeFilter() { return nil }
        return WordButton(look: look, label: look.words.foodTitle, icon: "settings") {
            host.showSettings(at: look.words.foodTitle)
        }
    }

    private var why: String {
        look.words.noMatch(
            text, diets: Diet.allCases.filter(host.settings.diets.contains),
            isPicky: host.settings.filter != RecipeFilter())
    }
}

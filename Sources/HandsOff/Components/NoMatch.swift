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
            look: look, icon: "search", title: "Nothing found", text: why,
            button: way)
    }

    /// What lets more through.
    private var way: WordButton? {
        if !app.settings.diets.isEmpty {
            return WordButton(look: look, label: "Any diet", icon: "close") { app.settings.diets = [] }
        }
        if app.settings.filter == RecipeFilter() { return nil }
        return WordButton(look: look, label: look.words.foodTitle, icon: "settings") {
            app.showFoodSettings()
        }
    }

    private var why: String {
        let diets = Diet.allCases.filter(app.settings.diets.contains).map { $0.name.lowercased() }
        let isPicky = app.settings.filter != RecipeFilter()
        let also = diets.isEmpty ? "" : " is \(diets.joined(separator: ", "))"
        if text.isEmpty {
            return diets.isEmpty ? "No recipe fits what you eat and avoid." : "No recipe\(also)."
        }
        if !also.isEmpty { return "No recipe fits “\(text)” and\(also)." }
        return isPicky
            ? "No recipe fits “\(text)” and what you eat and avoid."
            : "No recipe fits “\(text)”. Try another word, or only its beginning."
    }
}

import Recipes
import Stage

/// The diets that are switched on let nothing through.
struct NoMatch: View {
    let look: Look
    let app: App
    /// What was looked for, if anything.
    var text = ""

    var body: any View {
        let diets = app.settings.diets
        let names = Diet.allCases.filter(diets.contains).map { $0.name.lowercased() }
        let what = text.isEmpty ? "" : " fits “\(text)”"
        return EmptyState(
            look: look, icon: "search", title: "Nothing found",
            text: names.isEmpty
                ? "No recipe\(what.isEmpty ? " is here" : what). Try another word, or only its beginning."
                : "No recipe\(what.isEmpty ? " is" : what + " and is") \(names.joined(separator: ", ")).",
            button: names.isEmpty
                ? nil
                : WordButton(look: look, label: "Any diet", icon: "close") { app.settings.diets = [] })
    }
}

import House
import Kit
import Library
import Recipes
import Stage

/// No card to flick: there are no recipes, or what the cook eats and avoids leaves none.
struct FlickNothing: View {
    let look: Look
    let host: Host

    var body: any View {
        let words = look.words
        let filter = host.settings.filter
        if filter == RecipeFilter() {
            return EmptyState(
                look: look, icon: "cards", title: words.flickEmptyTitle, text: words.flickEmpty)
        }
        let diets = Diet.allCases.filter(filter.diets.contains).map { words.diet($0).lowercased() }
        let without = Allergen.allCases.filter(filter.without.contains).map(\.rawValue) + filter.avoided
        return EmptyState(
            look: look, icon: "cards", title: words.flickFilteredTitle,
            text: words.flickFiltered(diets: diets, without: without),
            button: diets.isEmpty
                ? WordButton(look: look, label: words.flickChangeFilter, icon: "settings") {
                    host.showSettings()
                }
                : WordButton(look: look, label: words.flickAnyDiet, icon: "close") {
                    host.settings.diets = []
                })
    }
}

import House
import Kit
import Recipes
import Stage

/// How it is made, to be read before one cooks, and to begin at any step (TR23).
struct RecipeMethod: View {
    let look: Look
    let host: Host
    let model: RecipePage

    /// What a row's height depends on, besides its width.
    private struct Version: Hashable {
        var text: Int
        var factor: Double
        var isCompact: Bool
        var isGerman: Bool
        var isChecked: Bool
        var films: Int
    }

    static func list(_ recipe: Recipe.ID) -> String { "method \(recipe)" }

    var body: any View {
        let method = model.shown.method
        return Column(spacing: Space.m) {
            Text(look.words.methodTitle, look.type.heading, look.colors.ink, isHeading: true)
            if method.isEmpty {
                Text(look.words.noMethod, look.type.body, look.colors.softInk)
            } else {
                LazyColumn(
                    id: Self.list(model.recipe.id), count: method.count, spacing: Space.xs, version: version
                ) { place in
                    MethodRow(
                        look: look, host: host, model: model, step: method[place],
                        isDoubtful: model.doubts.steps.contains(place))
                }
            }
        }
    }

    private var version: Version {
        Version(
            text: model.version, factor: look.type.factor, isCompact: look.isCompact,
            isGerman: look.language == .german, isChecked: model.isToBeChecked,
            films: host.crossings.filmEdition())
    }
}

import Recipes
import Stage

/// What goes in, for as many people as are coming, in the measures of this kitchen (TR23, TR24).
struct RecipeIngredients: View {
    let look: Look
    let app: App
    let model: RecipeModel

    var body: any View {
        Column(spacing: Space.m) {
            Text(look.words.ingredientsTitle, look.type.heading, look.colors.ink, isHeading: true)
            Wrap(spacing: Space.m) {
                Stepper(
                    look: look, fewer: look.words.fewerServings, more: look.words.moreServings,
                    text: look.words.servings(model.servings)
                ) { model.serve($0, app) }
                measures
            }
            if !recipe.ingredients.isEmpty {
                list
                WordButton(look: look, label: look.words.addToShoppingList, icon: "basket") {
                    model.shop(app)
                }
            }
        }
    }

    private var recipe: Recipe { model.shown(in: app.settings.measures) }

    /// The heading above each ingredient with which another part of the dish begins.
    private var headed: [String?] { Parts.headings(recipe.ingredients.map(\.part)) }

    private var measures: Segments {
        func option(_ label: String, _ measures: MeasuringSystem?) -> ChoiceRow.Option {
            .init(label: label, isChosen: app.settings.measures == measures) {
                app.settings.measures = measures
            }
        }
        return Segments(
            look: look, title: look.words.measures,
            options: [
                option(look.words.asWritten, nil), option(look.words.metric, .metric),
                option(look.words.usMeasures, .us),
            ])
    }

    private var list: Node {
        Column {
            for (i, ingredient) in recipe.ingredients.enumerated() {
                if let part = headed[i] {
                    PartHeading(look: look, part: part).padding(Edges(top: i > 0 ? Space.m : 9, bottom: 3))
                } else if i > 0 {
                    Rule(look: look)
                }
                IngredientRow(look: look, ingredient: ingredient, style: look.type.body).padding(y: 9)
            }
        }
        .padding(x: Space.m, y: 6)
        .behind(
            .fill(radius: Space.radius, look.colors.card),
            .border(radius: Space.radius, width: 1, look.colors.line))
    }
}

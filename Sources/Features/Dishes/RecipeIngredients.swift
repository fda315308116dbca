import House
import Kit
import Recipes
import Stage

/// What goes in, for as many people as are coming, in the measures of this kitchen (TR23, TR24).
struct RecipeIngredients: View {
    let look: Look
    let host: Host
    let model: RecipePage

    var body: any View {
        Column(spacing: Space.m) {
            Text(look.words.ingredientsTitle, look.type.heading, look.colors.ink, isHeading: true)
            Wrap(spacing: Space.m) {
                Stepper(
                    look: look, fewer: look.words.fewerServings, more: look.words.moreServings,
                    text: look.words.servings(model.servings)
                ) { model.serve($0) }
                measures
            }
            if !recipe.ingredients.isEmpty {
                list
                if model.isInLibrary {
                    WordButton(look: look, label: look.words.addToShoppingList, icon: "basket") {
                        model.shop()
                    }
                }
            }
        }
    }

    private var recipe: Recipe { model.shown.recipe }

    /// The heading above each ingredient with which another part of the dish begins.
    private var headed: [String?] { Parts.headings(recipe.ingredients.map(\.part)) }

    private var measures: Segments {
        Segments(
            look: look, title: look.words.measures,
            options: [nil, .metric, .us].map { measures in
                .init(label: look.words.measures(measures), isChosen: host.settings.measures == measures) {
                    model.use(measures)
                }
            })
    }

    private func row(_ ingredient: Ingredient, _ column: Double, isDoubtful: Bool, place: Int) -> Node {
        let row = IngredientRow(
            look: look, ingredient: ingredient, style: look.type.body, amountColumn: column
        )
        .padding(y: 9)
        guard isDoubtful else { return row }
        return row.padding(x: Space.s)
            .behind(
                .fill(radius: Space.smallRadius, look.colors.saffronTint),
                .border(radius: Space.smallRadius, width: 1.5, look.colors.saffron)
            )
            .padding(x: -Space.s)
            .region(RegionSpec(.status, look.words.looksOdd, id: Self.doubt(place)))
    }

    /// What a doubtful line is known by.
    static func doubt(_ place: Int) -> String { "doubtful ingredient \(place)" }

    private var list: Node {
        let column = IngredientRow.amountColumn(recipe.ingredients, look.words)
        return Column {
            for (i, ingredient) in recipe.ingredients.enumerated() {
                if let part = headed[i] {
                    PartHeading(look: look, part: part).padding(Edges(top: i > 0 ? Space.m : 9, bottom: 3))
                } else if i > 0 {
                    Rule(look: look)
                }
                row(ingredient, column, isDoubtful: model.doubts.ingredients.contains(i), place: i)
            }
        }
        .padding(x: Space.m, y: 6)
        .behind(
            .fill(radius: Space.radius, look.colors.card),
            .border(radius: Space.radius, width: 1, look.colors.line))
    }
}

import House
import Kit
import Recipes
import Stage

/// What one reads before deciding (TR23): the dish, what it takes, what goes in, how it is made, and what
/// came of it the last times.
struct RecipeView: View {
    let look: Look
    let host: Host
    let model: RecipePage

    var body: any View {
        Column {
            Header(look: look, host: host)
            Column {
                scroll(content)
                NoticeRoom(look: look, host: host)
                RecipeFoot(look: look, host: host, model: model)
            }
            .padding(Edges(left: look.margin, bottom: RecipeFoot.margin(look), right: look.margin))
        }
    }

    /// What is scrolled.
    static func scroll(_ recipe: Recipe.ID) -> String { "recipe \(recipe)" }

    /// For the chosen servings, in the cook's measures.
    private var recipe: Recipe { model.shown.recipe }

    private func scroll(_ content: Node) -> Node {
        Scroll(id: Self.scroll(recipe.id), indicator: look.colors.softInk.opacity(0.35)) { content }
            .grow(x: true, y: true)
            .overlay(fade)
    }

    /// Beside each other as much as there is room for: two columns, and three on a large screen.
    private var content: Node {
        Column(spacing: look.isCompact ? Space.l : Space.xl) {
            DishHead(look: look, picture: picture, words: words)
            if model.isToBeChecked { RecipeCheck(look: look, host: host, model: model) }
            if look.isCompact {
                ingredients
                method
                aside
            } else if look.hasWideHead {
                Row(spacing: look.dishGap, align: .start) {
                    ingredients.grow().frame(width: look.dishSide)
                    method.grow()
                    aside.grow().frame(width: (look.dishSide * 0.94).rounded())
                }
            } else {
                Row(spacing: look.dishGap, align: .start) {
                    Column(spacing: Space.xl) {
                        ingredients
                        if let nutrition = recipe.nutrition, !host.settings.hidesFigures {
                            NutritionRow(look: look, nutrition: nutrition)
                        }
                        if !isMethodShort { aside }
                    }
                    .grow()
                    .frame(width: look.dishSide)
                    Column(spacing: Space.xl) {
                        method
                        if isMethodShort { aside }
                    }
                    .grow()
                }
            }
        }
        .padding(Edges(top: Space.xs, bottom: Space.xl, right: look.isNarrow ? Space.m : Space.l))
    }

    /// Whether there is more room under it than under the ingredients, as far as can be told without
    /// measuring.
    private var isMethodShort: Bool {
        let parts = Set(recipe.ingredients.map(\.part)).count
        // Lines of either, of which a step's gap is one more.
        let left = recipe.ingredients.count * 3 + parts * 2 + 9
        let right = recipe.steps.prefix(200).reduce(0) { $0 + 4 + ($1.text.utf8.count / 70) * 2 }
        return right < left
    }

    private var picture: Node {
        DishPicture(look: look, name: recipe.picture, tile: DishTile(of: model.recipe), radius: 24).node
    }

    private var words: Node {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            Column(spacing: Space.s) {
                Text(
                    recipe.title, look.isCompact ? look.type.title : look.type.hero, look.colors.ink,
                    isHeading: true)
                if !recipe.summary.isEmpty {
                    Text(recipe.summary, look.type.body, look.colors.softInk).limit(maxWidth: 820)
                }
            }
            RecipeFacts(look: look, model: model)
            if !recipe.diets.isEmpty { RecipeDiets(look: look, recipe: recipe) }
            if !look.isCompact || !RecipeKinship.isEmpty(model.recipe) {
                RecipeKinship(look: look, host: host, model: model)
            }
        }
    }

    private var ingredients: Node { RecipeIngredients(look: look, host: host, model: model).node }

    private var method: Node {
        Column(spacing: Space.xl) {
            RecipeMethod(look: look, host: host, model: model)
            if !recipe.notes.isEmpty { RecipeNotes(look: look, notes: recipe.notes) }
        }
    }

    /// What one may want to know besides.
    private var aside: Node {
        Column(spacing: look.isCompact ? Space.l : Space.xl) {
            RecipeOpinion(look: look, host: host, model: model)
            // Elsewhere it is at the foot of the page.
            if look.isTight, model.isOwn == true, let publish = host.crossings.publish() {
                WordButton(look: look, label: look.words.publishRecipe, icon: "people") {
                    publish(model.recipe)
                }
            }
            if look.isTight, let recommend = model.recommend {
                WordButton(look: look, label: look.words.recommendRecipe, icon: "globe") {
                    recommend()
                }
            }
            // In two columns they stand below what they are counted from.
            if let nutrition = recipe.nutrition, !host.settings.hidesFigures,
                look.isCompact || look.hasWideHead
            {
                NutritionRow(look: look, nutrition: nutrition)
            }
            if !RecipeOrigin.isEmpty(recipe) { RecipeOrigin(look: look, host: host, model: model) }
        }
    }

    /// What goes on below the edge fades into the paper.
    private var fade: Node {
        Column {
            Spacer()
            Paint(.gradient(radius: 0, top: look.colors.paper.opacity(0), bottom: look.colors.paper))
                .frame(height: 28)
                .padding(Edges(right: 12))
        }
        .unread()
    }
}

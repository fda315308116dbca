import Recipes

/// A line of `hands-off read --json`, as far as `--steps` needs it.
struct ListedRecipe: Decodable {
    struct Group: Decodable {
        let purpose: String?
        let ingredients: [String]
    }

    let source: String
    let ingredientGroups: [Group]
    let steps: [String]

    /// What the app would make of it.
    var recipe: Recipe {
        let ingredients = ingredientGroups.flatMap { group in
            group.ingredients.compactMap { line in
                var ingredient = Ingredient.read(line)
                ingredient?.part = group.purpose
                return ingredient
            }
        }
        return Recipe(id: source, title: "", ingredients: ingredients, steps: steps.map { Step(text: $0) })
    }
}

/// A line of `hands-off read --steps`: what the list has, and which of it each step speaks of.
struct StepsLine: Encodable {
    let source: String
    let names: [String]
    /// Places in `names`, from 0, of each step.
    let steps: [[Int]]

    init(_ listed: ListedRecipe) {
        let recipe = listed.recipe
        (source, names, steps) = (listed.source, recipe.ingredients.map(\.name), recipe.spokenIngredients)
    }
}

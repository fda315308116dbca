import Kit
import Recipes
import Stage

/// The diets of a recipe; and, where nobody has said them, that they were worked out.
struct RecipeDiets: View {
    let look: Look
    let recipe: Recipe

    var body: any View {
        Column(spacing: Space.xs) {
            DietTags(look: look, diets: recipe.diets)
            if let inferred = recipe.inferredDiets, !inferred.isDisjoint(with: recipe.diets) {
                Text(look.words.dietsWorkedOut, look.type.small, look.colors.softInk)
            }
        }
    }
}

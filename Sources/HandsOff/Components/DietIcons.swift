import Recipes
import Stage

/// The diets of a recipe as small icons for a card.
struct DietIcons: View {
    let look: Look
    let diets: Set<Diet>
    var size = 20.0

    var body: any View {
        Row(spacing: 6) {
            for diet in Diet.allCases where diets.contains(diet) {
                Icon(diet.icon, size: size, look.colors.sage)
            }
        }
    }
}

import Recipes
import Stage

extension Diet {
    var icon: String { "diet-" + rawValue }
}

/// The diets of a recipe as icons with words.
struct DietTags: View {
    let look: Look
    let diets: Set<Diet>

    var body: any View {
        Wrap(spacing: Space.s) {
            for diet in Diet.allCases where diets.contains(diet) {
                Row(spacing: 6) {
                    Icon(diet.icon, size: 20, look.colors.sage)
                    Text(look.words.diet(diet), look.type.smallStrong, look.colors.sage, maxLines: 1)
                }
                .padding(x: 12, y: 6)
                .behind(.border(radius: 18, width: 1.5, look.colors.sage.opacity(0.4)))
            }
        }
    }
}

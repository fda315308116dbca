public import Recipes
public import Stage

extension Diet {
    public var icon: String { "diet-" + rawValue }
}

/// The diets of a recipe as icons with words.
public struct DietTags: View {
    let look: Look
    let diets: Set<Diet>

    public init(look: Look, diets: Set<Diet>) {
        self.look = look
        self.diets = diets
    }

    public var body: any View {
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

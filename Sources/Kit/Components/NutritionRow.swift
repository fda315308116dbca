public import Recipes
public import Stage

/// Energy and the three others, per serving, as far as they are known.
public struct NutritionRow: View {
    let look: Look
    let nutrition: Nutrition

    public init(look: Look, nutrition: Nutrition) {
        self.look = look
        self.nutrition = nutrition
    }

    public var body: any View {
        Column(spacing: Space.s) {
            Text(look.words.perServing, look.type.heading, look.colors.ink, isHeading: true)
            Wrap(spacing: Space.s) {
                if let energy = nutrition.kilocalories {
                    value(look.words.energy, look.words.kilocalories(energy))
                }
                if let protein = nutrition.protein { value(look.words.protein, look.words.grams(protein)) }
                if let carbohydrate = nutrition.carbohydrate {
                    value(look.words.carbohydrate, look.words.grams(carbohydrate))
                }
                if let fat = nutrition.fat { value(look.words.fat, look.words.grams(fat)) }
            }
        }
    }

    private func value(_ name: String, _ value: String) -> Node {
        Column(spacing: 2, align: .center) {
            Text(value, look.type.bodyStrong, look.colors.ink, maxLines: 1)
            Text(name, look.type.small, look.colors.softInk, maxLines: 1)
        }
        .padding(x: Space.m, y: 10)
        .limit(minWidth: 96)
        .behind(.fill(radius: Space.smallRadius, look.colors.sunken))
    }
}

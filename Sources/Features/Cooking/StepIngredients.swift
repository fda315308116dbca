import Kit
import Recipes
import Stage

/// What goes in during this step, beside its words.
struct StepIngredients: View {
    let look: Look
    /// Of the step, so that each list begins at its top.
    let id: String
    let ingredients: [Ingredient]

    var body: any View {
        Sized { size in
            list(size, style)
        }
    }

    /// Grows with the cook's text size only so far that names keep their words whole.
    private var style: TextStyle {
        let scale = TypeScale(factor: min(look.type.factor, look.zoom * 1.1))
        return scale.text(look.isCompact ? 15 : 20).leading(1.15)
    }

    private func list(_ size: Size, _ style: TextStyle) -> Node {
        let column = IngredientRow.amountColumn(ingredients, look.words, least: 5.3)
        return Scroll(id: id, indicator: look.colors.softInk.opacity(0.35)) {
            Column(spacing: look.isCompact ? 6 : 10) {
                Text(look.words.forThisStep, look.type.smallStrong, look.colors.softInk, isHeading: true)
                for ingredient in ingredients {
                    IngredientRow(look: look, ingredient: ingredient, style: style, amountColumn: column)
                }
            }
            .padding(look.isCompact ? Space.m : Space.l)
            .grow()
            .behind(
                .fill(radius: Space.radius, look.colors.card),
                .border(radius: Space.radius, width: 1, look.colors.line))
        }
        .limit(maxHeight: size.height)
    }
}

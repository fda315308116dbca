import Recipes
import Stage

/// A line of an ingredient list: what in ink, how much on the left in its own column.
struct IngredientRow: View {
    let look: Look
    let ingredient: Ingredient
    let style: TextStyle
    /// How wide the column of amounts is, in heights of the type.
    var amountColumn = 5.0

    var body: any View {
        let spec = RegionSpec(.text, ingredient.line(look.words))
        return Row(spacing: 12, align: .start) {
            Text(ingredient.amount?.text(look.words) ?? "", style.weight(.semibold), look.colors.ink)
                .grow(at: .start)
                .frame(width: (style.size * amountColumn).rounded())
            Text(
                ingredient.name + (ingredient.note.map { ", \($0)" } ?? ""), style, look.colors.ink,
                emphasis: [], emphasisColor: look.colors.softInk
            )
            .grow()
        }
        .unread()
        .region(spec)
    }
}

public import Language
public import Recipes
public import Stage

/// A line of an ingredient list: what in ink, how much on the left in its own column.
public struct IngredientRow: View {
    let look: Look
    let ingredient: Ingredient
    let style: TextStyle
    /// How wide the column of amounts is, in heights of the type.
    var amountColumn = 5.0

    public init(look: Look, ingredient: Ingredient, style: TextStyle, amountColumn: Double = 5.0) {
        self.look = look
        self.ingredient = ingredient
        self.style = style
        self.amountColumn = amountColumn
    }

    /// How wide the column of amounts must be for the longest of them to stay on its line; no wider than
    /// leaves room for the names.
    public static func amountColumn(_ ingredients: [Ingredient], _ words: any Wording, least: Double = 5)
        -> Double
    {
        let longest = ingredients.map { $0.amount?.text(words).count ?? 0 }.max() ?? 0
        return min(7, max(least, Double(longest) * 0.63))
    }

    public var body: any View {
        let spec = RegionSpec(.text, ingredient.line(look.words))
        return Row(spacing: 12, align: .start) {
            Text(ingredient.amount?.text(look.words) ?? "", style.weight(.semibold), look.colors.ink)
                .grow(at: .start)
                .frame(width: (style.size * amountColumn).rounded())
            Text(
                ingredient.named(look.words), style, look.colors.ink,
                emphasis: [], emphasisColor: look.colors.softInk
            )
            .grow()
        }
        .unread()
        .region(spec)
    }
}

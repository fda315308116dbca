import Kit
import Recipes
import Stage

/// What goes in during what is shown, beside its words, to be read from where they are.
struct StepIngredients: View {
    let look: Look
    /// Of the part, so that each list begins at its top.
    let id: String
    let ingredients: [Ingredient]

    var body: any View {
        Sized { size in list(size, of: part(size)) }
    }

    /// As large as the words, or, where more goes in than there is room for, somewhat smaller; beyond that it
    /// is scrolled.
    private static let parts = [1, 0.9, 0.8, 0.72]

    private func part(_ room: Size) -> Double {
        let inner = room.width - 2 * padding
        // By the measure of running text: half a square a letter, and a fifth between the lines.
        let fitting = Self.parts.first { part in
            let letter = look.afar * part * 0.52, line = look.afar * part * 1.28
            let lines = ingredients.map { ingredient in
                max(1, (Double(ingredient.line(look.words).count) * letter / max(1, inner)).rounded(.up))
            }.reduce(0, +)
            return lines * line + Double(ingredients.count) * gap + heading * 1.5 + 2 * padding <= room.height
        }
        return fitting ?? Self.parts[Self.parts.count - 1]
    }

    private var padding: Double { look.isCompact ? Space.m : Space.l }
    private var gap: Double { look.isCompact ? 6 : 10 }
    private var heading: Double { (look.afar * 0.5).rounded() }

    private func list(_ size: Size, of part: Double) -> Node {
        Scroll(id: id, indicator: look.colors.softInk.opacity(0.35)) {
            Column(spacing: gap) {
                Text(
                    look.words.forThisStep, look.afar(.semibold, of: 0.5), look.colors.softInk,
                    isHeading: true)
                for ingredient in ingredients { line(ingredient, look.afar(of: part).leading(1.08)) }
            }
            .padding(padding)
            .grow()
            .behind(
                .fill(radius: Space.radius, look.colors.card),
                .border(radius: Space.radius, width: 1, look.colors.line))
        }
        .limit(maxHeight: size.height)
    }

    /// How much, and of what, in one line of words, because a column of its own would leave the names none.
    private func line(_ ingredient: Ingredient, _ style: TextStyle) -> Node {
        let text = ingredient.line(look.words)
        let amount = ingredient.amount?.text(look.words).utf8.count ?? 0
        return Text(text, style, look.colors.ink, emphasis: amount > 0 ? [0..<amount] : [])
    }
}

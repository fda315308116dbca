import House
import Kit
import Recipes
import Stage

/// A thing to buy: pressed it is ticked off, greyed and struck through (TR16).
struct ShoppingRow: View {
    let look: Look
    let host: Host
    let model: ShoppingListPage
    let line: ShoppingLine
    let namesRecipes: Bool

    var body: any View {
        Row(spacing: Space.xs) {
            pressed.grow()
            IconButton(
                look: look, icon: "pencil", label: look.words.editNamed(said), color: look.colors.softInk,
                id: "edit \(line.id)"
            ) { model.edit(line) }
            IconButton(
                look: look, icon: "close", label: look.words.removeNamed(said), color: look.colors.softInk,
                id: "remove \(line.id)"
            ) { model.remove(line) }
        }
        .padding(Edges(left: 6, right: Space.s))
    }

    private var text: String { line.text(look.words) }
    /// Without the narrow spaces between figures and units, which are for the eye.
    private var said: String { String(text.map { $0.isWhitespace ? " " : $0 }) }
    /// "1¾ tbsp needed", where a pack is bought.
    private var need: String? { line.need(look.words).map(look.words.needed) }

    private var pressed: Node {
        var spec = RegionSpec(.toggle, said, id: line.regionID)
        spec.value = [line.isTicked ? look.words.ticked : nil, need, recipes].compactMap { $0 }.joined(
            separator: ", ")
        if spec.value == "" { spec.value = nil }
        spec.radius = Space.smallRadius
        spec.press = { model.tick(line) }
        return Row(spacing: 14) {
            box
            Column(spacing: 2) {
                Wrap(spacing: Space.s) {
                    Text(
                        text, line.isTicked ? look.type.body : look.type.body.weight(.medium), ink,
                        marks: line.isTicked ? [TextMark(.strike, 0..<text.utf8.count)] : [])
                    if let need { Text(need, look.type.small, look.colors.softInk) }
                }
                if let recipes { Text(recipes, look.type.small.leading(1.2), look.colors.softInk) }
            }
            .padding(y: 6)
            .grow()
        }
        .unread()
        .padding(x: 10)
        .limit(minHeight: 52)
        .region(spec)
    }

    private var ink: Color { line.isTicked ? look.colors.softInk.opacity(0.75) : look.colors.ink }

    /// "for Tomato soup and Ratatouille".
    private var recipes: String? {
        namesRecipes && !line.recipes.isEmpty ? look.words.forRecipes(line.recipes) : nil
    }

    private var box: Node {
        let at = look.motion.value("tick \(line.id)", to: line.isTicked ? 1 : 0, over: 0.14)
        return Layers {
            Fill(look.colors.sage.opacity(at), radius: 13).frame(width: 26, height: 26)
            if line.isTicked { Icon("check", size: 18, look.colors.card).opacity(at) }
        }
        .inFront(
            .border(
                radius: 13, width: 2, look.colors.softInk.opacity(0.7).mixed(with: look.colors.sage, at)))
    }
}

import House
import Kit
import Recipes
import Stage

/// The lines for a recipe, or of an aisle, as a card under its name.
struct ShoppingGroupView: View {
    let look: Look
    let host: Host
    let model: ShoppingListPage
    let group: ShoppingGroup

    var body: any View {
        Column(spacing: 10) {
            Text(group.title(look.words), look.type.heading, look.colors.ink, isHeading: true)
            Column {
                for (i, line) in group.lines.enumerated() {
                    if i > 0 { Rule(look: look).padding(Edges(left: 56, right: Space.m)) }
                    ShoppingRow(look: look, host: host, model: model, line: line, namesRecipes: namesRecipes)
                }
            }
            .padding(y: 6)
            .card(look)
        }
    }

    /// Where the heading doesn't say it.
    private var namesRecipes: Bool {
        if case .aisle = group.heading { true } else { false }
    }
}

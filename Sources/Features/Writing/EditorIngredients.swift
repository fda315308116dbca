import House
import Kit
import Stage

/// The ingredients, a line each, as they would be written on paper.
struct EditorIngredients: View {
    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        let words = look.words
        let content = Column(spacing: Space.s) {
            ReorderColumn(
                id: "editor lines", spacing: 6,
                rows: model.recipe.lines.enumerated().map { index, line in
                    ReorderRow("line \(line.id)") { isLifted in
                        EditorLine(
                            look: look, host: host, model: model, line: line, number: index + 1,
                            isLifted: isLifted)
                    }
                }
            ) { from, to in model.change { $0.moveLine(from, to) } }
            // The grips and the crosses stand in the card's margin.
            .padding(Edges(left: -14, right: -14))
            WordButton(look: look, label: words.editorAddIngredient, icon: "plus", emphasis: .plain) {
                model.rearrange { $0.addLine() }
            }
        }
        return EditorSection(
            look: look, title: words.ingredientsTitle, detail: words.editorIngredientsDetail,
            content: content)
    }
}

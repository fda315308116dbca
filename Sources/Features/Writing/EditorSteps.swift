import House
import Kit
import Stage

/// The steps, a card each.
struct EditorSteps: View {
    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        let words = look.words
        let content = Column(spacing: Space.m) {
            ReorderColumn(
                id: "editor steps", spacing: Space.m,
                rows: model.recipe.steps.enumerated().map { index, step in
                    ReorderRow("step \(step.id)") { isLifted in
                        EditorStep(
                            look: look, host: host, model: model, step: step, number: index + 1,
                            isLifted: isLifted)
                    }
                }
            ) { from, to in model.change { $0.moveStep(from, to) } }
            WordButton(look: look, label: words.editorAddStep, icon: "plus") {
                model.rearrange { $0.addStep() }
            }
        }
        return EditorSection(
            look: look, title: words.stepsTitle, detail: words.editorStepsDetail, isCard: false,
            content: content)
    }
}

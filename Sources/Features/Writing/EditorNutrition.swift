import Foods
import House
import Kit
import Recipes
import Stage

/// What one serving contains: typed from a label, or worked out from the ingredients.
struct EditorNutrition: View {
    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        let words = look.words
        let content = Column(spacing: Space.m) {
            Sized { size in
                Grid(columns: size.width < 460 * look.type.factor ? 2 : 4, spacing: Space.m) {
                    field(.kilocalories, words.editorEnergy)
                    field(.protein, words.editorProtein)
                    field(.carbohydrate, words.editorCarbohydrate)
                    field(.fat, words.editorFat)
                }
            }
            .grow(x: true, y: false)
            if model.contents != nil {
                WordButton(
                    look: look, label: words.editorWorkOut, icon: "refresh",
                    isEnabled: !model.recipe.ingredients.isEmpty
                ) { model.workOut() }
            }
            if let estimate = model.estimate {
                Text(says(estimate), look.type.small.leading(1.25), look.colors.softInk)
            }
        }
        return EditorSection(
            look: look, title: words.editorNutrition, detail: words.editorNutritionDetail, content: content)
    }

    private func says(_ estimate: FoodTable.Estimate) -> String {
        let unknown = estimate.uncounted.joined(separator: ", ")
        if estimate.counted == 0 { return look.words.editorWorkedOutNothing }
        return look.words.editorWorkedOut(estimate.counted, unknown)
    }

    private func field(_ field: RecipeDraft.Field, _ title: String) -> EditorField {
        EditorField(look: look, host: host, model: model, field: field, title: title)
    }
}

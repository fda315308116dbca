import House
import Kit
import Stage

/// What the dish is: its name, what it is like, its pictures, for how many and how long.
struct EditorDish: View {
    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        let words = look.words
        let content = Column(spacing: Space.m) {
            field(.title, words.editorTitle, words.editorTitleHint)
            field(.summary, words.editorSummary, words.editorSummaryHint, .several(least: 2))
            EditorPictures(look: look, host: host, model: model)
            Sized { size in
                Grid(columns: columns(size), spacing: Space.m) {
                    field(.servings, words.editorServings, "2")
                    field(.yield, words.makesTitle, words.editorYieldHint)
                    field(.preparation, words.preparationTitle, words.editorPreparationHint)
                    field(.cooking, words.editorCooking, words.editorCookingHint)
                }
            }
            .grow(x: true, y: false)
        }
        return EditorSection(look: look, title: words.editorDish, content: content)
    }

    private func columns(_ size: Size) -> Int {
        let width = size.width / look.type.factor
        return width < 420 ? 1 : width < 720 ? 2 : 4
    }

    private func field(
        _ field: RecipeDraft.Field, _ title: String, _ placeholder: String, _ lines: FieldSpec.Lines = .one
    ) -> EditorField {
        EditorField(
            look: look, host: host, model: model, field: field, title: title, placeholder: placeholder,
            lines: lines)
    }
}

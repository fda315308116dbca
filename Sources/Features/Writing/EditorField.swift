import House
import Kit
import Stage

/// A field of the draft, with what is wrong with it.
struct EditorField: View {
    let look: Look
    let host: Host
    let model: EditorPage
    let field: RecipeDraft.Field
    let title: String
    var placeholder = ""
    var lines = FieldSpec.Lines.one

    var body: any View {
        TextFieldRow(
            look: look, stage: host.stage, title: title, id: field.id, text: model.recipe[field],
            placeholder: placeholder, error: EditorFlaw.sentence(field.id, model, look), lines: lines,
            limit: field.limit, turnBack: { model.turnBack(forward: $0) }
        ) { model.type($0, into: field) }
    }
}

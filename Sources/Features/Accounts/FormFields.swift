import House
import Kit
import Stage

/// The fields of a form, one below the other, and what is wrong with all of it. Return leads from one to the next, and
/// from the last one sends the form.
struct FormFields<Model: FormKeeper>: View {
    let look: Look
    let model: Model
    /// From top to bottom.
    let fields: [AccountField]
    let send: @MainActor () -> Void

    var body: any View {
        Column(spacing: Space.m) {
            for field in fields {
                FormField(
                    look: look, host: model.host, field: field, title: look.words.title(field),
                    placeholder: field == .code ? "123456" : "", form: model.form,
                    submit: { model.host.goOn(from: field, in: fields, send: send) },
                    toggleSecret: { model.toggleSecrets() }
                ) { model.type($0, in: field) }
            }
            if let trouble = model.form.trouble { Notice(look: look, text: trouble) }
        }
    }
}

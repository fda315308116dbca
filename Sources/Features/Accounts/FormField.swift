import House
import Kit
import Stage

/// A field of an account's form.
struct FormField: View {
    let look: Look
    let host: Host
    let field: AccountField
    let title: String
    var placeholder = ""
    let form: AccountForm
    var submit: (@MainActor () -> Void)?
    /// Shows or hides what nobody may read along.
    var toggleSecret: @MainActor () -> Void = {}
    let change: @MainActor (String) -> Void

    var body: any View {
        TextFieldRow(
            look: look, stage: host.stage, title: title, id: field.id, text: form[field],
            placeholder: placeholder,
            error: form.trouble(in: field, look.words), limit: field.limit,
            isEnabled: !form.isBusy,
            secret: field.isSecret
                ? TextFieldRow.Secret(isShown: form.showsSecrets, toggle: toggleSecret) : nil,
            submit: submit, change: change)
    }
}

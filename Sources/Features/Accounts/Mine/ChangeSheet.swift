import House
import Kit
import Stage

/// One thing of the account, changed.
struct ChangeSheet: View {
    let look: Look
    let host: Host
    let model: ChangeModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.changeTitle(model.field), look.type.title, look.colors.ink, isHeading: true)
            if let explained = look.words.changeExplained(model.field) {
                Text(explained, look.type.body, look.colors.softInk)
            }
            FormFields(look: look, model: model, fields: model.fields) { model.save() }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: model.form.isBusy ? look.words.saving : look.words.save, emphasis: .filled,
                id: "account save", isEnabled: !model.form.isBusy
            ) { model.save() })
        return SheetFrame(
            look: look, key: "account change", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }
}

import House
import Kit
import Stage

/// A line of the list: what it says, and what else can be done with it.
struct ItemSheet: View {
    let look: Look
    let host: Host
    let model: ItemModel

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Text(look.words.editItem, look.type.title, look.colors.ink, isHeading: true)
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.itemText, id: ItemModel.field,
                text: model.text, error: model.error, submit: { model.submit() }
            ) { model.type($0) }
            Column(spacing: Space.xs) {
                SheetRow(
                    look: look, icon: "home", title: look.words.haveIt, detail: look.words.haveItDetail
                ) { model.have() }
                SheetRow(
                    look: look, icon: "basket", title: look.words.moveItem,
                    detail: look.words.aisle(model.line.aisle)
                ) { model.move() }
            }
        }
        let buttons = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain, press: cancel),
            yes: WordButton(look: look, label: look.words.save, icon: "check", emphasis: .filled) {
                model.submit()
            })
        return SheetFrame(look: look, key: "item", dismiss: cancel, content: content, foot: buttons.node)
    }

    private func cancel() { host.dismiss() }
}

import House
import Kit
import Stage

/// What a collection is to be called (RF3).
struct NamingSheet: View {
    let look: Look
    let host: Host
    let model: NamingModel

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Text(title, look.type.title, look.colors.ink, isHeading: true)
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.collectionName, id: NamingModel.field,
                text: model.text, placeholder: look.words.collectionNameExample, error: model.error,
                limit: NamingModel.limit, submit: { model.submit() }
            ) { model.type($0) }
            SheetButtons(
                look: look,
                no: WordButton(look: look, label: look.words.cancel, emphasis: .plain, press: cancel),
                yes: WordButton(
                    look: look, label: isNew ? look.words.pickRecipes : look.words.rename,
                    icon: isNew ? nil : "check", trailingIcon: isNew ? "arrow-right" : nil,
                    emphasis: .filled
                ) { model.submit() })
        }
        return SheetFrame(look: look, key: "naming", dismiss: cancel, content: content)
    }

    private var isNew: Bool {
        if case .new = model.purpose { true } else { false }
    }

    private var title: String { isNew ? look.words.newCollection : look.words.renameCollection }

    private func cancel() { host.dismiss() }
}

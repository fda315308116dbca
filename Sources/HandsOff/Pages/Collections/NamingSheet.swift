import Stage

/// What a collection is to be called (RF3).
struct NamingSheet: View {
    let look: Look
    let app: App
    let model: NamingModel

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Text(title, look.type.title, look.colors.ink, isHeading: true)
            TextFieldRow(
                look: look, stage: app.stage, title: look.words.collectionName, id: NamingModel.field,
                text: model.text, placeholder: look.words.collectionNameExample, error: model.error,
                limit: NamingModel.limit, submit: { model.submit(app) }
            ) { model.type($0, app) }
            SheetButtons(
                look: look,
                no: WordButton(look: look, label: look.words.cancel, emphasis: .plain, press: cancel),
                yes: WordButton(
                    look: look, label: isNew ? look.words.pickRecipes : look.words.rename,
                    icon: isNew ? nil : "check", trailingIcon: isNew ? "arrow-right" : nil,
                    emphasis: .filled
                ) { model.submit(app) })
        }
        return Sheet(look: look, key: "naming", dismiss: cancel, content: content)
    }

    private var isNew: Bool {
        if case .new = model.purpose { true } else { false }
    }

    private var title: String { isNew ? look.words.newCollection : look.words.renameCollection }

    private func cancel() {
        app.sheet = nil
        app.touch()
    }
}

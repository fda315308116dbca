import Stage

/// The library as a whole: back up, restore, and begin anew.
struct LibrarySettings: View {
    let look: Look
    let app: App

    var body: any View {
        let words = look.words
        return SettingsCard(
            look: look, title: words.libraryTitle,
            rows: question + [
                LinkRow(look: look, icon: "download", title: words.bringIn, detail: words.bringInDetail) {
                    app.show(.bringIn)
                },
                LinkRow(look: look, icon: "archive", title: words.backUp, detail: words.backUpDetail) {
                    app.askToBackUp()
                },
                LinkRow(look: look, icon: "refresh", title: words.restore, detail: words.restoreDetail) {
                    app.askToRestore()
                },
                copies,
                LinkRow(
                    look: look, icon: "settings", title: words.resetSettings,
                    detail: words.resetSettingsDetail
                ) { ask(.resetSettings) },
                LinkRow(look: look, icon: "trash", title: words.beginAnew, detail: words.beginAnewDetail) {
                    ask(.beginAnew)
                },
            ])
    }

    /// The copies that are kept by themselves, and how old the last one is.
    private var copies: LinkRow {
        let model = app.copies
        let last = model.areKnown ? app.lastCopy(model.last) : ""
        return LinkRow(
            look: look, icon: "history", title: look.words.copiesTitle, detail: look.words.copiesAre(last)
        ) { model.all.isEmpty ? app.keepBackUp() : ask(.copies) }
    }

    private var question: [any View] {
        app.copies.question.map { [CopyQuestion(look: look, app: app, question: $0)] } ?? []
    }

    private func ask(_ question: App.SheetKind) {
        app.sheet = question
        app.touch()
    }
}

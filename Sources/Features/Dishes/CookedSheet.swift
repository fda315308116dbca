import House
import Kit
import Stage

/// “I cooked this”: how it was, in stars and in words for the next time.
struct CookedSheet: View {
    let look: Look
    let host: Host
    let model: RecipePage

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Row {
                Text(look.words.howWasIt, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { close() }
            }
            Stars(look: look, id: "given star", stars: model.noteStars) {
                model.noteStars = $0 == model.noteStars ? 0 : $0
                host.touch()
            }
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.noteForNextTime, id: "cooked note",
                text: model.note, placeholder: look.words.notePlaceholder, lines: .several(least: 3),
                limit: 2000
            ) { model.note = $0 }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.notNow, emphasis: .plain) { close() },
            yes: WordButton(look: look, label: look.words.save, icon: "check", emphasis: .filled) {
                model.cooked()
            })
        return SheetFrame(look: look, key: "cooked", dismiss: close, content: content, foot: ways.node)
    }

    private func close() { host.dismiss() }
}

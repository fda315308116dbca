import API
import House
import Kit
import Stage

/// Another way to sign in, added or taken away; the password is asked for first.
struct LinkSheet: View {
    let look: Look
    let host: Host
    let model: LinkModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(model.name, look.type.title, look.colors.ink, isHeading: true)
            if model.isWaiting {
                Row(spacing: Space.m) {
                    BusySign(look: look, size: 26, color: look.colors.tomato)
                    Text(look.words.waitingExplained(model.name), look.type.body, look.colors.ink).grow()
                }
            } else if model.isLastWay {
                Text(look.words.lastWayIn, look.type.body, look.colors.ink)
            } else {
                Text(
                    model.isLinked ? look.words.unlinkExplained : look.words.linkExplained(model.name),
                    look.type.body, look.colors.softInk)
                if !model.fields.isEmpty || model.form.trouble != nil {
                    FormFields(look: look, model: model, fields: model.fields) { model.send() }
                }
            }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: model.isLinked ? look.words.unlink : look.words.link, emphasis: .filled,
                id: "account link",
                isEnabled: !model.form.isBusy && !model.isWaiting && !model.isLastWay
            ) { model.send() })
        return SheetFrame(
            look: look, key: "account link", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }
}

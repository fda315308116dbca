import House
import Kit
import Stage

/// No server yet: what one is good for, and where it is.
struct AloneView: View {
    let look: Look
    let host: Host
    let model: JoinModel

    var body: any View {
        Column(spacing: Space.l) {
            Column(spacing: Space.m, align: .center) {
                Icon("devices", size: look.isCompact ? 56 : 72, look.colors.softInk.opacity(0.7))
                    .padding(look.isCompact ? Space.m : Space.l)
                    .behind(.fill(radius: 80, look.colors.sunken))
                Text(
                    look.words.aloneTitle, look.type.title.aligned(.center), look.colors.ink, isHeading: true)
                Text(look.words.aloneText, look.type.body.aligned(.center), look.colors.softInk)
                    .limit(maxWidth: 520)
            }
            .grow(at: .center)
            .padding(Edges(top: look.isCompact ? Space.s : Space.l))
            Column(spacing: Space.m) {
                FormField(
                    look: look, host: host, field: .server, title: look.words.serverAddress,
                    placeholder: look.words.serverExample, form: model.form, submit: { model.connect() }
                ) { model.type($0, in: .server) }
                if let trouble = model.form.trouble { Notice(look: look, text: trouble) }
                WordButton(
                    look: look, label: model.form.isBusy ? look.words.connecting : look.words.connect,
                    emphasis: .filled, id: "account connect", isEnabled: !model.form.isBusy
                ) { model.connect() }
            }
            .padding(look.isCompact ? Space.m : Space.l)
            .card(look)
            Text(look.words.ownServerHint, look.type.small.leading(1.3), look.colors.softInk)
        }
    }
}

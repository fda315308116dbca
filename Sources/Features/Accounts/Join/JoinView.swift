import API
import House
import Kit
import Stage

/// A server is named: signing in there, or signing up.
struct JoinView: View {
    let look: Look
    let host: Host
    let model: JoinModel

    var body: any View {
        Column(spacing: Space.l) {
            ServerLine(look: look, host: host, model: model)
            if host.membership.standing == .expired {
                Notice(look: look, text: look.words.signedOutByServer(model.serverName), icon: "info")
            }
            inside
                .padding(look.isCompact ? Space.m : Space.l)
                .card(look)
        }
    }

    private var inside: Node {
        if let waiting = model.waiting {
            return BrowserWaitView(look: look, model: model, provider: waiting.provider).node
        }
        return forms
    }

    private var forms: Node {
        Column(spacing: Space.l) {
            if model.info?.registration != .closed, !model.isForgetting {
                Segments(
                    look: look, title: look.words.account,
                    options: [
                        .init(label: look.words.hasAccount, isChosen: model.door == .signIn) {
                            model.go(through: .signIn)
                        },
                        .init(label: look.words.isNew, isChosen: model.door == .signUp) {
                            model.go(through: .signUp)
                        },
                    ], id: "door")
            }
            switch (model.isForgetting, model.door) {
            case (true, _): ForgottenForm(look: look, host: host, model: model)
            case (false, .signIn): SignInForm(look: look, host: host, model: model)
            case (false, .signUp): SignUpForm(look: look, host: host, model: model)
            }
        }.node
    }
}

/// Which server it is, and the way to another.
struct ServerLine: View {
    let look: Look
    let host: Host
    let model: JoinModel

    var body: any View {
        Row(spacing: Space.m) {
            Icon("server", size: 26, look.colors.tomato)
            Column(spacing: 2) {
                Text(model.serverName, look.type.heading, look.colors.ink, isHeading: true)
                Text(detail, look.type.small, look.colors.softInk)
            }
            .grow()
            WordButton(
                look: look, label: look.words.otherServer, emphasis: .plain, id: "account other server"
            ) { model.leaveServer() }
        }
    }

    private var detail: String {
        guard let server = host.membership.server else { return "" }
        return server.text.hasPrefix("https") ? server.shown : look.words.inTheHouse(server.shown)
    }
}

import House
import Kit
import Stage

/// The account's page, as far as one has come: no server, nobody signed in, or somebody.
struct AccountView: View {
    let look: Look
    let host: Host
    let page: AccountPage

    var body: any View {
        let content = Column(spacing: Space.l) {
            switch host.membership.standing {
            case .unread: Spacer().frame(height: 1)
            case .alone: AloneView(look: look, host: host, model: page.join)
            case .signedOut, .expired: JoinView(look: look, host: host, model: page.join)
            case .signedIn: MineView(look: look, host: host, model: page.mine)
            }
        }
        .limit(maxWidth: host.membership.standing == .signedIn ? 860 : 620)
        .grow(at: .center)
        .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xxl, right: look.margin))
        return PageFrame(look: look, host: host, id: page.id, content: content)
    }
}

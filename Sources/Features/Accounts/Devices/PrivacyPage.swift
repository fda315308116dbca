import House
import Kit
import Stage

/// What the program keeps here, what the server keeps, and what nobody does (RF7).
@MainActor final class PrivacyPage: Page {
    let mine: MineModel

    init(_ mine: MineModel) { self.mine = mine }

    let id = "privacy"
    var title: String? { mine.host.words.privacy }

    func view(_ look: Look) -> any View { PrivacyView(look: look, host: mine.host, server: mine.serverName) }
    func giveUp() { mine.host.goBack() }
}

struct PrivacyView: View {
    let look: Look
    let host: Host
    let server: String

    var body: any View {
        let content = Column(spacing: Space.l) {
            for part in look.words.privacyParts(server) {
                Column(spacing: Space.s) {
                    Text(part.title, look.type.heading, look.colors.ink, isHeading: true)
                    Text(part.text, look.type.body, look.colors.ink)
                }
            }
            if let address = host.membership.server {
                WordButton(look: look, label: look.words.readPrivacy, icon: "link") {
                    host.showPage(of: address, "/privacy")
                }
            }
        }
        .limit(maxWidth: 720)
        .grow(at: .center)
        .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin))
        return PageFrame(look: look, host: host, id: "privacy", content: content)
    }
}

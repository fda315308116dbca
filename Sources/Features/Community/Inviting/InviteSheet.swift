import House
import class House.Host
import Kit
import Stage

/// How to invite, and what will be sent.
struct InviteSheet: View {
    let look: Look
    let host: Host
    let model: InviteModel

    var body: any View {
        let words = look.words, isOpen = model.registration != .closed
        return ShareSheet(
            look: look, host: host, codes: model.codes, title: words.inviteTo(model.community.serverName),
            ways: [
                .init(
                    icon: "mail", title: words.inviteByMail, detail: words.inviteByMailDetail,
                    isOpen: isOpen && model.mail != nil
                ) { model.send() },
                .init(
                    icon: "copy", title: words.inviteByCopy, detail: words.inviteByCopyDetail, isOpen: isOpen
                ) {
                    model.copy()
                },
                .init(
                    icon: "qr-code", title: words.inviteByCode, detail: words.inviteByCodeDetail,
                    isOpen: isOpen
                ) {
                    model.show()
                },
            ], more: message)
    }

    private var message: Node {
        Column(spacing: Space.s) {
            if let note = look.words.inviteNote(model.registration, isOfTheHouse: model.isOfTheHouse) {
                Notice(look: look, text: note)
            }
            if model.registration != .closed {
                Text(model.message, look.type.body.leading(1.3), look.colors.ink).grow()
                    .padding(Space.m)
                    .behind(.fill(radius: Space.radius, look.colors.sunken))
            }
        }
        .padding(Edges(top: Space.s))
    }
}

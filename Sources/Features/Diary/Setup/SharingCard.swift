import House
import Kit
import Stage

/// Whether the diary is the same on the cook's other computers: said for itself, for it is about a body.
struct SharingCard: View {
    let look: Look
    let host: Host
    let model: SetupPage

    var body: any View {
        Column(spacing: Space.m) {
            Text(text, look.type.body.leading(1.3), look.colors.ink)
            Wrap(spacing: Space.s, lineSpacing: Space.s) { for button in buttons { button } }
        }
        .padding(x: Space.m, y: Space.s)
    }

    private var server: String { host.membership.serverName }

    private var text: String {
        let words = look.words, sharing = model.sharing
        if host.membership.standing != .signedIn { return words.sharingNeedsAccount }
        if sharing.isShared {
            return model.offersPictures ? words.sharingOn + " " + words.picturesStay : words.sharingOn
        }
        if sharing.isLeaving { return words.sharingLeaves(server) }
        if sharing.wasEnded { return words.sharingEnded(server) }
        return sharing.isThere ? words.sharingElsewhere(server) : words.sharingOff
    }

    private var buttons: [WordButton] {
        let words = look.words, sharing = model.sharing
        if host.membership.standing != .signedIn {
            return [
                WordButton(look: look, label: words.toAccount, id: "to account") {
                    host.crossings.showAccount()
                }
            ]
        }
        let withdraw = WordButton(
            look: look, label: words.withdraw(server), emphasis: .plain, id: "withdraw diary"
        ) { model.withdraw() }
        if sharing.isShared {
            let stop = WordButton(look: look, label: words.stopSharing, id: "stop sharing") {
                model.stopSharing()
            }
            return [stop, withdraw]
        }
        let share = WordButton(look: look, label: words.shareDiary, id: "share diary") { model.share() }
        return sharing.isThere && !sharing.isLeaving ? [share, withdraw] : [share]
    }
}

import House
import Kit
import Stage
import SyncEngine

/// A card each: what it is, why it waits, and the ways on.
struct HeldView: View {
    let look: Look
    let host: Host
    let page: HeldPage

    var body: any View {
        let content = Column(spacing: Space.l) {
            if page.changes?.isEmpty == true {
                EmptyState(
                    look: look, icon: "check", title: look.words.nothingHeld, text: look.words.nothingHeldText
                )
            }
            if !page.waiting.isEmpty {
                Text(look.words.heldExplained, look.type.body, look.colors.softInk)
                for change in page.waiting { card(change) }
            }
            if !page.keptHere.isEmpty {
                Column(spacing: Space.s) {
                    Text(look.words.keptHereTitle, look.type.title, look.colors.ink, isHeading: true)
                    Text(look.words.keptHereExplained, look.type.body, look.colors.softInk)
                }
                for change in page.keptHere { card(change) }
            }
        }
        .limit(maxWidth: 860)
        .grow(at: .center)
        .padding(Edges(top: Space.s, left: look.margin, bottom: 96, right: look.margin))
        return PageFrame(look: look, host: host, id: page.id, content: content)
    }

    private func card(_ change: HeldChange) -> Node {
        let kind = look.words.thing(change.place.kind)
        let title = change.title.isEmpty ? kind : change.title
        return Column(spacing: Space.m) {
            Column(spacing: 2) {
                Text(title, look.type.heading, look.colors.ink, isHeading: true)
                if title != kind { Text(kind, look.type.label, look.colors.tomato) }
            }
            if !change.staysHere {
                Text(
                    look.words.sentence(change.reason, page.accounts.serverName), look.type.body,
                    look.colors.ink)
            }
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                if change.staysHere {
                    WordButton(look: look, label: look.words.sendAfterAll, id: "send \(change.id)") {
                        page.tryAgain(change)
                    }
                } else {
                    WordButton(
                        look: look, label: look.words.tryHeldAgain, icon: "refresh", emphasis: .filled,
                        id: "again \(change.id)", isEnabled: host.syncing.state != .running
                    ) { page.tryAgain(change) }
                    WordButton(look: look, label: look.words.keepHere, id: "keep \(change.id)") {
                        page.keepHere(change)
                    }
                }
                if change.canUndo {
                    WordButton(
                        look: look, label: look.words.undoHeld, emphasis: .plain, id: "undo \(change.id)"
                    ) { page.undo(change) }
                }
            }
        }
        .grow()
        .padding(look.isCompact ? Space.m : Space.l)
        .card(look)
    }
}

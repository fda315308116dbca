import API
import House
import class House.Host
import Kit
import Stage

/// What a moderator has decided, and why, where there is no page that says so.
struct DecisionSheet: View {
    let look: Look
    let host: Host
    let community: Community
    let notice: API.Notice

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.noticeSays(notice) + ".", look.type.title, look.colors.ink, isHeading: true)
            if notice.kind == .report {
                // Whose it was, or which dish: it is the cook's own report, and nothing to be warned of.
                if !notice.text.isEmpty { Text(notice.text, look.type.body, look.colors.softInk) }
            } else if !notice.text.isEmpty {
                Notice(look: look, text: notice.text)
            }
            if let decision = notice.decision,
                let line = AppealLine(look: look, community: community, decision: decision)
            {
                line
            }
        }
        let close = WordButton(
            look: look, label: look.words.close, emphasis: .filled, id: "close decision"
        ) { host.dismiss() }
        return SheetFrame(
            look: look, key: "decision", dismiss: { host.dismiss() }, content: content,
            foot: close.node.grow(at: .end))
    }

    static func offer(_ notice: API.Notice, _ community: Community) {
        let host = community.host
        host.present(
            Sheet("decision") { DecisionSheet(look: $0, host: host, community: community, notice: notice) })
    }
}

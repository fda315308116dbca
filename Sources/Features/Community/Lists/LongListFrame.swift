import Guest
import House
import class House.Host
import Kit
import Stage

/// A page with rows below each other that come from the server: what is above them, why there are none, and that they
/// are on their way.
struct LongListFrame: View {
    let look: Look
    let host: Host
    let community: Community
    let id: String
    /// How it stands with the rows.
    let state: (isEmpty: Bool, isRead: Bool, isAsking: Bool, trouble: GuestTrouble?)
    /// What is said where there are none.
    let nothing: (icon: String, title: String, text: String)
    let head: [any View]
    var spacing = Space.m
    let rows: Node
    let tryAgain: @MainActor () -> Void

    var body: any View {
        PageFrame(
            look: look, host: host, id: id,
            content: Column(spacing: spacing) {
                for part in head { part }
                if let trouble = state.trouble {
                    if state.isEmpty {
                        Trouble(
                            look: look, title: look.words.feedTroubleTitle, text: community.sentence(trouble)
                        ) { tryAgain() }
                    } else {
                        Kit.Notice(look: look, text: community.sentence(trouble))
                    }
                } else if state.isRead, state.isEmpty {
                    EmptyState(look: look, icon: nothing.icon, title: nothing.title, text: nothing.text)
                }
                rows
                if state.isAsking, state.isEmpty {
                    BusySign(look: look, size: 28, color: look.colors.tomato).grow(at: .center)
                }
            }
            .limit(maxWidth: 860)
            .grow(at: .center)
            .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin)))
    }
}

extension LongList {
    /// As ``LongListFrame`` wants to know it.
    var state: (isEmpty: Bool, isRead: Bool, isAsking: Bool, trouble: GuestTrouble?) {
        (items.isEmpty, isRead, isAsking, trouble)
    }
}

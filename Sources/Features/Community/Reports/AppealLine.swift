import API
import House
import Kit
import Stage

/// Whether the cook can ask for another look at a decision, has, or has been answered; nil = there is nothing to ask for.
struct AppealLine: View {
    let look: Look
    let community: Community
    let decision: Decision

    init?(look: Look, community: Community, decision: Decision) {
        switch community.appealing.state(of: decision) {
        case .possible, .waiting, .declined: break
        case .unknown, nil: return nil
        }
        (self.look, self.community, self.decision) = (look, community, decision)
    }

    var body: any View {
        switch community.appealing.state(of: decision) {
        case .waiting: return says(look.words.appealWaits)
        case .declined: return says(look.words.appealDeclined(decision.answer ?? ""))
        case .possible, .unknown, nil:
            return WordButton(
                look: look, label: look.words.appeal, icon: "eye", id: "appeal \(decision.id)"
            ) { community.appealing.write(against: decision) }.node
        }
    }

    private func says(_ sentence: String) -> Node {
        Text(sentence, look.type.body, look.colors.ink).node
    }
}

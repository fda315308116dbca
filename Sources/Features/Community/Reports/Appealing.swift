import API
import Guest
import House
import class House.Host

/// Another look at what moderators have decided about something of the cook's own, for which one can ask once (SR03).
@MainActor final class Appealing {
    private unowned let community: Community
    /// Against which decisions the cook has asked for it since the program began.
    private var asked: Set<String> = []
    /// What was begun and not sent.
    private var begun: [String: String] = [:]
    private var host: Host { community.host }

    init(_ community: Community) { self.community = community }

    /// Somebody else is signed in.
    func forget() { (asked, begun) = ([], [:]) }

    /// How far it is; what is here may be older than what was asked.
    func state(of decision: Decision) -> Decision.Appeal? {
        decision.appeal == .possible && asked.contains(decision.id) ? .waiting : decision.appeal
    }

    func write(against decision: Decision) {
        let id = decision.id, words = host.words
        WrittenModel(
            words.appealTitle, text: begun[id] ?? "", length: AppealDraft.length, community,
            asks: .init(
                title: words.appealText, placeholder: words.appealPlaceholder, field: "appeal"),
            keep: { [self] in begun[id] = $0 }
        ) { [self] text, answer in
            community.ask { guest throws(GuestTrouble) in
                try await guest.appeal(AppealDraft(against: id, text))
            } then: { [self] result in
                switch result {
                case .success:
                    asked.insert(id)
                    answer(nil)
                    host.tell(host.words.appealSent)
                case .failure(let why) where why.kind == .changed:
                    asked.insert(id)
                    answer(nil)
                    host.tell(host.words.appealTooLate)
                case .failure(let why): answer(why)
                }
            }
        }.offer()
    }
}

import API
import Guest
import House
import class House.Host

/// People as far as they have been asked for: whom somebody follows, who follows them, whom the cook has blocked.
@MainActor final class PeopleList {
    let people: Guest.People
    private(set) var cards: [PersonCard] = []
    private var names: Set<String> = []
    private var next: String?
    private(set) var trouble: GuestTrouble?
    private(set) var isAsking = false
    private(set) var isRead = false
    private unowned let community: Community

    init(_ people: Guest.People, _ community: Community) {
        (self.people, self.community) = (people, community)
    }

    /// People held at most.
    static let most = 5000

    func refresh() { ask(after: nil) }
    func more() { if let next, trouble == nil { ask(after: next) } }

    private func ask(after: String?) {
        if isAsking { return }
        (isAsking, trouble) = (true, nil)
        community.ask { [people] guest throws(GuestTrouble) in
            try await guest.people(people, after: after)
        } then: { [self] answer in
            isAsking = false
            switch answer {
            case .success(let page):
                if after == nil { (cards, names) = ([], []) }
                let new = page.items.filter { names.insert($0.userName).inserted }
                cards += new
                isRead = true
                next = new.isEmpty || page.next == after || cards.count >= Self.most ? nil : page.next
            case .failure(let why): trouble = why
            }
        }
        community.host.touch()
    }
}

import API
import Guest
import House
import class House.Host
import Kit
import Stage

/// Looks on the server for posts and people, while somebody types (SP5).
@MainActor final class FindPage: Page {
    unowned let community: Community
    private(set) var text = ""
    private(set) var looksForPeople = false
    /// What has been asked for; nil = nothing yet.
    private(set) var asked: String?
    private(set) var posts: PostList?
    private(set) var people: [PersonCard] = []
    private(set) var trouble: GuestTrouble?
    private(set) var isAsking = false
    private var question: Task<Void, Never>?
    private var due: Double?

    init(_ community: Community) { self.community = community }

    /// Seconds after the last letter before the server is asked.
    static let pause = 0.3
    static let field = "find in the community"

    var host: Host { community.host }
    let id = "community find"
    var title: String? { host.words.community }
    var searchField: String? { Self.field }
    var deadline: Double? { due }

    func view(_ look: Look) -> any View { FindView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }
    func come() { if text.isEmpty { host.stage.focus(on: Self.field) } }

    func askAgain() -> Bool {
        ask()
        return true
    }

    func elapse() {
        guard let due, due <= host.now else { return }
        ask()
    }

    func type(_ text: String) {
        self.text = text
        due = host.now + Self.pause
        host.touch()
    }

    func look(forPeople: Bool) {
        if forPeople == looksForPeople { return }
        looksForPeople = forPeople
        host.services.speaker.play(.tick)
        ask()
    }

    /// At once: the cook has typed it to its end, or chosen what is looked for.
    func ask() {
        due = nil
        question?.cancel()
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !text.isEmpty else {
            (asked, posts, people, trouble, isAsking) = (nil, nil, [], nil, false)
            return host.touch()
        }
        asked = text
        if looksForPeople { return askForPeople(text) }
        (isAsking, trouble) = (false, nil)
        if posts?.source != .search(text) {
            let list = PostList(.search(text), community)
            community.register(list)
            posts = list
        }
        posts?.refresh()
    }

    private func askForPeople(_ text: String) {
        (isAsking, trouble) = (true, nil)
        question = community.ask { guest throws(GuestTrouble) in
            try await guest.people(finding: text)
        } then: { [self] answer in
            guard text == asked, looksForPeople else { return }
            isAsking = false
            switch answer {
            case .success(let page): people = page.items
            case .failure(.cancelled): break
            case .failure(let why): (people, trouble) = ([], why)
            }
        }
        host.touch()
    }
}

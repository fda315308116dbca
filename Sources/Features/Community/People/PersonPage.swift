import API
import Guest
import House
import class House.Host
import Kit
import Stage

/// Somebody who has an account on the server: who they are, what they have published, and how the cook stands to
/// them (SP5, RF6).
@MainActor final class PersonPage: Page {
    unowned let community: Community
    private(set) var card: PersonCard
    private(set) var person: Person?
    private(set) var isBusy = false
    private(set) lazy var list: PostList = {
        let list = PostList(.person(userName: card.userName), community)
        community.register(list)
        return list
    }()

    /// What they show together, and whether that is to be seen in place of their posts.
    private(set) lazy var collections = LongList<PublicCollection>(community, most: 500, key: \.id) {
        [userName = card.userName] guest, after throws(GuestTrouble) in
        try await guest.collections(of: userName, after: after)
    }
    private(set) var showsCollections = false

    init(_ card: PersonCard, _ community: Community) { (self.card, self.community) = (card, community) }

    var host: Host { community.host }
    var id: String { "community person \(card.userName)" }

    func view(_ look: Look) -> any View { PersonView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }

    func come() {
        if person?.isBlocked != true {
            list.come()
            // Also on the way back: one may be otherwise now.
            if showsCollections { collections.refresh() }
        }
        if person == nil || showsCollections { ask() }
    }

    func askAgain() -> Bool {
        ask()
        host.stage.scrollToTop(id)
        list.refresh()
        if showsCollections { collections.refresh() }
        return true
    }

    /// Without an answer there is what the post says of them.
    private func ask() {
        community.ask { [userName = card.userName] guest throws(GuestTrouble) in
            try await guest.person(userName)
        } then: { [self] answer in
            if case .success(let person) = answer { take(person) }
        }
    }

    private func take(_ person: Person) { (self.person, card) = (person, person.card) }

    func choose(collections isWanted: Bool) {
        if showsCollections == isWanted { return }
        showsCollections = isWanted
        host.services.speaker.play(.tick)
        if isWanted { collections.refresh() }
        host.touch()
    }

    // MARK: How the cook stands to them

    func follow() {
        guard let person, !isBusy else { return }
        let isWanted = !person.isFollowed
        change { [userName = card.userName] guest throws(GuestTrouble) in
            try await guest.follow(userName, isWanted)
        } then: { [self] in
            host.services.speaker.play(isWanted ? .favourite : .tick)
            community.feeds[.following]?.forget()
        }
    }

    /// Asks first: it changes what both see.
    func askToBlock(then: @escaping @MainActor () -> Void = {}) {
        host.confirm(
            "shield", host.words.blockTitle(card.displayName), host.words.blockText,
            yes: host.words.block
        ) { [self] in block(true, then: then) }
    }

    func report() {
        let target = ReportTarget(.person, card.userName)
        community.reporting.offer(target, of: card) { [self] in askToBlock() }
    }

    func block(_ isWanted: Bool, then: @escaping @MainActor () -> Void = {}) {
        if isBusy { return }
        change { [userName = card.userName] guest throws(GuestTrouble) in
            try await guest.block(userName, isWanted)
        } then: { [self] in
            host.services.speaker.play(.tick)
            // What they have published goes from all lists, or comes back.
            for feed in community.feeds.values { feed.forget() }
            list.forget()
            if !isWanted { list.come() }
            then()
            host.tell(
                isWanted ? host.words.isBlocked(card.displayName) : host.words.isUnblocked(card.displayName))
        }
    }

    private func change(
        _ question: @escaping @Sendable (Guest) async throws(GuestTrouble) -> Person,
        then: @escaping @MainActor () -> Void
    ) {
        isBusy = true
        community.ask(question) { [self] answer in
            isBusy = false
            switch answer {
            case .success(let person):
                take(person)
                then()
            case .failure(let why): community.refuse(why)
            }
        }
        host.touch()
    }

    // MARK: Whom they know

    func showFollowers() {
        let name = card.displayName
        show(.followers(of: card.userName), nobody: host.words.nobodyFollows(name)) { $0.followersOf(name) }
    }

    func showFollowed() {
        let name = card.displayName
        show(.followed(by: card.userName), nobody: host.words.followsNobody(name)) { $0.followedBy(name) }
    }

    private func show(
        _ people: Guest.People, nobody: String, heading: @escaping (any CommunityWording) -> String
    ) {
        host.show(
            PeoplePage(people, community, nobody: (host.words.nobodyTitle, nobody)) { [host] in
                heading(host.words)
            })
    }

    func showBlocked() {
        let words = host.words
        host.show(
            PeoplePage(.blocked, community, nobody: (words.nobodyBlockedTitle, words.nobodyBlocked)) {
                [host] in
                host.words.blockedPeople
            })
    }
}

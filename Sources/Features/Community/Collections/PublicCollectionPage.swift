import API
import Guest
import House
import class House.Host
import Kit
import Library
import Stage

/// Dishes that somebody keeps together and shows: to be looked through, liked and taken over (RF6, SP5).
@MainActor final class PublicCollectionPage: Page {
    unowned let community: Community
    let collectionID: PublicCollection.ID
    private(set) var collection: PublicCollection?
    /// Why it isn't here, or may be an older one.
    private(set) var trouble: GuestTrouble?
    private(set) var isAsking = false
    private(set) var likes: LikeModel?
    private(set) lazy var list: PostList = {
        let list = PostList(.collection(collectionID), community)
        community.register(list)
        return list
    }()

    /// - Parameter known: as a list showed it.
    init(_ id: PublicCollection.ID, _ known: PublicCollection?, _ community: Community) {
        (collectionID, self.community) = (id, community)
        if let known { take(known) }
    }

    var host: Host { community.host }
    var id: String { "community collection \(collectionID)" }

    func view(_ look: Look) -> any View { PublicCollectionView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }

    func come() {
        list.come()
        ask()
    }

    func askAgain() -> Bool {
        ask()
        host.stage.scrollToTop(id)
        list.refresh()
        return true
    }

    func ask() {
        if isAsking { return }
        (isAsking, trouble) = (true, nil)
        community.ask { [collectionID] guest throws(GuestTrouble) in
            try await guest.collection(collectionID)
        } then: { [self] answer in
            isAsking = false
            switch answer {
            case .success(let found): take(found)
            case .failure(let why):
                trouble = why
                if why.kind == .notFound { collection = nil }
            }
        }
        host.touch()
    }

    func take(_ found: PublicCollection) {
        collection = found
        if let likes { likes.take(found) } else { likes = LikeModel(found, community) }
    }

    // MARK: What the cook does

    var taking: TakingOver? { community.takings[collectionID] }

    func takeOver() {
        guard let collection, taking == nil else { return }
        let taking = TakingOver(collection, community)
        community.takings[collectionID] = taking
        taking.begin()
    }

    func share() {
        if let collection { PostSharing(collection, community).offer() }
    }

    func report() {
        community.report(ReportTarget(.collection, collectionID), of: collection?.author) { [self] in
            if host.isShown(self) { host.goBack() }
        }
    }

    func change() {
        guard let collection else { return }
        community.showcase.change(
            collection,
            titles: Dictionary(list.cards.map { ($0.id, $0.title) }) { first, _ in first })
    }

    func askToWithdraw() { community.withdraw(collectionID) }
}

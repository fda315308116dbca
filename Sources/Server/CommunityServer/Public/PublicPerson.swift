import API
import Foundation
import HTTPTypes
import Hummingbird
import ServerStore

/// Somebody who publishes, as any browser shows them, and what feed readers follow.
extension Asking {
    private struct CollectionLine {
        var collectionAddress: String
        var collectionName: String
    }

    private struct PersonPage {
        var name: String
        var portrait: String?
        var count: String
        var feed: String
        /// The page in the program.
        var handsOff: String?
        var collections: [CollectionLine]
        var hasCollections: Bool
        var cards: [PublicCard]
        var more: String?
    }

    private func openPerson(_ connection: any Connection) throws -> StoredAccount {
        let name = parameters.get("person") ?? ""
        guard let account = try accounts(connection).find(userName: name),
            account.shown.openness?.isOpen == true
        else { throw Problem.notFound }
        return account
    }

    private func picture(_ card: PostCard) -> String? {
        card.picture.map { Route.publicPicture.path(card.id, $0) }
    }

    func showPublicPerson() async throws -> Reply {
        let words = consoleWords, limit = Endpoint.publicPostsOfPage
        let list = "public-\(parameters.get("person") ?? "")", place = try timePlace(list)
        let (account, cards, counts, collections) = try await store.read { connection in
            let account = try openPerson(connection), id = account.shown.id
            return (
                account, try Feeds(connection, for: "").newest(of: id, after: place, limit: limit + 1),
                try Posts(connection).counts(of: id),
                // They stand on the first page alone.
                place == nil
                    ? try Collections(connection).list(
                        of: id, limit: Collections.most, for: "", hasCovers: false) : []
            )
        }
        let name = account.shown.userName, path = Route.publicPerson.path(name)
        let next = page(list, cards, limit) {
            TimePlace(at: $0.at, id: $0.id)
        } shown: {
            $0
        }.next
        let main = PersonPage(
            name: account.shown.displayName,
            portrait: account.shown.picture.map { _ in Route.publicPortrait.path(name) },
            count: words.count(
                counts[Post.State.shown.rawValue] ?? 0, ("recipe", "Rezept"), ("recipes", "Rezepte")),
            feed: Route.publicFeed.path(name), handsOff: handsOffLink(path),
            collections: collections.map {
                CollectionLine(
                    collectionAddress: Route.publicCollection.path($0.shown.id),
                    collectionName: $0.shown.name)
            }, hasCollections: !collections.isEmpty,
            cards: cards.prefix(limit).map { PublicCard($0, words) }, more: next.map { "\(path)?after=\($0)" }
        )
        var page = PublicPage(words.language, account.shown.displayName, "public-person", main)
        page.description = main.count
        page.address = address(path)
        page.image = main.portrait.map(address)
        page.feed = main.feed
        page.isListed = account.shown.openness == .everybody && place == nil
        page.kind = "profile"
        return answer(page)
    }

    func sendPublicPortrait() async throws -> Reply {
        let account = try await store.read { try openPerson($0) }
        guard let hash = account.shown.picture else { throw Problem.notFound }
        return try await send(hash) { try await backroom.bytes.body(hash, context: context) }
            .seen(by: account.shown.openness)
    }

    // MARK: A feed

    private struct FeedEntry {
        var id: String
        var title: String
        var entryAddress: String
        var updated: String
        var summary: String?
        var entryPicture: String?
        var cooklang: String?
        var kitchen: String?
    }

    private struct Feed {
        var feedAddress: String
        var personAddress: String
        var id: String
        var name: String
        var updated: String
        var server: String
        var entries: [FeedEntry]
    }

    /// Atom (RFC 4287).
    func sendPublicFeed() async throws -> Reply {
        let words = consoleWords
        let (account, cards) = try await store.read { connection in
            let account = try openPerson(connection)
            return (
                account, try Feeds(connection, for: "").newest(of: account.shown.id, limit: 20)
            )
        }
        let name = account.shown.userName
        let feed = Feed(
            feedAddress: address(Route.publicFeed.path(name)),
            personAddress: address(Route.publicPerson.path(name)), id: "urn:uuid:\(account.shown.id)",
            name: account.shown.displayName,
            updated: words.stamp(cards.first?.at ?? account.shown.createdAt),
            server: backroom.settings.name,
            entries: cards.map { card in
                FeedEntry(
                    id: "urn:uuid:\(card.id)", title: card.title,
                    entryAddress: address(Route.publicPost.path(card.id)), updated: words.stamp(card.at),
                    summary: card.summary.isEmpty ? nil : card.summary,
                    entryPicture: picture(card).map(address),
                    cooklang: card.link == nil ? address(Route.publicCooklang.path(card.id)) : nil,
                    kitchen: card.cuisine.isEmpty ? nil : card.cuisine)
            })
        return answer(
            backroom.publicPages.atom(feed), [.contentType: "application/atom+xml; charset=utf-8"])
    }
}

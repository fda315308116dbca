import API
import HTTPTypes
import Hummingbird
import ServerStore

/// A collection that somebody shows, as any browser shows it: the dishes that open there, too.
extension Asking {
    private struct CollectionPage {
        var name: String
        var words: String?
        var author: String
        var authorAddress: String
        var count: String
        var handsOff: String?
        var cards: [PublicCard]
    }

    func showPublicCollection() async throws -> Reply {
        let words = consoleWords, id = parameters.get("collection") ?? ""
        let (found, openness, cards) = try await store.read { connection in
            guard let found = try Collections(connection).find(id, for: ""), found.shown.page != nil else {
                throw Problem.notFound
            }
            return (
                found.shown, try accounts(connection).find(id: found.author)?.shown.openness,
                try Collections(connection).cards(
                    of: id, limit: CollectionDraft.mostPosts, for: "", areOpen: true
                ).map { PublicCard($0.card, words) }
            )
        }
        let main = CollectionPage(
            name: found.name, words: found.text.isEmpty ? nil : found.text, author: found.author.displayName,
            authorAddress: Route.publicPerson.path(found.author.userName), count: words.dishes(cards.count),
            handsOff: handsOffLink(Route.publicCollection.path(id)), cards: cards)
        var page = PublicPage(words.language, found.name, "public-collection", main)
        page.description = found.text.isEmpty ? "\(found.author.displayName) · \(main.count)" : found.text
        page.address = address(Route.publicCollection.path(id))
        page.image = cards.lazy.compactMap(\.cardPicture).first.map(address)
        page.isListed = openness == .everybody
        return answer(page)
    }
}

/// A dish on a public page, which leads to its own.
struct PublicCard: Sendable {
    var cardAddress: String
    var dish: String
    var cardPicture: String?
    var facts: String

    init(_ card: PostCard, _ words: ConsoleWords) {
        (cardAddress, dish) = (Route.publicPost.path(card.id), card.title)
        cardPicture = card.picture.map { Route.publicPicture.path(card.id, $0) }
        facts = [
            card.minutes > 0 ? words.say("\(card.minutes) min", "\(card.minutes) Min.") : "",
            card.rating.count > 0 ? words.stars(card.rating) : "",
        ].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

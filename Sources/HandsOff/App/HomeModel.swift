import Library
import Recipes

/// What the front page shows.
@MainActor final class HomeModel {
    private(set) var cards: [RecipeCard]
    /// What the banner offers to go on with.
    var interrupted: Opening.Interrupted?
    private var favourites: Set<String>

    init(_ opening: Opening) {
        cards = opening.cards
        interrupted = opening.interrupted
        favourites = Set(opening.cards.filter(\.isFavourite).map(\.id))
    }

    func isFavourite(_ id: String) -> Bool { favourites.contains(id) }

    func setFavourite(_ wanted: Bool, _ id: String) {
        if wanted { favourites.insert(id) } else { favourites.remove(id) }
    }

    /// Reads the cards again, in the background.
    func refresh(_ services: Services) {
        services.errands.run { [box = services.box] in
            try? await box.cards(limit: Opening.cardsOnHome)
        } then: { cards in
            guard let cards else { return }
            self.cards = cards
        }
    }
}

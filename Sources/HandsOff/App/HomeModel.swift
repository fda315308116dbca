import Library
import Recipes

/// What the front page shows.
@MainActor final class HomeModel: PageModel {
    private(set) var cards: [RecipeCard]
    /// What the banner offers to go on with.
    var interrupted: Opening.Interrupted?

    init(_ opening: Opening) {
        cards = opening.cards
        interrupted = opening.interrupted
    }

    /// Reads the cards again, in the background.
    func refresh(_ app: App) {
        app.services.errands.run { [box = app.services.box] in
            try? await box.cards(limit: Opening.cardsOnHome)
        } then: { cards in
            guard let cards else { return }
            self.cards = cards
        }
    }
}

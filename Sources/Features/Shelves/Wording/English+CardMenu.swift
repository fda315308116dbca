import Language

extension English {
    var openCard: String { "Open" }
    var startCookingCard: String { "Start cooking" }
    var makeFavourite: String { "Add to Favourites" }
    var dropFavourite: String { "Remove from Favourites" }
    var collectCard: String { "Add to a collection…" }
    var shopForCard: String { "Put on the shopping list" }
    var planCard: String { "Plan it for a day…" }
    var pickCard: String { "Pick" }
    var unpickCard: String { "Pick no more" }
}

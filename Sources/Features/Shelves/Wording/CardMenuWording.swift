/// What the menu of a card offers.
protocol CardMenuWording {
    var openCard: String { get }
    var startCookingCard: String { get }
    var makeFavourite: String { get }
    var dropFavourite: String { get }
    var collectCard: String { get }
    var shopForCard: String { get }
    var planCard: String { get }
    var pickCard: String { get }
    var unpickCard: String { get }
}

/// What has a heart, and the collections beside it (TR08, RF2).
protocol FavouritesWording {
    var searchFavourites: String { get }
    var favouritesAll: String { get }
    var favouritesFailed: String { get }
    var noFavouritesTitle: String { get }
    var noFavourites: String { get }
    func noFavouriteFits(_ text: String) -> String
    var noCollectionsTitle: String { get }
    var noCollections: String { get }
    var makeCollection: String { get }
}

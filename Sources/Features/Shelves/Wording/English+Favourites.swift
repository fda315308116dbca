import Language

extension English {
    var searchFavourites: String { "Search favourites" }
    var favouritesAll: String { "All" }
    var favouritesFailed: String { "The favourites can’t be read" }
    var noFavouritesTitle: String { "No favourites yet" }
    var noFavourites: String { "Give a recipe a heart, and it comes here." }
    func noFavouriteFits(_ text: String) -> String { "None of your favourites fits “\(text)”." }
    var noCollectionsTitle: String { "No collections yet" }
    var noCollections: String {
        "Recipes that belong together can be kept under a name, such as “Christmas”."
    }
    var makeCollection: String { "Make a collection" }
}

extension English {
    public var searchFavourites: String { "Search favourites" }
    public var favouritesAll: String { "All" }
    public var favouritesFailed: String { "The favourites can’t be read" }
    public var noFavouritesTitle: String { "No favourites yet" }
    public var noFavourites: String { "Give a recipe a heart, and it comes here." }
    public func noFavouriteFits(_ text: String) -> String { "None of your favourites fits “\(text)”." }
    public var noCollectionsTitle: String { "No collections yet" }
    public var noCollections: String {
        "Recipes that belong together can be kept under a name, such as “Christmas”."
    }
    public var makeCollection: String { "Make a collection" }
}

extension German {
    public var searchFavourites: String { "Favoriten durchsuchen" }
    public var favouritesAll: String { "Alle" }
    public var favouritesFailed: String { "Die Favoriten lassen sich nicht lesen" }
    public var noFavouritesTitle: String { "Noch keine Favoriten" }
    public var noFavourites: String { "Gib einem Rezept ein Herz, dann erscheint es hier." }
    public func noFavouriteFits(_ text: String) -> String { "Keiner deiner Favoriten passt zu „\(text)“." }
    public var noCollectionsTitle: String { "Noch keine Sammlungen" }
    public var noCollections: String {
        "Rezepte, die zusammengehören, kannst du unter einem Namen aufheben, etwa "
            + "„Weihnachten“."
    }
    public var makeCollection: String { "Sammlung anlegen" }
}

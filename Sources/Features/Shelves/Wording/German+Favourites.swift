import Language

extension German {
    var searchFavourites: String { "Favoriten durchsuchen" }
    var favouritesAll: String { "Alle" }
    var favouritesFailed: String { "Die Favoriten lassen sich nicht lesen" }
    var noFavouritesTitle: String { "Noch keine Favoriten" }
    var noFavourites: String { "Gib einem Rezept ein Herz, dann erscheint es hier." }
    func noFavouriteFits(_ text: String) -> String { "Keiner deiner Favoriten passt zu „\(text)“." }
    var noCollectionsTitle: String { "Noch keine Sammlungen" }
    var noCollections: String {
        "Rezepte, die zusammengehören, kannst du unter einem Namen aufheben, etwa "
            + "„Weihnachten“."
    }
    var makeCollection: String { "Sammlung anlegen" }
}

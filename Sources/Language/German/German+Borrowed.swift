extension German {
    func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }
    func listed(_ names: [String]) -> String {
        let others = names.dropLast().joined(separator: ", ")
        return others.isEmpty ? names.last ?? "" : others + " und " + (names.last ?? "")
    }
    var pickNothing: String { "Nichts markieren" }
    func pickedCount(_ count: Int) -> String { "\(count) markiert" }
    func deed(_ deed: String, _ count: Int) -> String { "\(deed): \(count)" }
    var picked: String { "markiert" }
    var favourite: String { "Favorit" }
    var collection: String { "Sammlung" }
    var shoppingList: String { "Einkaufsliste" }
    var removeFromHistory: String { "Aus dem Verlauf" }
    var remove: String { "Entfernen" }
    var close: String { "Schließen" }
    var add: String { "Hinzufügen" }
    func recipes(_ count: Int) -> String {
        counted(count, "Rezept", "Rezepte")
    }
    var collections: String { "Sammlungen" }
    var searchFavourites: String { "Favoriten durchsuchen" }
    var favouritesAll: String { "Alle" }
    var noFavouritesTitle: String { "Noch keine Favoriten" }
    var noFavourites: String { "Gib einem Rezept ein Herz, dann erscheint es hier." }
    func noFavouriteFits(_ text: String) -> String { "Keiner deiner Favoriten passt zu „\(text)“." }
    var favouritesFailed: String { "Die Favoriten lassen sich nicht lesen" }
    var findRecipe: String { "Rezept suchen" }
    var nothingFound: String { "Nichts gefunden" }
    var noCollectionsTitle: String { "Noch keine Sammlungen" }
    var noCollections: String {
        "Rezepte, die zusammengehören, kannst du unter einem Namen aufheben, etwa "
            + "„Weihnachten“."
    }
    var searchRecipes: String { "Rezepte suchen" }
    var searchPlaceholder: String { "Titel, Zutat oder Stichwort" }
    var noRecipesTitle: String { "Noch keine Rezepte" }
    var noRecipes: String { "Diese Rezeptsammlung ist leer." }
    var writeRecipe: String { "Rezept schreiben" }
    var goOn: String { "Weiter" }
    func ago(_ then: Double, _ now: Double) -> String {
        let minutes = Int(max(0, min((now - then) / 60, 1e9)).rounded())
        switch minutes {
        case ..<1: return "Gerade eben"
        case ..<60: return "Vor " + counted(minutes, "Minute", "Minuten")
        case ..<1440: return "Vor " + counted(minutes / 60, "Stunde", "Stunden")
        case ..<2880: return "Gestern"
        case ..<20_160: return "Vor \(minutes / 1440) Tagen"
        case ..<86_400: return "Vor \(minutes / 10_080) Wochen"
        case ..<525_600: return "Vor " + counted(minutes / 43_200, "Monat", "Monaten")
        default: return "Vor " + counted(minutes / 525_600, "Jahr", "Jahren")
        }
    }
}

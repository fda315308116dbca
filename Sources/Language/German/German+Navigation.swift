extension German {
    var menu: String { "Menü" }
    var closeMenu: String { "Menü schließen" }
    func closePanel(_ name: String) -> String { "\(name) schließen" }
    func panelEdge(_ name: String) -> String { "Rand: \(name)" }
    var goHome: String { "Hands Off, zur Startseite" }
    var here: String { "hier" }
    var sheet: String { "Karte" }
    var home: String { "Start" }
    var search: String { "Suche" }
    var flick: String { "Stöbern" }
    var favourites: String { "Favoriten" }
    var collections: String { "Sammlungen" }
    var collection: String { "Sammlung" }
    var myRecipes: String { "Meine Rezepte" }
    var writeRecipe: String { "Rezept schreiben" }
    var shoppingList: String { "Einkaufsliste" }
    var history: String { "Verlauf" }
    var tutorials: String { "Anleitungen" }
    var settings: String { "Einstellungen" }
    func moveRow(_ row: String) -> String { "\(row) verschieben" }
}

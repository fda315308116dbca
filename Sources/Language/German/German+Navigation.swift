extension German {
    public var menu: String { "Menü" }
    public var closeMenu: String { "Menü schließen" }
    public func closePanel(_ name: String) -> String { "\(name) schließen" }
    public func panelEdge(_ name: String) -> String { "Rand: \(name)" }
    public var goHome: String { "Hands Off, zur Startseite" }
    public var here: String { "hier" }
    public var sheet: String { "Karte" }
    public var home: String { "Start" }
    public var search: String { "Suche" }
    public var flick: String { "Stöbern" }
    public var favourites: String { "Favoriten" }
    public var collections: String { "Sammlungen" }
    public var collection: String { "Sammlung" }
    public var myRecipes: String { "Meine Rezepte" }
    public var writeRecipe: String { "Rezept schreiben" }
    public var shoppingList: String { "Einkaufsliste" }
    public var history: String { "Verlauf" }
    public var settings: String { "Einstellungen" }
    public func moveRow(_ row: String) -> String { "\(row) verschieben" }
}

extension English {
    public var menu: String { "Menu" }
    public var closeMenu: String { "Close menu" }
    public func closePanel(_ name: String) -> String { "Close \(name)" }
    public func panelEdge(_ name: String) -> String { "Edge of \(name)" }
    public var goHome: String { "Hands Off, go home" }
    public var here: String { "here" }
    public var sheet: String { "Sheet" }
    public var home: String { "Home" }
    public var search: String { "Search" }
    public var flick: String { "Flick" }
    public var favourites: String { "Favourites" }
    public var collections: String { "Collections" }
    public var collection: String { "Collection" }
    public var myRecipes: String { "My recipes" }
    public var writeRecipe: String { "Write a recipe" }
    public var shoppingList: String { "Shopping list" }
    public var history: String { "History" }
    public var settings: String { "Settings" }
    public func moveRow(_ row: String) -> String { "Move \(row)" }
}

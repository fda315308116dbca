extension English {
    var menu: String { "Menu" }
    var closeMenu: String { "Close menu" }
    func closePanel(_ name: String) -> String { "Close \(name)" }
    func panelEdge(_ name: String) -> String { "Edge of \(name)" }
    var goHome: String { "Hands Off, go home" }
    var here: String { "here" }
    var sheet: String { "Sheet" }
    var home: String { "Home" }
    var search: String { "Search" }
    var flick: String { "Flick" }
    var favourites: String { "Favourites" }
    var collections: String { "Collections" }
    var collection: String { "Collection" }
    var myRecipes: String { "My recipes" }
    var writeRecipe: String { "Write a recipe" }
    var shoppingList: String { "Shopping list" }
    var history: String { "History" }
    var tutorials: String { "Tutorials" }
    var settings: String { "Settings" }
    func moveRow(_ row: String) -> String { "Move \(row)" }
}

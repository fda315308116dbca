extension English {
    func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }
    func listed(_ names: [String]) -> String {
        let others = names.dropLast().joined(separator: ", ")
        return others.isEmpty ? names.last ?? "" : others + " and " + (names.last ?? "")
    }
    var pickNothing: String { "Pick nothing" }
    func pickedCount(_ count: Int) -> String { "\(count) picked" }
    func deed(_ deed: String, _ count: Int) -> String { "\(deed) \(count)" }
    var picked: String { "picked" }
    var favourite: String { "Favourite" }
    var collection: String { "Collection" }
    var shoppingList: String { "Shopping list" }
    var removeFromHistory: String { "Remove from history" }
    var remove: String { "Remove" }
    var close: String { "Close" }
    var add: String { "Add" }
    func recipes(_ count: Int) -> String {
        counted(count, "recipe", "recipes")
    }
    var collections: String { "Collections" }
    var searchFavourites: String { "Search favourites" }
    var favouritesAll: String { "All" }
    var noFavouritesTitle: String { "No favourites yet" }
    var noFavourites: String { "Give a recipe a heart, and it comes here." }
    func noFavouriteFits(_ text: String) -> String { "None of your favourites fits “\(text)”." }
    var favouritesFailed: String { "The favourites can’t be read" }
    var findRecipe: String { "Find a recipe" }
    var nothingFound: String { "Nothing found" }
    var noCollectionsTitle: String { "No collections yet" }
    var noCollections: String {
        "Recipes that belong together can be kept under a name, such as “Christmas”."
    }
    var searchRecipes: String { "Search recipes" }
    var searchPlaceholder: String { "Title, ingredient or tag" }
    var noRecipesTitle: String { "No recipes yet" }
    var noRecipes: String { "This library is empty." }
    var writeRecipe: String { "Write a recipe" }
    var goOn: String { "Go on" }
    func ago(_ then: Double, _ now: Double) -> String {
        let minutes = Int(max(0, min((now - then) / 60, 1e9)).rounded())
        switch minutes {
        case ..<1: return "Just now"
        case ..<60: return counted(minutes, "minute ago", "minutes ago")
        case ..<1440: return counted(minutes / 60, "hour ago", "hours ago")
        case ..<2880: return "Yesterday"
        case ..<20_160: return "\(minutes / 1440) days ago"
        case ..<86_400: return "\(minutes / 10_080) weeks ago"
        case ..<525_600: return "\(minutes / 43_200) months ago"
        default: return counted(minutes / 525_600, "year ago", "years ago")
        }
    }
}

import Language
import Stage

/// The places that the side menu leads to, in its order (TR10–TR14, TR18).
enum Destination: String, Sendable, CaseIterable {
    case home, search, flick, favourites, collections, myRecipes, shoppingList, history, tutorials, settings

    func title(_ words: any Wording) -> String {
        switch self {
        case .home: words.home
        case .search: words.search
        case .flick: words.flick
        case .favourites: words.favourites
        case .collections: words.collections
        case .myRecipes: words.myRecipes
        case .shoppingList: words.shoppingList
        case .history: words.history
        case .tutorials: words.tutorials
        case .settings: words.settings
        }
    }

    var icon: String {
        switch self {
        case .home: "home"
        case .search: "search"
        case .flick: "cards"
        case .favourites: "heart"
        case .collections: "collections"
        case .myRecipes: "chef-hat"
        case .shoppingList: "basket"
        case .history: "history"
        case .tutorials: "film"
        case .settings: "settings"
        }
    }

    var route: Route {
        switch self {
        case .home: .home
        case .search: .search
        case .flick: .flick
        case .favourites: .favourites
        case .collections: .collections
        case .myRecipes: .myRecipes
        case .shoppingList: .shoppingList
        case .history: .history
        case .tutorials: .tutorials
        case .settings: .settings
        }
    }

    /// The key that leads there with Ctrl: the digits in the menu's order, and a comma, as everywhere.
    var key: String {
        switch self {
        case .home: "1"
        case .search: "2"
        case .flick: "3"
        case .favourites: "4"
        case .collections: "5"
        case .myRecipes: "6"
        case .shoppingList: "7"
        case .history: "8"
        case .tutorials: "9"
        case .settings: ","
        }
    }

    init?(_ key: KeyPress) {
        guard key.modifiers == .control,
            let place = Self.allCases.first(where: { $0.key == key.name || "keypad \($0.key)" == key.name })
        else { return nil }
        self = place
    }
}

import Language
import Library

/// Where in the program the cook is.
enum Route: Sendable, Hashable {
    case home
    case search
    /// A deck of random cards (RF1).
    case flick
    case favourites
    case collections
    case collection(RecipeCollection.ID)
    /// Picking recipes for a collection; nil = for a new one (RF3).
    case filling(RecipeCollection.ID?)
    case myRecipes
    /// A recipe being written, by the id of its draft (AR04).
    case editor(Draft.ID)
    /// Recipes coming in from elsewhere.
    case bringIn
    case shoppingList
    case history
    case tutorials
    case recipe(String)
    case cooking
    /// The end screen of what was just cooked.
    case done
    case settings
    case cameraCheck
    /// Practising to wave.
    case practice
    /// The library can't be opened.
    case rescue
}

extension Route {
    /// What the header calls the page; nil where the page says it itself.
    func title(_ words: any Wording) -> String? {
        switch self {
        case .home, .recipe, .collection, .filling, .cooking, .done, .practice, .rescue: nil
        case .editor: words.writeRecipe
        case .cameraCheck: words.cameraCheck
        case .bringIn: words.bringIn
        default: Destination.allCases.first { $0.route == self }?.title(words)
        }
    }

    /// Whether lines come and go on it while it is typed into.
    var isForm: Bool { if case .editor = self { true } else { false } }

    /// Whether the page has the header, and with it the menu and its keys (TR10).
    var hasHeader: Bool {
        switch self {
        case .cooking, .done, .practice, .rescue: false
        default: true
        }
    }
}

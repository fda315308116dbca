public import House
public import Library

/// All places where recipes lie to be found: the front page, the search, favourites, collections, the cook's
/// own and the history.
@MainActor public final class Shelves {
    public let home: Place
    public let search: Place
    public let favourites: Place
    public let collections: Place
    public let myRecipes: Place
    public let history: Place
    private unowned let host: Host

    public init(_ host: Host, front: Front) {
        self.host = host
        let all = CollectionsPage(host)
        let search = Place(
            "search", icon: "search", name: { [unowned host] in host.words.search },
            // Whoever comes to search begins to type.
            arrive: { [unowned host] in
                if let field = host.page.searchField { host.stage.focus(on: field) }
            },
            page: { [unowned host] in SearchPage(host) })
        home = Place(
            "home", icon: "home", name: { [unowned host] in host.words.home },
            page: { [unowned host] in HomePage(host, front) })
        self.search = search
        favourites = Place(
            "favourites", icon: "heart", name: { [unowned host] in host.words.favourites },
            page: { [unowned host] in FavouritesPage(host, collections: all, search: search) })
        collections = Place(
            "collections", icon: "collections", name: { [unowned host] in host.words.collections },
            page: { all })
        myRecipes = Place(
            "myRecipes", icon: "chef-hat", name: { [unowned host] in host.words.myRecipes },
            page: { [unowned host] in MyRecipesPage(host) })
        history = Place(
            "history", icon: "history", name: { [unowned host] in host.words.history },
            page: { [unowned host] in HistoryPage(host, search: search) })
    }

    /// Looks for all recipes that have something in common.
    public func browse(_ wish: BrowseWish) {
        let page = SearchPage(host)
        switch wish {
        case .tag(let word), .kitchen(let word), .course(let word): page.type(word)
        }
        host.show(page)
    }

    /// Asks into which collections recipes shall go (TR05).
    /// - Parameter title: of the recipe, if it is only one.
    public func collect(_ recipes: [RecipeCard.ID], title: String?) { host.collect(recipes, title: title) }
}

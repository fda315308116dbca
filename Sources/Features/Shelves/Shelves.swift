public import House
public import Library

/// All places where recipes lie to be found: the front page, the search, favourites, collections, the cook's
/// own and the history.
@MainActor public final class Shelves {
    public let home: Place
    public let search: Place
    public let favourites: Place
    public let collections: Place
    private let allCollections: CollectionsPage
    public let myRecipes: Place
    public let history: Place
    /// All recipes, to be leafed through.
    public let browsing: Place
    private let browsePage: BrowsePage
    private unowned let host: Host

    public init(_ host: Host, front: Front) {
        self.host = host
        let all = CollectionsPage(host)
        allCollections = all
        let browsePage = BrowsePage(host)
        self.browsePage = browsePage
        let search = Place(
            "search", icon: "search", name: { [unowned host] in host.words.search },
            // Whoever comes to search begins to type, and to look for something else.
            arrive: { [unowned host] in
                (host.page as? SearchPage)?.beginAnew()
                if let field = host.page.searchField { host.stage.focus(on: field) }
            },
            page: { [unowned host] in SearchPage(host) })
        home = Place(
            "home", icon: "home", name: { [unowned host] in host.words.home },
            page: { [unowned host] in HomePage(host, front, all: { host.show(browsePage) }) })
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
        browsing = Place(
            "browse", icon: "book", name: { [unowned host] in host.words.allRecipes }, page: { browsePage })
        history = Place(
            "history", icon: "history", name: { [unowned host] in host.words.history },
            page: { [unowned host] in HistoryPage(host, search: search) })
    }

    /// Shows all that has a tag, or is of a kitchen or a course.
    public func browse(_ wish: BrowseWish) {
        browsePage.narrow(to: wish)
        host.forgetWay { [browsePage] in $0 === browsePage }
        host.show(browsePage)
    }

    public func open(_ collection: RecipeCollection.ID) { allCollections.open(collection) }

    /// Asks into which collections recipes shall go (TR05).
    /// - Parameter title: of the recipe, if it is only one.
    public func collect(_ recipes: [RecipeCard.ID], title: String?) { host.collect(recipes, title: title) }
}

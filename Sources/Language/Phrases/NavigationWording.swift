/// The ways around the program: the header, the side menu and what its places are called (TR10).
public protocol NavigationWording {
    var menu: String { get }
    var closeMenu: String { get }
    /// What a tap beside a panel does.
    func closePanel(_ name: String) -> String
    /// From where a panel is drawn in.
    func panelEdge(_ name: String) -> String
    /// The logo, which leads to the front page.
    var goHome: String { get }
    /// The menu's entry that the cook is at.
    var here: String { get }
    /// A card over the page, before it says more.
    var sheet: String { get }
    var home: String { get }
    var search: String { get }
    var flick: String { get }
    var favourites: String { get }
    var collections: String { get }
    var collection: String { get }
    var myRecipes: String { get }
    var writeRecipe: String { get }
    var shoppingList: String { get }
    var history: String { get }
    var settings: String { get }
    /// A row's handle, by which it is dragged to another place: "Move Step 2".
    func moveRow(_ row: String) -> String
}

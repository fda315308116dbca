/// Phrases of other pages, until those pages say them themselves.
public protocol BorrowedWording {
    var pickNothing: String { get }
    func pickedCount(_ count: Int) -> String
    func deed(_ deed: String, _ count: Int) -> String
    var picked: String { get }
    var favourite: String { get }
    var collection: String { get }
    var shoppingList: String { get }
    var removeFromHistory: String { get }
    var remove: String { get }
    var close: String { get }
    var add: String { get }
    func recipes(_ count: Int) -> String
    var collections: String { get }
    var searchFavourites: String { get }
    var favouritesAll: String { get }
    var noFavouritesTitle: String { get }
    var noFavourites: String { get }
    func noFavouriteFits(_ text: String) -> String
    var favouritesFailed: String { get }
    var findRecipe: String { get }
    var nothingFound: String { get }
    var noCollectionsTitle: String { get }
    var noCollections: String { get }
    var searchRecipes: String { get }
    var searchPlaceholder: String { get }
    var noRecipesTitle: String { get }
    var noRecipes: String { get }
    var writeRecipe: String { get }
    var goOn: String { get }
    func ago(_ then: Double, _ now: Double) -> String
}

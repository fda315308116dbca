import Language

/// What is to be bought, and how it is taken along (TR15–TR17, AR19).
protocol ShoppingWording: Wording, PantryWording {
    /// What keys do on the list, and in the pantry.
    var shoppingKeys: [(key: String, deed: String)] { get }
    var pantryKeys: [(key: String, deed: String)] { get }
    var nothingToBuyTitle: String { get }
    var nothingToBuy: String { get }
    var shoppingGroup: String { get }
    var byRecipe: String { get }
    var byAisle: String { get }
    var clearTicked: String { get }
    var clearAll: String { get }
    var addItem: String { get }
    var addItemPlaceholder: String { get }
    var nothingToBuyTyped: String { get }
    /// The state of a line that is in the basket.
    var ticked: String { get }
    /// The recipes that a line is for, at least one: "for Tomato soup and Ratatouille".
    func forRecipes(_ recipes: [String]) -> String
    func itemRemoved(_ item: String) -> String
    func itemsRemoved(_ count: Int) -> String
    func itemsAdded(_ count: Int) -> String
    func tickedRemoved(_ count: Int) -> String
    var takeListAlong: String { get }
    var copy: String { get }
    var copyPurpose: String { get }
    var saveAsTextPurpose: String { get }
    var saveAsMarkdown: String { get }
    var saveAsMarkdownPurpose: String { get }
    var saveAsCalendar: String { get }
    var saveAsCalendarPurpose: String { get }
    var shoppingCopied: String { get }
    /// - Parameter place: the folder and the file.
    func shoppingSaved(_ place: String) -> String
    var shareCodeOfList: String { get }
    /// Beside what is bought by the pack: "1¾ tbsp needed".
    func needed(_ amount: String) -> String
    func editNamed(_ item: String) -> String
    var editItem: String { get }
    var itemText: String { get }
    func itemChanged(_ item: String) -> String
    /// A deed: the food is at home already.
    var haveIt: String { get }
    var haveItDetail: String { get }
    func isAtHome(_ food: String) -> String
    var moveItem: String { get }
    func aisleOf(_ food: String) -> String
    var aisleIsKept: String { get }
    func itemMoved(_ food: String, to aisle: String) -> String
}

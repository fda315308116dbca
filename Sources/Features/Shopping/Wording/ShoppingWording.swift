import Language

/// What is to be bought, and how it is taken along (TR15–TR17, AR19).
protocol ShoppingWording: Wording {
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
}

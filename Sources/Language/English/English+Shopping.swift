extension English {
    public var nothingToBuyTitle: String { "Nothing to buy" }
    public var nothingToBuy: String { "Type what you need, or open a recipe and add its ingredients to the list." }
    public var shoppingGroup: String { "Group" }
    public var byRecipe: String { "By recipe" }
    public var byAisle: String { "By aisle" }
    public var share: String { "Share" }
    public var clearTicked: String { "Clear ticked" }
    public var clearAll: String { "Clear all" }
    public var addItem: String { "Add an item" }
    public var addItemPlaceholder: String { "Add something: 2 l milk" }
    public var nothingToBuyTyped: String { "There is nothing to buy in what was typed." }
    public var ticked: String { "ticked" }
    public func forRecipes(_ recipes: [String]) -> String { "for \(listed(recipes))" }
    public func itemRemoved(_ item: String) -> String { "\(item) removed from the shopping list." }
    public func itemsRemoved(_ count: Int) -> String {
        "\(counted(count, "item", "items")) removed from the shopping list."
    }
    public func tickedRemoved(_ count: Int) -> String {
        "\(counted(count, "ticked item", "ticked items")) removed from the shopping list."
    }
    public var takeListAlong: String { "Take the list along" }
    public var copy: String { "Copy" }
    public var copyPurpose: String { "To paste it into another program." }
    public var saveAsText: String { "Save as text" }
    public var saveAsTextPurpose: String { "To print, or to send in a message." }
    public var saveAsMarkdown: String { "Save as Markdown" }
    public var saveAsMarkdownPurpose: String { "A list with boxes for a notes program." }
    public var saveAsCalendar: String { "Save as calendar" }
    public var saveAsCalendarPurpose: String { "Tasks for a calendar or a reminders program." }
    public var shoppingCopied: String { "The shopping list is copied." }
    public func shoppingSaved(_ place: String) -> String { "The shopping list is saved as \(place)." }
}

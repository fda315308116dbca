import Language

extension English: ShoppingWording {
    var shoppingKeys: [(key: String, deed: String)] {
        [
            ("E", "Edit what has the focus"), ("M", "Move it to another aisle"), ("H", "Have it at home"),
            ("Delete", "Take it off"), ("P", "The pantry"), ("Ctrl+C", "Copy the list"),
        ]
    }
    var pantryKeys: [(key: String, deed: String)] { [("Delete", "Take it out")] }
    var nothingToBuyTitle: String { "Nothing to buy" }
    var nothingToBuy: String { "Type what you need, or open a recipe and add its ingredients to the list." }
    var shoppingGroup: String { "Group" }
    var byRecipe: String { "By recipe" }
    var byAisle: String { "By aisle" }
    var clearTicked: String { "Clear ticked" }
    var clearAll: String { "Clear all" }
    var addItem: String { "Add an item" }
    var addItemPlaceholder: String { "Add something: 2 l milk" }
    var nothingToBuyTyped: String { "There is nothing to buy in what was typed." }
    var ticked: String { "ticked" }
    func forRecipes(_ recipes: [String]) -> String { "for \(listed(recipes))" }
    func itemRemoved(_ item: String) -> String { "\(item) removed from the shopping list." }
    func itemsAdded(_ count: Int) -> String {
        "\(counted(count, "item", "items")) added to the shopping list."
    }
    func itemsRemoved(_ count: Int) -> String {
        "\(counted(count, "item", "items")) removed from the shopping list."
    }
    func tickedRemoved(_ count: Int) -> String {
        "\(counted(count, "ticked item", "ticked items")) removed from the shopping list."
    }
    var takeListAlong: String { "Take the list along" }
    var copy: String { "Copy" }
    var copyPurpose: String { "To paste it into another program." }
    var saveAsTextPurpose: String { "To print, or to send in a message." }
    var saveAsMarkdown: String { "Save as Markdown" }
    var saveAsMarkdownPurpose: String { "A list with boxes for a notes program." }
    var saveAsCalendar: String { "Save as calendar" }
    var saveAsCalendarPurpose: String { "Tasks for a calendar or a reminders program." }
    var shoppingCopied: String { "The shopping list is copied." }
    func shoppingSaved(_ place: String) -> String { "The shopping list is saved as \(place)." }
    var shareCodeOfList: String { "To take it along on a phone." }
    func needed(_ amount: String) -> String { "\(amount) needed" }
    func editNamed(_ item: String) -> String { "Edit \(item)" }
    var editItem: String { "Edit item" }
    var itemText: String { "What, and how much" }
    func itemChanged(_ item: String) -> String { "\(item) changed." }
    var haveIt: String { "I have it" }
    var haveItDetail: String { "Off the list, and into the pantry." }
    func isAtHome(_ food: String) -> String { "\(food) is in your pantry now." }
    var moveItem: String { "Move to another aisle" }
    func aisleOf(_ food: String) -> String { "Where is \(food)?" }
    var aisleIsKept: String { "It will be looked for there next time, too." }
    func itemMoved(_ food: String, to aisle: String) -> String { "\(food) is now under “\(aisle)”." }
}

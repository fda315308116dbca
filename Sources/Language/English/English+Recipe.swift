extension English {
    public var preparationTitle: String { "Preparation" }
    public var cookingTitle: String { "Cooking" }
    public var servesTitle: String { "Serves" }
    public var makesTitle: String { "Makes" }
    public var stepsTitle: String { "Steps" }
    public var noSteps: String { "No steps to cook by" }
    public var fewerServings: String { "Fewer servings" }
    public var moreServings: String { "More servings" }
    public var addToShoppingList: String { "Add to shopping list" }
    public var measures: String { "Measures" }
    public func writtenBy(_ author: String) -> String { "By \(author)" }
    public func fromSource(_ source: String) -> String { "From \(source)" }
    public var copyLink: String { "Copy link" }
    public var yourKitchen: String { "Your kitchen" }
    public var iCookedThis: String { "I cooked this" }
    public func cookedAgo(_ seconds: Double) -> String {
        let days = Int(max(0, min(seconds, 1e10)) / 86_400)
        let ago =
            switch days {
            case 0: seconds < 12 * 3600 ? "today" : "a day ago"
            case 1: "a day ago"
            case ..<14: "\(days) days ago"
            case ..<60: "\(days / 7) weeks ago"
            case ..<730: "\(days / 30) months ago"
            default: "\(days / 365) years ago"
            }
        return "Cooked \(ago)"
    }
    public func starsGiven(_ count: Int) -> String { "\(stars(count)) given" }
    public var removeEntry: String { "Remove the entry" }
    public var howWasIt: String { "How was it?" }
    public var noteForNextTime: String { "A note for the next time" }
    public var notePlaceholder: String { "Less salt, more basil." }
    public func ingredientsAdded(_ count: Int, servings people: Int) -> String {
        "\(ingredients(count)) for \(servings(people)) added to the shopping list."
    }
    public var recipeGone: String { "The recipe is no longer in the library." }
    public var inDiary: String { "It is in your diary." }
    public var diaryRemoved: String { "The entry is removed from your diary." }
    public var recipeCopied: String { "The recipe is copied." }
    public var linkCopied: String { "The link is copied." }
}

import Language

extension English: DishesWording {
    var startCooking: String { "Start cooking" }

    var noSteps: String { "No steps to cook by" }
    var addToShoppingList: String { "Add to shopping list" }
    func writtenBy(_ author: String) -> String { "By \(author)" }
    func fromSource(_ source: String) -> String { "From \(source)" }
    var copyLink: String { "Copy link" }
    var yourKitchen: String { "Your kitchen" }
    var iCookedThis: String { "I cooked this" }
    func cookedAgo(_ seconds: Double) -> String {
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
    func starsGiven(_ count: Int) -> String { "\(stars(count)) given" }
    var removeEntry: String { "Remove the entry" }
    var howWasIt: String { "How was it?" }
    var noteForNextTime: String { "A note for the next time" }
    var notePlaceholder: String { "Less salt, more basil." }
    var inDiary: String { "It is in your diary." }
    var diaryRemoved: String { "The entry is removed from your diary." }
    var editorMakeCopy: String { "Make my own copy" }
    func inCollections(_ count: Int) -> String {
        count == 0 ? "in none" : "in " + counted(count, "collection", "collections")
    }

    var recipeKeys: [(key: String, deed: String)] {
        [
            ("Ctrl+Return", "Start cooking"), ("+ and −", "More or fewer servings"),
            ("Ctrl+C", "Copy the recipe"),
        ]
    }
    var planRecipe: String { "Plan it" }
    var recommendRecipe: String { "Recommend…" }
    var publishRecipe: String { "Publish…" }
    var methodTitle: String { "Method" }
    var noMethod: String { "It says only what goes in." }
    func startAtStep(_ number: Int) -> String { "Start at step \(number)" }
    var checkTitle: String { "Guessed from how it looks" }
    var lacksIngredients: String { "No ingredients were found." }
    var lacksSteps: String { "No steps were found." }
    func doubtfulLines(_ count: Int) -> String {
        count == 1
            ? "1 line looks odd and is marked: compare it with where it comes from."
            : "\(count) lines look odd and are marked: compare them with where they come from."
    }
    var nothingDoubtful: String { "Nothing looks odd. Compare it with where it comes from before you cook." }
    var looksOdd: String { "Please check this" }
    var showDoubt: String { "Show me" }
    var seePages: String { "Look at the page" }
    var pagesTitle: String { "What it was read from" }
    var correctIt: String { "Correct it" }
    var isRight: String { "It’s right" }
    var dietsWorkedOut: String { "Worked out from the ingredients" }
}

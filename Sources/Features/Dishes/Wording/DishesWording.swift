import Language

/// The page of a recipe: what one reads before deciding, and what the cook says of it (TR23, TR24).
protocol DishesWording: Wording {
    var startCooking: String { get }

    var noSteps: String { get }
    var addToShoppingList: String { get }
    func writtenBy(_ author: String) -> String
    func fromSource(_ source: String) -> String
    var copyLink: String { get }
    /// The cook's own stars and diary.
    var yourKitchen: String { get }
    var iCookedThis: String { get }
    /// When it was cooked: "today" for the last hours, then in whole days, weeks, months or years.
    func cookedAgo(_ seconds: Double) -> String
    func starsGiven(_ count: Int) -> String
    var removeEntry: String { get }
    var howWasIt: String { get }
    var noteForNextTime: String { get }
    var notePlaceholder: String { get }
    var inDiary: String { get }
    var diaryRemoved: String { get }
    /// Of a recipe that somebody else wrote.
    var editorMakeCopy: String { get }
    func inCollections(_ count: Int) -> String
    /// For the list of keys.
    var recipeKeys: [(key: String, deed: String)] { get }
    var planRecipe: String { get }
    /// Leads to where others are told of the page that it is from.
    var recommendRecipe: String { get }
    /// Leads to where it is shown to others.
    var publishRecipe: String { get }
    /// How it is made.
    var methodTitle: String { get }
    var noMethod: String { get }
    func startAtStep(_ number: Int) -> String
    /// Above a recipe that was guessed.
    var checkTitle: String { get }
    var lacksIngredients: String { get }
    var lacksSteps: String { get }
    func doubtfulLines(_ count: Int) -> String
    var nothingDoubtful: String { get }
    /// Of a line.
    var looksOdd: String { get }
    var showDoubt: String { get }
    /// Leads to the photographs of the pages it was read from.
    var seePages: String { get }
    var pagesTitle: String { get }
    var correctIt: String { get }
    var isRight: String { get }
    /// That nobody has said the diets above.
    var dietsWorkedOut: String { get }
}

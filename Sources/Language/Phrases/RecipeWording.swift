/// What a recipe says of itself wherever it is shown: on its page, on paper, in the editor (TR23).
public protocol RecipeWording {
    var preparationTitle: String { get }
    var cookingTitle: String { get }
    var servesTitle: String { get }
    /// Above what a recipe makes: "12 muffins".
    var makesTitle: String { get }
    var stepsTitle: String { get }
    var recipeGone: String { get }
    var linkCopied: String { get }
    /// The buttons of the number of servings.
    var fewerServings: String { get }
    var moreServings: String { get }
}

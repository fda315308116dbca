/// What of a recipe looks as if it had been read wrongly, to be marked where somebody is asked to check it.
public struct RecipeDoubts: Sendable, Hashable {
    /// Nothing goes in.
    public var lacksIngredients = false
    /// Nothing is done.
    public var lacksSteps = false
    /// Places in the list of ingredients, from 0.
    public var ingredients: Set<Int> = []
    /// Places among the steps, from 0.
    public var steps: Set<Int> = []

    /// None at all.
    public init() {}

    public init(_ recipe: Recipe) {
        lacksIngredients = recipe.ingredients.isEmpty
        lacksSteps = recipe.steps.isEmpty
        ingredients = Set(recipe.ingredients.indices.filter { Self.isOdd(recipe.ingredients[$0]) })
        steps = Set(recipe.steps.indices.filter { Self.isOdd(recipe.steps[$0]) })
    }

    public var isEmpty: Bool { !lacksIngredients && !lacksSteps && ingredients.isEmpty && steps.isEmpty }
    /// How many lines are marked.
    public var count: Int { ingredients.count + steps.count }

    /// Characters of a name that is still one of a food, and of a step that is still one.
    private static let longestName = 60, longestStep = 700

    /// A sentence among the foods, an amount that wasn't understood, a line of the page around the recipe.
    private static func isOdd(_ ingredient: Ingredient) -> Bool {
        let name = ingredient.name
        return name.count > longestName || name.first?.isNumber == true || !name.contains(where: \.isLetter)
            || name.contains(". ") || ingredient.note?.contains(". ") == true
            || beginnings.contains(where: name.hasPrefix) || isFurniture(name)
    }

    /// An amount ended too early: “3 or so handfuls”.
    private static let beginnings = ["or ", "to ", "oder ", "bis ", "– ", "- "]

    /// Several steps that were taken for one, a heading or a number that was taken for one, a line of the
    /// page.
    private static func isOdd(_ step: Step) -> Bool {
        let words = step.text.prefix(longestStep).split(whereSeparator: \.isWhitespace)
        return words.count < 2 || step.text.count > longestStep || isFurniture(step.text)
    }

    private static func isFurniture(_ text: String) -> Bool {
        let words = FoundWord.all(in: String(text.prefix(longestStep)))
        return text.contains("©") || words.contains { furniture.contains($0.text) }
    }

    /// What stands around recipes and never in them.
    private static let furniture: Set<String> = [
        "newsletter", "subscribe", "advertisement", "advertorial", "sponsored", "pinterest", "facebook",
        "instagram", "youtube", "http", "https", "www", "copyright", "login", "abonnieren", "anzeige",
        "kommentare", "datenschutz", "impressum", "werbung",
    ]
}

import GRDB
import Recipes

/// What the index goes by; everything else may change without it.
struct IndexedRecipe: Hashable {
    var title: String
    var summary: String
    /// Tags, cuisine and category, a line each.
    var tags: String
    /// The names of the ingredients, a line each.
    var foods: String
    var diets: String
    var minutes: Int
    /// As the author wrote it.
    var kitchen: String
    /// As the author wrote it; perhaps several, with commas.
    var course: String

    /// A body that makes no sense has neither kitchen nor course.
    static let columns = """
        title, summary, tags, foods, diets, preparationMinutes + cookingMinutes,
        iif(json_valid(body), body ->> '$.cuisine', ''), iif(json_valid(body), body ->> '$.category', '')
        """

    init(of recipe: Recipe) {
        title = recipe.title
        summary = recipe.summary
        tags = recipe.foundBy
        foods = recipe.foods
        diets = recipe.diets.dietNames
        minutes = recipe.totalMinutes
        (kitchen, course) = (recipe.cuisine, recipe.category)
    }

    /// - Parameter first: where `columns` begin in the row.
    init(row: Row, from first: Int) {
        title = row.text(first)
        summary = row.text(first + 1)
        tags = row.text(first + 2)
        foods = row.text(first + 3)
        diets = row.text(first + 4)
        minutes = row.number(first + 5, TotalMinutes.self)
        kitchen = row.textIfAny(first + 6) ?? ""
        course = row.textIfAny(first + 7) ?? ""
    }

    /// The recipe holds every recipe's mark.
    static let anyMark = "*"
    static func mark(_ allergen: Allergen) -> String { "!" + allergen.rawValue }
    /// The recipe says how long it takes, and that isn't long.
    static let quickMark = "<\(SearchTerm.quickMinutes)"
    var isQuick: Bool { 1...SearchTerm.quickMinutes ~= minutes }
    /// The first letters of words are in the index themselves, so that one letter is found as quickly as a
    /// whole word.
    static func beginning(_ letters: some StringProtocol) -> String { letters + "*" }
    /// So many letters of a word are.
    static let beginnings = 2
}

extension Recipe {
    /// What else it may be found by, a line each.
    var foundBy: String {
        (tags + [cuisine, category]).filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

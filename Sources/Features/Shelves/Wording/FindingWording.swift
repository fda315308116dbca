import Recipes

/// Looking for recipes, by their words or by what is in the fridge (TR01–TR04).
protocol FindingWording {
    var searchRecipes: String { get }
    var searchPlaceholder: String { get }
    var fridgeField: String { get }
    var fridgePlaceholder: String { get }
    var searchBy: String { get }
    var searchFailed: String { get }
    var fridgeEmptyTitle: String { get }
    var fridgeEmpty: String { get }
    func addFood(_ food: String) -> String
    /// A button that takes so many foods out of the pantry, at least one.
    func fromPantry(_ count: Int) -> String
    /// A button that leads to the pantry.
    var keepPantry: String { get }
    /// What is in most kitchens, as recipes of the language name it: twelve, the likeliest first.
    var usualFoods: [String] { get }
    /// How many can be made of what is there.
    /// - Parameter isCut: there are more, and these are the best.
    func fridgeFound(_ count: Int, isCut: Bool) -> String
    /// Why a recipe was found, when its title doesn't say it.
    func foundWith(_ foods: [String]) -> String
    /// What is missing of what was looked for.
    func foundWithout(_ things: [String]) -> String
    /// Above recipes that have most of what was looked for, but not all.
    var nearlyFits: String { get }
    var nothingMissing: String { get }
    func missing(_ foods: [String]) -> String
    /// Why nothing was found.
    /// - Parameters:
    ///   - text: what was looked for, if anything.
    ///   - isPicky: whether some foods are not wanted.
    func noMatch(_ text: String, diets: [Diet], isPicky: Bool) -> String
    /// A button that switches all diets off.
    var anyDiet: String { get }
    /// A button that shows what the diets leave out, for this search.
    func moreWithoutDiets(_ count: Int) -> String
    /// A button that makes the diets of a search the cook's own.
    var keepDiets: String { get }
    /// What is left out of all that is found and suggested.
    func leftOut(_ foods: [String]) -> String
}

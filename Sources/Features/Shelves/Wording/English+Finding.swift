import Language
import Recipes

extension English {
    var searchRecipes: String { "Search recipes" }
    var searchPlaceholder: String { "Title, ingredient or tag" }
    var fridgeField: String { "What is in the fridge" }
    var fridgePlaceholder: String { "An ingredient, then Return" }
    var searchBy: String { "Search by" }
    var searchFailed: String { "The search didn’t work" }
    var fridgeEmptyTitle: String { "What is there?" }
    var fridgeEmpty: String { "Name two or three ingredients, and see what can be made of them." }
    func addFood(_ food: String) -> String { "Add \(food)" }
    func fromPantry(_ count: Int) -> String { "From the pantry (\(count))" }
    var keepPantry: String { "Pantry" }
    var usualFoods: [String] {
        [
            "eggs", "onions", "tomatoes", "potatoes", "carrots", "rice", "pasta", "butter", "cheese",
            "chicken",
            "chickpeas", "spinach",
        ]
    }
    func fridgeFound(_ count: Int, isCut: Bool) -> String {
        "\(isCut ? "The best " : "")\(recipes(count)), what lacks least first"
    }
    func foundWith(_ foods: [String]) -> String { "With \(foods.joined(separator: ", "))" }
    func foundWithout(_ things: [String]) -> String { "Without: \(things.joined(separator: ", "))" }
    var nearlyFits: String { "Nearly fits" }
    var nothingMissing: String { "You have all of it" }
    func missing(_ foods: [String]) -> String { "Missing \(foods.count): \(foods.joined(separator: ", "))" }
    func noMatch(_ text: String, diets: [Diet], isPicky: Bool) -> String {
        let wanted = diets.map { diet($0).lowercased() }.joined(separator: ", ")
        if text.isEmpty {
            return diets.isEmpty ? "No recipe fits what you eat and avoid." : "No recipe is \(wanted)."
        }
        if !diets.isEmpty { return "No recipe fits “\(text)” and is \(wanted)." }
        return isPicky
            ? "No recipe fits “\(text)” and what you eat and avoid."
            : "No recipe fits “\(text)”. Try another word, or only its beginning."
    }
    var anyDiet: String { "Any diet" }
    func moreWithoutDiets(_ count: Int) -> String { "\(count) more without the filter" }
    var keepDiets: String { "Always keep to this" }
    func leftOut(_ foods: [String]) -> String { "Left out: \(foods.joined(separator: ", "))" }
}

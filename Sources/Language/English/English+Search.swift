public import Recipes

extension English {
    public var searchRecipes: String { "Search recipes" }
    public var searchPlaceholder: String { "Title, ingredient or tag" }
    public var clearSearch: String { "Clear search" }
    public var fridgeField: String { "What is in the fridge" }
    public var fridgePlaceholder: String { "An ingredient, then Return" }
    public var searchBy: String { "Search by" }
    public var byName: String { "By name" }
    public var byFridge: String { "My fridge" }
    public var searchFailed: String { "The search didn’t work" }
    public var fridgeEmptyTitle: String { "What is there?" }
    public var fridgeEmpty: String { "Name two or three ingredients, and see what can be made of them." }
    public var emptyFridge: String { "Empty the fridge" }
    public func addFood(_ food: String) -> String { "Add \(food)" }
    public func fridgeFound(_ count: Int, isCut: Bool) -> String {
        "\(isCut ? "The best " : "")\(recipes(count)), what lacks least first"
    }
    public func foundWith(_ foods: [String]) -> String { "With \(foods.joined(separator: ", "))" }
    public var nothingMissing: String { "You have all of it" }
    public func missing(_ foods: [String]) -> String { "Missing \(foods.count): \(foods.joined(separator: ", "))" }
    public func noMatch(_ text: String, diets: [Diet], isPicky: Bool) -> String {
        let wanted = diets.map { diet($0).lowercased() }.joined(separator: ", ")
        if text.isEmpty {
            return diets.isEmpty ? "No recipe fits what you eat and avoid." : "No recipe is \(wanted)."
        }
        if !diets.isEmpty { return "No recipe fits “\(text)” and is \(wanted)." }
        return isPicky
            ? "No recipe fits “\(text)” and what you eat and avoid."
            : "No recipe fits “\(text)”. Try another word, or only its beginning."
    }
}

import Language

extension English {
    func ingredientsAdded(_ count: Int, servings people: Int?, leftOut kept: Int) -> String {
        let many = people.map { "\(ingredients(count)) for \(servings($0))" } ?? ingredients(count)
        let all = "\(many) added to the shopping list"
        return kept == 0
            ? all + "." : "\(all), \(kept) left out because you have \(kept == 1 ? "it" : "them")."
    }
    func leftOutTitle(_ count: Int) -> String {
        "\(count) left out because you have \(count == 1 ? "it" : "them")"
    }
    var addAllTheSame: String { "Add all the same" }
    var pantry: String { "Pantry" }
    var pantryPurpose: String {
        "What is here is left out when you shop for a recipe. Press what is used up: it goes on the list."
    }
    var emptyPantryTitle: String { "Nothing in the pantry yet" }
    var emptyPantry: String {
        "Type what you always have at home, such as salt, oil or flour. Shopping lists leave it out."
    }
    var addToPantry: String { "Add to the pantry" }
    var addToPantryPlaceholder: String { "I have: salt, olive oil, rice" }
    var nothingToKeepTyped: String { "There is no food in what was typed." }
    func alreadyAtHome(_ foods: [String]) -> String { "Already in the pantry: \(listed(foods))." }
    func takenFromPantry(_ food: String) -> String { "\(food) taken out of the pantry." }
    func buyAgain(_ food: String) -> String { "\(food) is used up" }
    func isBoughtAgain(_ food: String) -> String { "\(food) is on the shopping list." }
}

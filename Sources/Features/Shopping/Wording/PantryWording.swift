/// What is at home, and what that keeps off the list (BY6).
protocol PantryWording {
    /// What was put on the list.
    /// - Parameters:
    ///   - people: nil = as many as each recipe is written for.
    ///   - kept: how many are not on it because they are at home.
    func ingredientsAdded(_ count: Int, servings people: Int?, leftOut kept: Int) -> String
    func leftOutTitle(_ count: Int) -> String
    var addAllTheSame: String { get }
    var pantry: String { get }
    var pantryPurpose: String { get }
    var emptyPantryTitle: String { get }
    var emptyPantry: String { get }
    var addToPantry: String { get }
    var addToPantryPlaceholder: String { get }
    var nothingToKeepTyped: String { get }
    func alreadyAtHome(_ foods: [String]) -> String
    func takenFromPantry(_ food: String) -> String
    /// A deed: it is used up.
    func buyAgain(_ food: String) -> String
    func isBoughtAgain(_ food: String) -> String
}

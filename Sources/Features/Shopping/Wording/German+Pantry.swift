import Language

extension German {
    func ingredientsAdded(_ count: Int, servings people: Int?, leftOut kept: Int) -> String {
        let many = people.map { "\(ingredients(count)) für \(servings($0))" } ?? ingredients(count)
        let all = "\(many) auf die Einkaufsliste gesetzt"
        return kept == 0 ? all + "." : "\(all), \(kept) nicht, weil schon da."
    }
    func leftOutTitle(_ count: Int) -> String { "\(count) ausgelassen, weil schon da" }
    var addAllTheSame: String { "Trotzdem kaufen" }
    var pantry: String { "Vorrat" }
    var pantryPurpose: String {
        "Was hier steht, kommt nicht auf die Liste, wenn du für ein Rezept einkaufst. Drück auf das, was "
            + "alle ist: Dann steht es auf der Liste."
    }
    var emptyPantryTitle: String { "Noch nichts im Vorrat" }
    var emptyPantry: String {
        "Schreib auf, was du immer zu Hause hast, etwa Salz, Öl oder Mehl. Einkaufslisten lassen es weg."
    }
    var addToPantry: String { "In den Vorrat" }
    var addToPantryPlaceholder: String { "Da ist: Salz, Olivenöl, Reis" }
    var nothingToKeepTyped: String { "In dem, was du geschrieben hast, ist nichts zu essen." }
    func alreadyAtHome(_ foods: [String]) -> String { "Schon im Vorrat: \(listed(foods))." }
    func takenFromPantry(_ food: String) -> String { "Aus dem Vorrat genommen: \(food)." }
    func buyAgain(_ food: String) -> String { "\(food) ist alle" }
    func isBoughtAgain(_ food: String) -> String { "Auf der Einkaufsliste: \(food)." }
}

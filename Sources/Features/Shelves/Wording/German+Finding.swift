import Language
import Recipes

extension German {
    var searchRecipes: String { "Rezepte suchen" }
    var searchPlaceholder: String { "Titel, Zutat oder Stichwort" }
    var fridgeField: String { "Was im Kühlschrank ist" }
    var fridgePlaceholder: String { "Eine Zutat, dann Enter" }
    var searchBy: String { "Suchen nach" }
    var searchFailed: String { "Die Suche hat nicht geklappt" }
    var fridgeEmptyTitle: String { "Was ist da?" }
    var fridgeEmpty: String { "Nenne zwei oder drei Zutaten und sieh, was sich daraus machen lässt." }
    func addFood(_ food: String) -> String { "\(food) hinzufügen" }
    func fromPantry(_ count: Int) -> String { "Aus dem Vorrat (\(count))" }
    var keepPantry: String { "Vorrat" }
    var usualFoods: [String] {
        [
            "Eier", "Zwiebeln", "Tomaten", "Kartoffeln", "Möhren", "Reis", "Nudeln", "Butter", "Käse",
            "Hähnchen", "Kichererbsen", "Spinat",
        ]
    }
    func fridgeFound(_ count: Int, isCut: Bool) -> String {
        "\(isCut ? "Die besten " : "")\(recipes(count)); wo am wenigsten fehlt, steht zuerst"
    }
    func foundWith(_ foods: [String]) -> String { "Mit \(foods.joined(separator: ", "))" }
    func foundWithout(_ things: [String]) -> String { "Ohne: \(things.joined(separator: ", "))" }
    var nearlyFits: String { "Fast passend" }
    var nothingMissing: String { "Du hast alles da" }
    func missing(_ foods: [String]) -> String {
        let names = foods.joined(separator: ", ")
        return foods.count == 1 ? "Es fehlt: \(names)" : "Es fehlen \(foods.count): \(names)"
    }
    func noMatch(_ text: String, diets: [Diet], isPicky: Bool) -> String {
        let wanted = diets.map { diet($0).lowercased() }.joined(separator: ", ")
        if text.isEmpty {
            return diets.isEmpty
                ? "Kein Rezept passt zu dem, was du isst und meidest." : "Kein Rezept ist \(wanted)."
        }
        if !diets.isEmpty { return "Kein Rezept passt zu „\(text)“ und ist \(wanted)." }
        return isPicky
            ? "Kein Rezept passt zu „\(text)“ und zu dem, was du isst und meidest."
            : "Kein Rezept passt zu „\(text)“. Versuche ein anderes Wort oder nur seinen Anfang."
    }
    var anyDiet: String { "Jede Kost" }
    func moreWithoutDiets(_ count: Int) -> String { "\(count) weitere ohne den Filter" }
    var keepDiets: String { "Immer so filtern" }
    func leftOut(_ foods: [String]) -> String { "Weggelassen: \(foods.joined(separator: ", "))" }
}

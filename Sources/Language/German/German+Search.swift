public import Recipes

extension German {
    public var searchRecipes: String { "Rezepte suchen" }
    public var searchPlaceholder: String { "Titel, Zutat oder Stichwort" }
    public var clearSearch: String { "Suche leeren" }
    public var fridgeField: String { "Was im Kühlschrank ist" }
    public var fridgePlaceholder: String { "Eine Zutat, dann Enter" }
    public var searchBy: String { "Suchen nach" }
    public var byName: String { "Nach Name" }
    public var byFridge: String { "Kühlschrank" }
    public var searchFailed: String { "Die Suche hat nicht geklappt" }
    public var fridgeEmptyTitle: String { "Was ist da?" }
    public var fridgeEmpty: String { "Nenne zwei oder drei Zutaten und sieh, was sich daraus machen lässt." }
    public var emptyFridge: String { "Kühlschrank leeren" }
    public func addFood(_ food: String) -> String { "\(food) hinzufügen" }
    public func fridgeFound(_ count: Int, isCut: Bool) -> String {
        "\(isCut ? "Die besten " : "")\(recipes(count)); wo am wenigsten fehlt, steht zuerst"
    }
    public func foundWith(_ foods: [String]) -> String { "Mit \(foods.joined(separator: ", "))" }
    public var nothingMissing: String { "Du hast alles da" }
    public func missing(_ foods: [String]) -> String {
        let names = foods.joined(separator: ", ")
        return foods.count == 1 ? "Es fehlt: \(names)" : "Es fehlen \(foods.count): \(names)"
    }
    public func noMatch(_ text: String, diets: [Diet], isPicky: Bool) -> String {
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
}

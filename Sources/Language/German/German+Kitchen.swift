public import Recipes

extension German {
    public func diet(_ diet: Diet) -> String {
        switch diet {
        case .vegetarian: "Vegetarisch"
        case .vegan: "Vegan"
        case .lactoseFree: "Laktosefrei"
        case .glutenFree: "Glutenfrei"
        case .spicy: "Scharf"
        case .nutFree: "Nussfrei"
        }
    }
    public var perServing: String { "Pro Portion" }
    public var energy: String { "Energie" }
    public var protein: String { "Eiweiß" }
    public var carbohydrate: String { "Kohlenhydrate" }
    public var fat: String { "Fett" }
    public func kilocalories(_ amount: Double) -> String { "\(Int(whole: amount)) kcal" }
    public func grams(_ amount: Double) -> String { "\(Int(whole: amount)) g" }
    public var decimalSign: Character {
        ","
    }
    public func word(for unit: Amount.Unit, _ quantity: Double) -> String {
        let isOne = quantity <= 1
        return switch unit {
        case .piece: ""
        case .other: unit.word(isSeveral: !isOne)
        case .g: "g"
        case .kg: "kg"
        case .ml: "ml"
        case .l: "l"
        case .oz: "oz"
        case .lb: "lb"
        case .flOz: "fl oz"
        case .tsp: "TL"
        case .tbsp: "EL"
        case .cup: isOne ? "Tasse" : "Tassen"
        case .pint: isOne ? "Pint" : "Pints"
        case .quart: isOne ? "Quart" : "Quarts"
        case .clove: isOne ? "Zehe" : "Zehen"
        case .slice: isOne ? "Scheibe" : "Scheiben"
        case .sprig: isOne ? "Zweig" : "Zweige"
        case .bunch: "Bund"
        case .pinch: isOne ? "Prise" : "Prisen"
        case .handful: "Handv."
        case .can: isOne ? "Dose" : "Dosen"
        case .sheet: "Blatt"
        case .leaf: isOne ? "Blatt" : "Blätter"
        case .stick: isOne ? "Stange" : "Stangen"
        }
    }
    public func aisle(_ aisle: Aisle) -> String {
        switch aisle {
        case .produce: "Obst und Gemüse"
        case .bakery: "Brot und Kuchen"
        case .meat: "Fleisch"
        case .fish: "Fisch und Meeresfrüchte"
        case .dairy: "Milch, Käse und Eier"
        case .pasta: "Nudeln, Reis und Hülsenfrüchte"
        case .baking: "Backen und Zucker"
        case .tins: "Konserven, Gläser und Soßen"
        case .spices: "Kräuter und Gewürze"
        case .oils: "Öl und Essig"
        case .nuts: "Nüsse, Samen und Trockenfrüchte"
        case .drinks: "Getränke"
        case .frozen: "Tiefgekühltes"
        case .household: "Haushalt"
        case .other: "Sonstiges"
        }
    }
    public var ownItems: String { "Eigene Einträge" }
    public var ingredientsTitle: String { "Zutaten" }
    public var methodTitle: String { "Zubereitung" }
    public var notesTitle: String { "Notizen" }
    public func serves(_ people: Int) -> String {
        people == 1 ? "Für 1 Person" : "Für \(people) Personen"
    }
    public func beaten(part: String, grams: Int) -> String { "\(part) Ei sind etwa \(grams) g, verquirlt" }
    public func amountsAsWritten(_ servings: Int) -> String {
        "Die Mengen in diesem Text stehen wie im Original, für \(servings)."
    }
    public func makes(_ yield: String) -> String { "Ergibt \(yield)" }
    public func preparation(minutes: Int) -> String { "Vorbereitung \(minutes) Min." }
    public func cooking(minutes: Int) -> String { "Kochzeit \(minutes) Min." }
    public func from(_ source: String) -> String { "Aus: \(source)" }
}

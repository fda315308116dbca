public import Recipes

extension English {
    public func diet(_ diet: Diet) -> String {
        switch diet {
        case .vegetarian: "Vegetarian"
        case .vegan: "Vegan"
        case .lactoseFree: "Lactose free"
        case .glutenFree: "Gluten free"
        case .spicy: "Spicy"
        case .nutFree: "Nut free"
        }
    }
    public var perServing: String { "Per serving" }
    public var energy: String { "Energy" }
    public var protein: String { "Protein" }
    public var carbohydrate: String { "Carbohydrate" }
    public var fat: String { "Fat" }
    public func kilocalories(_ amount: Double) -> String { "\(Int(whole: amount)) kcal" }
    public func grams(_ amount: Double) -> String { "\(Int(whole: amount)) g" }
    public var decimalSign: Character {
        "."
    }
    public func word(for unit: Amount.Unit, _ quantity: Double) -> String {
        switch unit {
        case .piece: ""
        case .other: unit.word(isSeveral: quantity > 1)
        default: quantity > 1 ? unit.plural : unit.name
        }
    }
    public func aisle(_ aisle: Aisle) -> String {
        switch aisle {
        case .produce: "Fruit and vegetables"
        case .bakery: "Bread and cakes"
        case .meat: "Meat"
        case .fish: "Fish and seafood"
        case .dairy: "Milk, cheese and eggs"
        case .pasta: "Pasta, rice and pulses"
        case .baking: "Baking and sugar"
        case .tins: "Tins, jars and sauces"
        case .spices: "Herbs and spices"
        case .oils: "Oil and vinegar"
        case .nuts: "Nuts, seeds and dried fruit"
        case .drinks: "Drinks"
        case .frozen: "Frozen"
        case .household: "Household"
        case .other: "Other"
        }
    }
    public var ownItems: String { "My own items" }
    public var ingredientsTitle: String { "Ingredients" }
    public var methodTitle: String { "Method" }
    public var notesTitle: String { "Notes" }
    public func serves(_ people: Int) -> String { "Serves \(people)" }
    public func beaten(part: String, grams: Int) -> String { "\(part) egg is about \(grams) g, beaten" }
    public func amountsAsWritten(_ servings: Int) -> String {
        "Amounts in this text are as written, for \(servings)."
    }
    public func makes(_ yield: String) -> String { "Makes \(yield)" }
    public func preparation(minutes: Int) -> String { "Preparation \(minutes) min" }
    public func cooking(minutes: Int) -> String { "Cooking \(minutes) min" }
    public func from(_ source: String) -> String { "From: \(source)" }
}

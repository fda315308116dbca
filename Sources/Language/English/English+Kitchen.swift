import Recipes

extension English {
    func diet(_ diet: Diet) -> String {
        switch diet {
        case .vegetarian: "Vegetarian"
        case .vegan: "Vegan"
        case .lactoseFree: "Lactose free"
        case .glutenFree: "Gluten free"
        case .spicy: "Spicy"
        case .nutFree: "Nut free"
        }
    }
    var anyDiet: String { "Any diet" }
    var perServing: String { "Per serving" }
    var energy: String { "Energy" }
    var protein: String { "Protein" }
    var carbohydrate: String { "Carbohydrate" }
    var fat: String { "Fat" }
    func kilocalories(_ amount: Double) -> String { "\(Int(whole: amount)) kcal" }
    func grams(_ amount: Double) -> String { "\(Int(whole: amount)) g" }
    var decimalSign: Character {
        "."
    }
    func word(for unit: Amount.Unit, _ quantity: Double) -> String {
        switch unit {
        case .piece: ""
        case .other: unit.word(isSeveral: quantity > 1)
        default: quantity > 1 ? unit.plural : unit.name
        }
    }
    func aisle(_ aisle: Aisle) -> String {
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
    var ownItems: String { "My own items" }
    var ingredientsTitle: String { "Ingredients" }
    var methodTitle: String { "Method" }
    var notesTitle: String { "Notes" }
    func serves(_ people: Int) -> String { "Serves \(people)" }
    func beaten(part: String, grams: Int) -> String { "\(part) egg is about \(grams) g, beaten" }
    func makes(_ yield: String) -> String { "Makes \(yield)" }
    func preparation(minutes: Int) -> String { "Preparation \(minutes) min" }
    func cooking(minutes: Int) -> String { "Cooking \(minutes) min" }
    func from(_ source: String) -> String { "From: \(source)" }
}

import Recipes

/// The least that a page needs to say.
struct BareWords: KitchenWords {
    var decimalSign: Character { "." }
    func word(for unit: Amount.Unit, _ quantity: Double) -> String { unit.name }
    func aisle(_ aisle: Aisle) -> String { "" }
    var ownItems: String { "" }
    var ingredientsTitle: String { "Ingredients" }
    var methodTitle: String { "Method" }
    var notesTitle: String { "Notes" }
    func serves(_ people: Int) -> String { "Serves \(people)" }
    func beaten(part: String, grams: Int) -> String { "\(part) egg: \(grams) g" }
    func makes(_ yield: String) -> String { "Makes \(yield)" }
    func preparation(minutes: Int) -> String { "\(minutes) min" }
    func cooking(minutes: Int) -> String { "\(minutes) min" }
    var ovenTitle: String { "Oven" }
    var restsTitle: String { "Rests" }
    func restLength(_ length: Rest.Length) -> String { "long" }
    func rests(_ length: Rest.Length) -> String { "Rests long" }
    func from(_ source: String) -> String { "From \(source)" }
}

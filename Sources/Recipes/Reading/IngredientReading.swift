/// What a line of an ingredient list says: "2–3 cloves garlic, finely chopped (optional)".
public struct IngredientReading: Sendable, Hashable {
    /// As it stands in the list.
    public var line: String
    /// How many of `unit`; the lower end of a range. Nil where the line names no number: "a pinch of salt".
    public var quantity: Double?
    /// The upper end of a range.
    public var quantityMax: Double?
    /// What it is counted in, in the author's word, in the singular: "cup", "EL", "cuillère à soupe".
    public var unit: String?
    /// The same as the kitchen measures it; nil if it is counted in nothing.
    public var measure: Amount.Unit?
    /// What to buy.
    public var name: String
    /// What is done to it before it goes in: "finely chopped".
    public var preparation: String?
    /// Anything else: "optional", "plus more to taste", "(400 g)".
    public var note: String?
}

extension IngredientReading {
    /// As the recipe keeps it.
    public var ingredient: Ingredient {
        let remarks = [preparation, note].compactMap { $0 }
        let amount = (quantity ?? (unit == nil ? nil : 1)).map {
            Amount($0, upTo: quantityMax, measure ?? .piece)
        }
        return Ingredient(
            name.isEmpty ? line : name, amount: amount,
            note: remarks.isEmpty ? nil : remarks.joined(separator: ", "))
    }
}

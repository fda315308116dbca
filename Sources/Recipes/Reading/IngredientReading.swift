/// What a line of an ingredient list says: "2–3 cloves garlic, finely chopped (optional)".
public struct IngredientReading: Sendable {
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

    /// The name and what stands after it, as the author wrote them: "chopped parsley", "packed".
    var written: (name: String, note: String?) = ("", nil)
    /// What stands in and around the amount: "about", "heaping", "400 g".
    var remarks: [String] = []
}

extension IngredientReading {
    /// As the recipe keeps it: in the author's words and order. Its `typedLine` reads as the same again.
    public var ingredient: Ingredient {
        let amount = (quantity ?? (unit == nil ? nil : 1)).flatMap { low in
            low > 0 ? Amount(low, upTo: quantityMax, kept) : nil
        }
        guard !written.name.isEmpty else { return Ingredient(line.trimmingSpace) }
        let remarks = (remarks + [written.note].compactMap(\.self)).filter { !$0.isEmpty }
        return Ingredient(
            written.name, amount: amount, note: remarks.isEmpty ? nil : remarks.joined(separator: ", "))
    }

    /// A unit that the house doesn't know keeps the author's word.
    private var kept: Amount.Unit {
        guard let measure else { return .piece }
        if case .other = measure, let unit { return .other(unit) }
        return measure
    }
}

extension String {
    /// Without space at its ends.
    var trimmingSpace: String {
        var text = self[...].drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

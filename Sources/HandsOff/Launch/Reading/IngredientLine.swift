import Recipes

/// A line of `hands-off read --ingredients`; what is not said is null, not left out.
struct IngredientLine: Encodable {
    let reading: IngredientReading

    private enum Key: String, CodingKey {
        case line, quantity, quantityMax, unit, name, preparation, note, optional, toTaste, substitutes
    }

    func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(reading.line, forKey: .line)
        try json.encode(reading.quantity, forKey: .quantity)
        try json.encode(reading.quantityMax, forKey: .quantityMax)
        try json.encode(reading.unit, forKey: .unit)
        try json.encode(reading.name, forKey: .name)
        try json.encode(reading.preparation, forKey: .preparation)
        try json.encode(reading.note, forKey: .note)
        try json.encode(reading.isOptional, forKey: .optional)
        try json.encode(reading.isToTaste, forKey: .toTaste)
        try json.encode(reading.substitutes, forKey: .substitutes)
    }
}

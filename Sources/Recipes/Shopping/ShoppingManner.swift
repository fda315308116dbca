/// How a cook wants the list: in which measures, and where the shop has what.
public struct ShoppingManner: Sendable, Hashable {
    /// Nil = as each recipe says it.
    public var measures: MeasuringSystem?
    /// Where the cook has moved a food, by its `ShoppingKey`.
    public var aisles: [String: Aisle]

    public init(measures: MeasuringSystem? = nil, aisles: [String: Aisle] = [:]) {
        self.measures = measures
        self.aisles = aisles
    }

    func aisle(of ingredient: Ingredient) -> Aisle {
        aisles[ShoppingKey(ingredient.name).text] ?? Aisle(of: ingredient)
    }

    func amount(of ingredient: Ingredient) -> Amount? {
        guard let measures else { return ingredient.amount }
        return ingredient.amount?.shown(in: measures, of: ingredient.name)
    }
}

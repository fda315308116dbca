/// Where in the shop a food is found, in the order in which one walks through it.
public enum Aisle: String, Sendable, Hashable, Codable, CaseIterable {
    case produce, bakery, meat, fish, dairy, pasta, baking, tins, spices, oils, nuts, drinks, frozen
    case household, other

    /// By the table in `AisleTable`, and how the food is kept: "frozen", "canned", "dried". `other` if the
    /// table doesn't know it.
    public init(of name: String) { self = ShopFood(name).aisle() }

    /// The same, when it is known how much of it is needed: one pepper is a vegetable, a teaspoon is not.
    public init(of ingredient: Ingredient) {
        self = ShopFood(ingredient.name).aisle(of: ingredient.amount)
    }
}

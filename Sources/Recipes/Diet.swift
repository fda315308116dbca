/// What a recipe is free of or known for; the six filters of the search (TR02).
public enum Diet: String, Sendable, Hashable, Codable, CaseIterable {
    case vegetarian, vegan
    case lactoseFree = "lactose-free"
    case glutenFree = "gluten-free"
    case spicy
    case nutFree = "nut-free"
}

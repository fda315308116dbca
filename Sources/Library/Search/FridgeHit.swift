/// What could be made of what is there, and what would have to be bought (TR03).
public struct FridgeHit: Sendable, Hashable, Identifiable {
    public var card: RecipeCard
    /// The names of the ingredients that are there.
    public var used: [String]
    /// The names of those that are not; what every house has is left out.
    public var missing: [String]

    public var id: String { card.id }
}

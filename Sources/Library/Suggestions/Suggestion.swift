/// A recipe the cook might like, and why (TR09).
public struct Suggestion: Sendable, Hashable, Identifiable {
    /// Titles are those of the recipes that led here: "because you cooked Pumpkin soup".
    public enum Reason: Sendable, Hashable {
        case cooked(String)
        case favourite(String)
        case viewed(String)
        /// Nothing leads to it, but it has not been looked at yet.
        case untried
    }

    public var card: RecipeCard
    public var reason: Reason

    public var id: String { card.id }
}

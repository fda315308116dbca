public import Recipes

/// A recipe that was looked at or cooked.
public struct HistoryEntry: Sendable, Hashable, Identifiable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case viewed, cooked
    }

    public var id: Int64
    public var kind: Kind
    /// Seconds since 1970.
    @Within<Moment> public var at: Double
    public var card: RecipeCard

    public init(id: Int64, kind: Kind, at: Double, card: RecipeCard) {
        self.id = id
        self.kind = kind
        self.at = at
        self.card = card
    }
}

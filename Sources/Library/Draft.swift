public import Recipes

/// Something the cook was writing and has not saved yet (AR04).
public struct Draft: Sendable, Hashable, Identifiable {
    /// What it was kept under: the recipe's id, or a new one.
    public var id: String
    /// The recipe's title so far.
    public var title: String
    /// Seconds since 1970.
    @Within<Moment> public var updatedAt: Double

    public init(id: String, title: String, updatedAt: Double) {
        self.id = id
        self.title = title
        self.updatedAt = updatedAt
    }
}

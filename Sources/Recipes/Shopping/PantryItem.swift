/// A food that the cook has at home.
public struct PantryItem: Sendable, Hashable, Identifiable {
    /// In the cook's words, or the recipe's.
    public var name: String
    /// Seconds since 1970.
    public var addedAt: Double

    /// The same for two names of one food, so that nothing is in the pantry twice.
    public var id: String { PantryKey(name).text }

    public init(_ name: String, addedAt: Double = 0) {
        self.name = name
        self.addedAt = addedAt
    }
}

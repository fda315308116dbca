public import Library

/// The hearts that were read, given or taken in this run; newer than what a card says of itself.
public struct Hearts: Sendable {
    private var told: [String: Bool] = [:]

    public func contains(_ id: String) -> Bool { told[id] ?? false }
    public func contains(_ card: RecipeCard) -> Bool { told[card.id] ?? card.isFavourite }

    public mutating func set(_ isFavourite: Bool, _ id: String) { told[id] = isFavourite }

    public init() {}
}

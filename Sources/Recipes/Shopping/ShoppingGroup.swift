/// Lines under a heading: a recipe, or an aisle of the shop.
public struct ShoppingGroup: Sendable, Hashable, Identifiable {
    public enum Heading: Sendable, Hashable {
        /// By its title as it was then.
        case recipe(String)
        /// What the cook typed.
        case own
        case aisle(Aisle)
    }

    public var heading: Heading
    public var lines: [ShoppingLine]

    public var id: Heading { heading }

    public func title(_ words: any KitchenWords) -> String {
        switch heading {
        case .recipe(let title): title
        case .own: words.ownItems
        case .aisle(let aisle): words.aisle(aisle)
        }
    }
}

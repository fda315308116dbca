/// What the cook has at home, so that it isn't bought again.
public struct Pantry: Sendable, Hashable {
    /// Each food once.
    public var items: [PantryItem]
    private let keys: Set<String>

    public init(_ items: [PantryItem]) {
        self.items = items
        keys = Set(items.map(\.id))
    }

    /// Whether that food is there, by whichever of its names.
    public func has(_ name: String) -> Bool { keys.contains(PantryKey(name).text) }

    /// By aisle, as the shop has them, each in the order of the alphabet.
    public func byAisle(_ manner: ShoppingManner = ShoppingManner()) -> [(aisle: Aisle, items: [PantryItem])]
    {
        let sorted = Dictionary(grouping: items) { manner.aisle(of: Ingredient($0.name)) }
        return Aisle.allCases.compactMap { aisle in
            sorted[aisle].map { items in
                (aisle, items.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) })
            }
        }
    }
}

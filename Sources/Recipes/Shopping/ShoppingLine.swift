/// A line of the list as it is read in the shop: the same food for several recipes is one line (TR15).
public struct ShoppingLine: Sendable, Hashable, Identifiable {
    /// As the first item says it; ``text(_:)`` makes it agree with the number.
    public var name: String
    /// Added up; more than one if they can't be ("2 cups" and "100 g" of parsley). Empty if nobody said.
    public var amounts: [Amount]
    /// Those it is made of; ticking the line ticks all of them.
    public var items: [ShoppingItem.ID]
    /// The titles of the recipes it is for, each once.
    public var recipes: [String]
    /// All of its items are ticked.
    public var isTicked: Bool
    public var aisle: Aisle

    public var id: ShoppingItem.ID { items.first ?? 0 }

    /// "450 g flour", "2 cups + 100 g parsley", "salt".
    public func text(_ words: any KitchenWords) -> String {
        amounts.isEmpty ? name : amounts.map { $0.text(words) }.joined(separator: " + ") + " " + named
    }

    /// What is counted agrees with its number, whatever each of the items said: 2 onions.
    private var named: String {
        guard amounts.count == 1, amounts[0].unit == .piece, amounts[0].isSeveral else { return name }
        return CountedFood.plural(of: name)
    }
}

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
    /// By what the cook's choice of an aisle is remembered.
    public var key: ShoppingKey { ShoppingKey(name) }

    public var id: ShoppingItem.ID { items.first ?? 0 }

    /// What is read first: "450 g flour", "2 cups + 100 g parsley", or "salt" where a pack of it is bought.
    public func text(_ words: any KitchenWords) -> String {
        amounts.isEmpty || isPacked ? name : said(amounts, words) + " " + named
    }

    /// How much of a pack is needed: "1¾ tbsp". Nil where the text says it.
    public func need(_ words: any KitchenWords) -> String? {
        amounts.isEmpty || !isPacked ? nil : said(amounts, words)
    }

    /// As a cook would type it: "1¾ tbsp salt".
    public func typed(_ words: any KitchenWords) -> String {
        amounts.isEmpty ? name : said(amounts, words) + " " + named
    }

    /// Whether the shop sells it by the pack, of which the recipe takes a little: nobody buys 1¾ tbsp of salt.
    public var isPacked: Bool { !amounts.isEmpty && amounts.allSatisfy(isFromPack) }

    private func isFromPack(_ amount: Amount) -> Bool {
        switch amount.unit {
        case .tsp, .tbsp, .pinch: return true
        case .other(let word): return Self.traces.contains(word.lowercased())
        default: break
        }
        if aisle == .spices, [.piece, .leaf, .stick].contains(amount.unit) { return true }
        let size = amount.quantity * amount.unit.size
        switch (amount.unit.measure, aisle) {
        case (.volume, .oils), (.volume, .spices): return size < 250
        case (.weight, .spices): return size < 60
        // Baking powder, gelatine, and the little of vanilla that a scale shows.
        case (.weight, .baking): return size < 20
        case (.volume, .tins), (.volume, .baking): return size <= 30
        default: return false
        }
    }

    private static let traces: Set<String> = [
        "dash", "dashes", "splash", "drop", "drops", "drizzle", "knob", "grind", "grinds", "msp", "schuss",
        "spritzer", "tropfen", "messerspitze",
    ]

    private func said(_ amounts: [Amount], _ words: any KitchenWords) -> String {
        amounts.map { $0.text(words) }.joined(separator: " + ")
    }

    /// What is counted agrees with its number, whatever each of the items said: 2 onions.
    private var named: String {
        guard amounts.count == 1, amounts[0].unit == .piece, amounts[0].isSeveral else { return name }
        return CountedFood.plural(of: name)
    }
}

/// The rules of all kinds. Both sides add kinds later: one that isn't in the table merges as text does, so
/// that an older server passes on unharmed what a newer machine keeps there.
public struct KindTable: Sendable, Equatable {
    public var rules: [String: KindRule]

    public init(_ rules: [String: KindRule]) { self.rules = rules }

    public func rule(of kind: String) -> KindRule { rules[kind] ?? KindRule(.keepsBoth) }

    /// Whether records of other kinds are in its records.
    func hasMembers(_ kind: String) -> Bool { rules.values.contains { $0.parent == kind } }

    /// Whether its records mean anything to this program; others are stored, and not shown.
    public func knows(_ kind: String) -> Bool { rules[kind] != nil }

    /// What an account of this version has on its shelf.
    public static let kitchen = KindTable([
        // Texts: what somebody typed is never lost to a clock.
        "recipe": KindRule(.keepsBoth), "meal": KindRule(.keepsBoth), "note": KindRule(.keepsBoth),
        "weight": KindRule(.keepsBoth), "opinion": KindRule(.keepsBoth), "diary": KindRule(.keepsBoth),
        "collection": KindRule(.keepsBoth),
        // An item of the shopping list: what to buy is text, whether it is in the basket is not.
        "shopping": KindRule(.keepsBoth, except: ["ticked": .laterWins]),
        "setting": KindRule(.laterWins),
        // There or not.
        "favourite": KindRule(.laterWins), "follow": KindRule(.laterWins),
        "member": KindRule(.laterWins, parent: "collection"),
        // What has happened has happened.
        "history": KindRule(.firstStays), "cooked": KindRule(.firstStays), "points": KindRule(.firstStays),
    ])
}

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
        "recipe": KindRule(
            .keepsBoth,
            except: ["inferredDiets": .laterWins, "picture": .laterWins, "morePictures": .laterWins]),
        "opinion": KindRule(.laterWins), "diary": KindRule(.keepsBoth, except: ["stars": .laterWins]),
        "collection": KindRule(.keepsBoth, except: ["position": .laterWins]),
        // An item of the shopping list: what to buy is text, whether it is in the basket is not.
        "shopping": KindRule(.keepsBoth, except: ["ticked": .laterWins, "addedAt": .laterWins]),
        "setting": KindRule(.laterWins), "picture": KindRule(.laterWins), "planned": KindRule(.laterWins),
        "pantry": KindRule(.laterWins), "aisle": KindRule(.laterWins),
        // The diary, where it is shared: each thing is one that somebody told last.
        "sharing": KindRule(.laterWins), "eaten": KindRule(.laterWins), "weighed": KindRule(.laterWins),
        "mealDone": KindRule(.laterWins), "dayMood": KindRule(.laterWins), "savedMeal": KindRule(.laterWins),
        "diaryProfile": KindRule(.laterWins),
        // There or not.
        "favourite": KindRule(.laterWins), "follow": KindRule(.laterWins),
        "member": KindRule(.laterWins, parent: "collection"),
        // What has happened has happened; but a recipe that is looked at again has its look moved, and may get another
        // name.
        "history": KindRule(.firstStays, except: ["at": .laterWins, "recipe": .laterWins]),
        "cooked": KindRule(.firstStays), "points": KindRule(.firstStays),
    ])
}

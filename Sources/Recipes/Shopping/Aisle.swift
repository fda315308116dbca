/// Where in the shop a food is found, in the order in which one walks through it.
public enum Aisle: String, Sendable, Hashable, Codable, CaseIterable {
    case produce, bakery, meat, fish, dairy, pasta, baking, tins, spices, oils, nuts, drinks, frozen
    case household, other

    /// By the table in `AisleTable`: how it is kept ("frozen", "canned") before what it is, and of what it is
    /// the last word that is known, since that says what it is in English. `other` if none is.
    public init(of name: String) {
        let food = Food(name)
        let all = Set(FoundWord.all(in: name).map { Plural.singular($0.text) })
        if all.contains("frozen") || food.words.contains("icecream") {
            self = .frozen
        } else if !all.isDisjoint(with: ["canned", "tinned", "tin", "can", "jar"]) {
            self = .tins
        } else if !all.isDisjoint(with: ["dried", "ground"]),
            food.words.contains(where: AisleTable.herbs.contains)
        {
            self = .spices
        } else if all.contains("pepper"), !all.isDisjoint(with: ["black", "white", "ground", "cracked"]) {
            // Not the vegetable.
            self = .spices
        } else {
            self =
                food.words.reversed().lazy.compactMap { AisleTable.aisles[$0] }.first
                ?? AisleTable.german(name) ?? .other
        }
    }
}

/// What a recipe's list says of its foods that helps to read amounts in a text: worked out once for all steps.
struct CountedFoods: Sendable {
    /// How many there are of what is counted, in the singular: "egg", "onion".
    let counts: [String: Double]
    /// What the foods are called.
    let words: Set<String>

    static let none = CountedFoods([])

    init(_ ingredients: [Ingredient]) {
        var counts: [String: Double] = [:], words: Set<String> = []
        for ingredient in ingredients.prefix(FoodIndex.mostFoods) {
            guard let head = Food(ingredient.name).plainWords.last else { continue }
            // Texts keep their accents, unlike the words that are searched.
            let plain = TextToken.all(in: ingredient.name, limit: 200).compactMap { token in
                if case .word(let word) = token.kind { Plural.singular(word) } else { nil }
            }
            words.formUnion(plain.filter { $0.utf8.count > 2 && !FoodTables.said.contains($0) })
            guard let amount = ingredient.amount, amount.unit == .piece else { continue }
            counts[head] = max(counts[head] ?? 0, amount.upTo ?? amount.quantity)
        }
        (self.counts, self.words) = (counts, words)
    }
}

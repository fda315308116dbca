/// Where a word of the index stands.
enum IndexField: Int, Sendable, Hashable, CaseIterable {
    case title, food
    /// Tags, cuisine, category and summary.
    case prose
    /// No words but what holds for the whole recipe: diets, allergens, being there at all.
    case mark
    /// The words of its foods as the fridge knows them, without staples; "onion#2" is in two of them.
    case fridge

    /// Those that a cook's words are looked for in, the best first.
    static let searched: [IndexField] = [.title, .food, .prose]
}

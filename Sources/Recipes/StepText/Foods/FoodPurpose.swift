/// What a line of a list says it is for: "sugar (to bloom the yeast)", "parsley, for garnish", "Butter für die
/// Form". Of several lines of a food, the step that does so means this one.
struct FoodPurpose: Hashable, Sendable {
    /// The beginnings of its words, so that "pouring" is found in "pour".
    private let stems: Set<String>
    /// It is put on the dish, or on the table, in the end.
    let isServing: Bool

    /// - Returns: nil if it says none.
    init?(of ingredient: Ingredient, isEnglish: Bool) {
        let said = ingredient.name + (ingredient.note.map { ", " + $0 } ?? "")
        let words = FoodWord.all(in: said, isEnglish: isEnglish, limit: 200)
        guard let start = words.firstIndex(where: { Self.beginnings.contains($0.plain) }) else { return nil }
        var purpose = words[(start + 1)...].prefix(8)
        if let end = purpose.dropFirst().firstIndex(where: \.startsPhrase) { purpose = purpose[..<end] }
        let stems = purpose.map(\.plain).filter { $0.utf8.count > 2 && !Self.small.contains($0) }
            .map(Self.stem)
        // "Cut to size", "salt to taste", "for 4 people" are no purposes.
        guard !stems.isEmpty, !purpose.contains(where: { Self.none.contains($0.plain) }) else { return nil }
        self.stems = Set(stems)
        isServing = !self.stems.isDisjoint(with: Self.serving)
    }

    /// Whether a sentence speaks of it.
    /// - Parameter place: where the food itself stands in it.
    func isSpoken(of words: [FoodWord], besides place: Range<Int>, atLeast count: Int) -> Bool {
        var found: Set<String> = []
        for (index, word) in words.enumerated() where !place.contains(index) {
            let stem = Self.stem(word.plain)
            if stems.contains(stem) { found.insert(stem) }
        }
        return found.count >= count
    }

    private static func stem(_ word: String) -> String { String(word.prefix(4)) }

    private static let beginnings: Set<String> = ["for", "to", "fur", "zum", "zur"]
    private static let small: Set<String> = [
        "the", "and", "der", "die", "das", "den", "more", "extra", "each", "your", "into", "with", "over",
    ]
    private static let none: Set<String> = [
        "taste", "size", "temperature", "people", "person", "geschmack", "choice", "about", "piece", "inch",
        "divided", "degree", "minute", "hour", "total",
    ]
    private static let serving: Set<String> = ["serv", "garn", "deco", "deko", "tabl"]
}

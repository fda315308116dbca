/// By what two names are the same thing in the shop: "2 large eggs" and "egg" are, fresh and dried basil are
/// not.
public struct ShoppingKey: Sendable, Hashable {
    public let text: String

    private static let passing: Set<String> = [
        "a", "an", "the", "of", "some", "fresh", "freshly", "large", "medium", "small", "big", "ripe",
        "organic", "good", "quality", "free", "range", "plus", "extra", "more", "frische", "frischer",
        "frisches", "grosse", "grosser", "grosses", "kleine", "kleiner", "kleines", "mittelgrosse", "etwas",
    ]

    public init(_ name: String) {
        let words = FoundWord.all(in: Food.withoutRemarks(name)).map { Plural.singular($0.text) }
        let telling = words.filter { !ShoppingKey.passing.contains($0) }
        // The order of words doesn't matter: "olive oil, extra-virgin" and "extra-virgin olive oil".
        text = (telling.isEmpty ? words : telling).sorted().joined(separator: " ")
    }
}

import Library

/// A recipe in a list of found ones, and a line on why it is there.
struct FoundCard: Sendable, Hashable {
    var card: RecipeCard
    /// "With plum tomatoes", "Missing: feta"; empty if the title says it.
    var note = ""

    init(_ card: RecipeCard, note: String = "") { (self.card, self.note) = (card, note) }

    init(_ hit: SearchHit) {
        card = hit.card
        if !hit.foods.isEmpty {
            note = "With " + hit.foods.prefix(3).joined(separator: ", ")
        } else if !hit.tags.isEmpty {
            note = hit.tags.prefix(3).joined(separator: ", ")
        } else {
            note = hit.summary ?? ""
        }
    }

    init(_ hit: FridgeHit) {
        card = hit.card
        note =
            hit.missing.isEmpty
            ? "You have all of it" : "Missing \(hit.missing.count): \(hit.missing.joined(separator: ", "))"
    }
}

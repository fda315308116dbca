import Language
import Library

/// A recipe in a list of found ones, and why it is there.
struct FoundCard: Sendable, Hashable {
    var card: RecipeCard
    var note = Note.said("")

    init(_ card: RecipeCard, note: String = "") { (self.card, self.note) = (card, .said(note)) }

    init(_ hit: SearchHit) {
        card = hit.card
        if !hit.lacking.isEmpty {
            note = .without(hit.lacking)
        } else if !hit.foods.isEmpty {
            note = .with(Array(hit.foods.prefix(3)))
        } else if !hit.tags.isEmpty {
            note = .said(hit.tags.prefix(3).joined(separator: ", "))
        } else {
            note = .said(hit.summary ?? "")
        }
    }

    init(_ hit: FridgeHit) {
        card = hit.card
        note = .missing(hit.missing)
    }
}

import House
import Kit
import Library
import Recipes
import Stage

/// Found recipes as cards, two to five a row by the width of the window (TR04).
struct RecipeGrid: View {
    let look: Look
    let host: Host
    let id: String
    let found: FoundCards
    var words: [TypedWord] = []
    /// The lines that say why a card is there.
    var noteLines = 0
    /// Cards a row; nil = as the window has room for.
    var columns: Int?
    /// How a card is picked; nil = it can't be.
    var pick: (@MainActor (RecipeCard) -> CardPick)?

    var body: any View {
        let isLow = !found.hasPictures
        return CardGrid(
            id: id, count: found.count, columns: columns ?? look.cardColumns,
            spacing: look.isCompact ? Space.m : Space.l
        ) { place in
            found.node(place, look) { found in
                RecipeCardView(
                    look: look, host: host, card: found.card, shelf: id, isLow: isLow, words: words,
                    note: noteLines > 0 ? found.note.text(look.words) : nil, noteLines: noteLines,
                    marksNote: found.note.isFound,
                    pick: pick?(found.card))
            }
        }
    }
}

extension Look {
    /// Cards a row.
    var cardColumns: Int {
        max(2, min(5, Int((size.width - 2 * margin) / (size.width > 1500 ? 430 : 360))))
    }
}

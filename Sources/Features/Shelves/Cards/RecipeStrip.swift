import House
import Kit
import Library
import Stage

/// A heading, and small cards beneath it that are moved sideways.
struct RecipeStrip: View {
    let look: Look
    let host: Host
    let title: String
    let id: String
    let cards: [FoundCard]
    /// The lines of a card's note.
    var noteLines = 1
    let pick: @MainActor (RecipeCard) -> CardPick

    var body: any View {
        let isLow = cards.allSatisfy { $0.card.picture == nil }
        return Column(spacing: Space.xs) {
            Text(title, look.type.heading, look.colors.ink, isHeading: true).padding(x: look.margin)
            // As wide as the window, so that cards go on beyond its side.
            CardStrip(
                id: id, count: cards.count, cardWidth: look.isCompact ? 208 : 264,
                spacing: look.isCompact ? 12 : Space.m,
                edges: Edges(top: Space.xs, left: look.margin, bottom: 12, right: look.margin),
                indicator: look.colors.softInk.opacity(0.35)
            ) { place in
                RecipeCardView(
                    look: look, host: host, card: cards[place].card, shelf: id, isSmall: true, isLow: isLow,
                    note: cards[place].note.text(look.words), noteLines: noteLines,
                    pick: pick(cards[place].card))
            }
        }
    }
}

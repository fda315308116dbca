import API
import Kit
import Stage

/// Stars to look at: somebody's, or what all have given together.
struct StarLine: View {
    let look: Look
    /// 0 to 5, with halves.
    private let stars: Double
    /// What is said behind them.
    private let text: String
    private let says: String
    private let size: Double

    init(look: Look, stars: Int) {
        (self.look, self.stars, text, size) = (look, Double(stars), "", 20)
        says = look.words.stars(stars)
    }

    init(look: Look, rating: Rating, isLarge: Bool = false) {
        (self.look, stars, size) = (look, rating.average ?? 0, isLarge ? 28 : 20)
        text = look.words.ratingSays(rating)
        says = text
    }

    var body: any View {
        Row(spacing: 2) {
            for star in 1...5 {
                // Half a star and more is a star.
                let isFull = Double(star) - 0.5 <= stars
                Icon(
                    isFull ? "star-filled" : "star", size: size,
                    isFull ? look.colors.saffron : look.colors.softInk)
            }
            if !text.isEmpty {
                Text(text, look.type.small, look.colors.softInk, maxLines: 1)
                    .padding(Edges(left: Space.s))
            }
        }
        .unread()
        .region(RegionSpec(.status, says))
    }
}

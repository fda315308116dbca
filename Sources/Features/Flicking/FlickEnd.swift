import House
import Kit
import Stage

/// Every card has been flicked away: how many were liked, and what may come now.
struct FlickEnd: View {
    let look: Look
    let host: Host
    let model: FlickPage

    var body: any View {
        let deck = model.deck
        let words = look.words
        return Column(spacing: look.isCompact ? Space.m : Space.l, align: .center) {
            Icon("cards", size: look.isCompact ? 48 : 72, look.colors.softInk.opacity(0.7))
                .padding(look.isCompact ? Space.m : Space.l)
                .behind(.fill(radius: 80, look.colors.sunken))
            Column(spacing: Space.s, align: .center) {
                Text(words.flickThrough, look.type.title.aligned(.center), look.colors.ink, isHeading: true)
                Text(
                    words.flickLiked(deck.liked, of: deck.flicked), look.type.body.aligned(.center),
                    look.colors.softInk
                )
                .limit(maxWidth: 520)
            }
            Wrap(spacing: Space.m) {
                WordButton(look: look, label: words.flickShuffle, icon: "refresh", emphasis: .filled) {
                    model.shuffle()
                }
                if deck.liked > 0 {
                    WordButton(look: look, label: words.flickFavourites, icon: "heart") {
                        model.showFavourites()
                    }
                }
            }
            WordButton(look: look, label: words.flickTakeBack, icon: "undo", emphasis: .plain) {
                model.takeBack()
            }
        }
        .padding(x: look.margin, y: Space.m)
    }
}

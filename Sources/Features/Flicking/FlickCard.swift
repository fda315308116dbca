import House
import Kit
import Library
import Recipes
import Stage

/// A card of the deck: a large picture, what it is, how long it takes, and which diets it suits.
struct FlickCard: View {
    let look: Look
    let host: Host
    let card: DeckCard
    let shape: FlickCardShape
    /// Whose it is, if it isn't the library's.
    var mark: String?
    /// What is being said of it, and how surely, 0...1.
    var side = Toss.Side.right
    var stamp = 0.0
    /// Whether only its foot can be seen, so that nothing needs to be on it.
    var isBlank = false

    var body: any View {
        (isBlank ? Spacer() : lying).frame(width: shape.size.width, height: shape.size.height)
            .behind(
                .shadow(radius: FlickCardShape.radius, blur: 14, look.colors.shadow),
                .fill(radius: FlickCardShape.radius, look.colors.card),
                .border(radius: FlickCardShape.radius, width: 1, look.colors.line)
            )
            .overlay(FlickStamp(look: look, side: side, strength: stamp))
    }

    private var lying: Node {
        if shape.isWide {
            return Row(align: .start) {
                picture
                words.place(.start, .center)
            }
        }
        return Column {
            picture
            words.place(.start, .center)
        }
    }

    private var picture: Node {
        DishPicture(
            look: look, name: card.card.picture, tile: card.card.tile, radius: FlickCardShape.radius
        )
        .frame(width: shape.picture.width, height: shape.picture.height)
        .overlay(heart)
        .overlay(whose)
    }

    private var words: Node {
        Column(spacing: Space.s) {
            Text(card.card.title, FlickCardShape.title(look), look.colors.ink, maxLines: shape.isWide ? 3 : 2)
                .unread()
            facts
            if !card.summary.isEmpty {
                Text(card.summary, look.type.body, look.colors.softInk, maxLines: 2).padding(Edges(top: 2))
            }
        }
        .padding(x: shape.isWide ? Space.l : Space.m + 4, y: Space.s)
    }

    private var facts: Node {
        Wrap(spacing: Space.m, lineSpacing: Space.xs) {
            if card.card.totalMinutes > 0 {
                Fact(look: look, icon: "clock", text: look.words.minutes(card.card.totalMinutes))
            }
            Fact(look: look, icon: "people", text: "\(card.card.servings)")
            DietIcons(look: look, diets: card.card.diets)
        }
    }

    private var whose: Node {
        guard let mark else { return Spacer() }
        return Text(mark, look.type.smallStrong, look.colors.ink, maxLines: 1)
            .padding(x: 14, y: 7)
            .behind(.fill(radius: 18, look.colors.card.opacity(0.94)))
            .padding(12)
            .place(.start, .end)
            .unread()
    }

    /// It is a favourite already.
    private var heart: Node {
        guard host.hearts.contains(card.card), stamp == 0 else { return Spacer() }
        return Icon("heart-filled", size: 22, look.colors.tomato)
            .padding(9)
            .behind(.fill(radius: 20, look.colors.card))
            .padding(12)
            .place(.end, .start)
            .unread()
    }
}

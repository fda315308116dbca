import API
import House
import class House.Host
import Kit
import Recipes
import Stage

/// A post in a list: the dish, who cooks it, and what others think of it.
struct PostCardView: View {
    let look: Look
    let host: Host
    let community: Community
    let card: PostCard
    /// Of the list it lies in.
    let id: String

    var body: any View {
        Column {
            DishPicture(look: look, name: picture, tile: tile, radius: Space.radius).ratio(1.5)
            Column(spacing: Space.s) {
                Text(card.title, look.type.cardTitle, look.colors.ink, maxLines: 2)
                    .grow(x: true, y: true)
                    .frame(height: (look.type.cardTitle.size * 1.42 * 2).rounded())
                PersonLine(look: look, community: community, person: card.author, at: card.at)
                facts.limit(minHeight: max(22, look.type.small.size * 1.5))
            }
            .unread()
            .padding(Edges(top: 12, left: Space.m, bottom: 14, right: Space.m))
        }
        .card(look)
        .region(spec)
    }

    private var picture: String? {
        guard let hash = card.picture else { return nil }
        return community.pictures.shownName(.post(card.id, hash: hash))
    }

    private var tile: DishTile { DishTile(of: Recipe(id: card.id, title: card.title)) }

    private var facts: Node {
        Row(spacing: Space.m) {
            if card.minutes > 0 { Fact(look: look, icon: "clock", text: look.words.minutes(card.minutes)) }
            Fact(look: look, icon: card.vote < 0 ? "arrow-down" : "arrow-up", text: "\(card.score)")
            if let page = card.link.flatMap({ BrowserAddress($0) }) {
                Fact(look: look, icon: "globe", text: page.host)
            }
            if let average = card.rating.average {
                Fact(look: look, icon: "star-filled", text: look.words.decimal(average))
            }
            Fact(look: look, icon: "comment", text: "\(card.comments)")
            DietIcons(look: look, diets: Set(card.diets.compactMap(Diet.init(rawValue:))))
        }
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, card.title, id: "\(id) \(card.id)")
        let author = card.author?.displayName ?? look.words.somebodyGone
        spec.value = look.words.cardSays(author: author, score: card.score, comments: card.comments)
        spec.radius = Space.radius
        spec.press = { community.show(card) }
        return spec
    }
}

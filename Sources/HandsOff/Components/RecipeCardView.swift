import Library
import Stage

/// A recipe to choose: picture, title, and what one wants to know at a glance.
struct RecipeCardView: View {
    let look: Look
    let app: App
    let card: RecipeCard

    var body: any View {
        var spec = RegionSpec(.button, card.title, id: "card \(card.id)")
        spec.radius = Space.radius
        spec.press = { app.open(recipe: card.id) }
        return Column {
            DishPicture(look: look, name: card.picture, radius: Space.radius)
                .ratio(1.5)
                .overlay(heart)
                .overlay(start)
            Column(spacing: 6) {
                Text(card.title, look.type.cardTitle, look.colors.ink, maxLines: 1).unread()
                Row(spacing: Space.m) {
                    Fact(look: look, icon: "clock", text: Words.minutes(card.totalMinutes))
                    Fact(look: look, icon: "people", text: "\(card.servings)")
                    Spacer().frame(height: 1)
                    DietIcons(look: look, diets: card.diets)
                }
                .unread()
            }
            .padding(Edges(top: 12, left: Space.m, bottom: 14, right: Space.m))
        }
        .card(look)
        .region(spec)
    }

    /// Straight to the first step, for who knows the dish.
    private var start: Node {
        IconButton(
            look: look, icon: "play", label: "Start cooking \(card.title)", color: look.colors.tomato,
            fill: look.colors.card.opacity(0.94)
        ) { app.start(id: card.id) }
        .padding(12)
        .place(.end, .end)
    }

    private var heart: Node {
        guard app.hearts.contains(card) else { return Spacer() }
        return Icon("heart-filled", size: 20, look.colors.tomato)
            .padding(8)
            .behind(.fill(radius: 18, look.colors.card))
            .padding(10)
            .place(.end, .start)
    }
}

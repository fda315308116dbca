import Library
import Stage

/// The front page: what was interrupted, and the recipes as cards.
struct HomePage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(look: look, app: app, id: "home", goesBack: false, content: content)
    }

    private var content: Node {
        Column(spacing: Space.l) {
            if let interrupted = app.home.interrupted {
                ResumeBanner(look: look, app: app, interrupted: interrupted)
            }
            if let trouble = app.trouble { Notice(look: look, text: trouble) }
            if app.home.cards.isEmpty { empty } else { recipes }
        }
        .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin))
    }

    private var recipes: Node {
        Column(spacing: Space.l) {
            Text("What are we cooking?", look.type.hero, look.colors.ink, isHeading: true)
            Grid(columns: columns, spacing: look.isCompact ? Space.m : Space.l) {
                for card in app.home.cards { RecipeCardView(look: look, app: app, card: card) }
            }
        }
    }

    /// Two recipes a row, more where there is room (TR04).
    private var columns: Int { max(2, min(6, Int((look.size.width - 2 * look.margin) / (look.size.width > 1500 ? 430 : 360)))) }

    private var empty: Node {
        Column(spacing: Space.m, align: .center) {
            Icon("pot", size: 96, look.colors.line)
            Text("No recipes yet", look.type.title, look.colors.ink, isHeading: true)
            Text("This library is empty.", look.type.body, look.colors.softInk)
        }
        .padding(y: 80)
        .grow(at: .center)
    }
}

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
        guard app.home.isFavourite(card.id) else { return Spacer() }
        return Icon("heart-filled", size: 20, look.colors.tomato)
            .padding(8)
            .behind(.fill(radius: 18, look.colors.card))
            .padding(10)
            .place(.end, .start)
    }
}

/// A symbol and a figure: a clock and "30 min".
struct Fact: View {
    let look: Look
    let icon: String
    let text: String

    var body: any View {
        Row(spacing: 5) {
            Icon(icon, size: 18, look.colors.softInk)
            Text(text, look.type.small, look.colors.softInk, maxLines: 1)
        }
    }
}

/// A sentence in a tinted box: something is not as it should be.
struct Notice: View {
    let look: Look
    let text: String
    var icon = "warning"

    var body: any View {
        Row(spacing: 12) {
            Icon(icon, size: 24, look.colors.saffron)
            Text(text, look.type.label.leading(1.25), look.colors.ink).grow()
        }
        .padding(x: Space.m, y: 14)
        .behind(.fill(radius: Space.smallRadius, look.colors.saffronTint))
    }
}

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
    private var columns: Int {
        max(2, min(6, Int((look.size.width - 2 * look.margin) / (look.size.width > 1500 ? 430 : 360))))
    }

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

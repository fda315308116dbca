import Stage

/// A deck of random cards: to the right = like, to the left = no (RF1).
struct FlickPage: View {
    let look: Look
    let app: App

    var body: any View {
        Column {
            Header(look: look, app: app)
            content.grow(x: true, y: true)
        }
    }

    private var model: FlickModel { app.flick }
    private var deck: FlickDeck { model.deck }

    private var content: Node {
        if let trouble = model.trouble {
            return EmptyState(
                look: look, icon: "warning", title: look.words.flickUnread,
                text: trouble.sentence(look.words),
                button: WordButton(look: look, label: look.words.tryAgain, icon: "refresh") {
                    model.refresh(app)
                }
            ).place(.center, .center)
        }
        if !model.isKnown { return Spacer() }
        if deck.isEmpty, deck.cards.isEmpty {
            return FlickNothing(look: look, app: app).place(.center, .center)
        }
        if deck.isThrough { return end }
        return
            table
            .padding(Edges(left: look.margin, bottom: look.isCompact ? 12 : Space.l, right: look.margin))
    }

    /// The deck with its buttons, and beside or above them what the camera sees.
    private var table: Node {
        let deck = Column(spacing: look.isCompact ? Space.s : Space.m) {
            Sized { size in FlickPile(look: look, app: app, room: size) }
            FlickButtons(look: look, app: app)
        }
        guard app.eye.isOpen, app.settings.showsPreview else { return deck }
        let isNarrow = look.size.width < 720
        let width = isNarrow ? 200.0 : look.isCompact ? 190 : 280
        let preview = CameraPreview(
            look: look, app: app, width: width, flash: FlickFlash(look: look, waved: model.waved).node)
        if isNarrow {
            return Column(spacing: Space.s, align: .center) {
                preview
                deck.grow(x: true, y: true)
            }
        }
        return Row(spacing: Space.l, align: .end) {
            // As wide as the preview, so that the deck stays in the middle.
            if look.size.width >= 1200 { Spacer().frame(width: width, height: 1) }
            deck.grow(x: true, y: true)
            preview
        }
    }

    /// The last card flies over the page that says so.
    private var end: Node {
        Layers {
            FlickEnd(look: look, app: app).place(.center, .center)
            Sized { size in FlickPile(look: look, app: app, room: size) }.unread()
        }
    }
}

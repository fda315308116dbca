import House
import Kit
import Stage

/// A deck of random cards: to the right = like, to the left = no (RF1).
struct FlickView: View {
    let look: Look
    let host: Host
    let model: FlickPage

    var body: any View {
        Column {
            Header(look: look, host: host)
            content.grow(x: true, y: true)
        }
    }

    private var deck: FlickDeck { model.deck }

    private var content: Node {
        if let trouble = model.trouble {
            return EmptyState(
                look: look, icon: "warning", title: look.words.flickUnread,
                text: trouble.sentence(look.words),
                button: WordButton(look: look, label: look.words.tryAgain, icon: "refresh") {
                    model.refresh()
                }
            ).place(.center, .center)
        }
        if !model.isKnown { return Spacer() }
        if deck.isEmpty, deck.cards.isEmpty {
            return FlickNothing(look: look, host: host).place(.center, .center)
        }
        if deck.isThrough { return end }
        return
            table
            .padding(Edges(left: look.margin, bottom: look.isCompact ? 12 : Space.l, right: look.margin))
    }

    /// The deck with its buttons, and beside or above them what the camera sees.
    private var table: Node {
        let deck = Column(spacing: look.isCompact ? Space.s : Space.m) {
            Sized { size in FlickPile(look: look, host: host, model: model, room: size) }
            FlickButtons(look: look, host: host, model: model)
        }
        guard host.eye.isOpen, host.settings.showsPreview else { return deck }
        let isNarrow = look.size.width < 720
        let width = isNarrow ? 200.0 : look.isCompact ? 190 : 280
        let preview = CameraPreview(
            look: look, host: host, width: width, flash: FlickFlash(look: look, waved: model.waved).node)
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
            FlickEnd(look: look, host: host, model: model).place(.center, .center)
            Sized { size in FlickPile(look: look, host: host, model: model, room: size) }.unread()
        }
    }
}

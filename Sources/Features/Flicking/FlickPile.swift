import House
import Kit
import Library
import Stage

/// The top of the deck: the card under the finger, the next ones beneath it, and those that fly away.
struct FlickPile: View {
    let look: Look
    let host: Host
    let model: FlickPage
    /// The room that the pile has.
    let room: Size

    /// Cards that can be seen, and one that comes up from beneath.
    private static let shown = 4
    /// Cards whose pictures are drawn before they are needed.
    private static let ahead = 8

    var body: any View {
        let shape = FlickCardShape(look, room: room)
        let held = model.toss.place(look.motion)
        let depth = model.depth(look.motion)
        let decided = held.decided(width: shape.size.width)
        let cards = Array(model.deck.cards.prefix(Self.shown).enumerated())
        return Layers {
            for (i, card) in cards.reversed() where i > 0 {
                beneath(card, shape, max(0, Double(i) - decided + depth))
            }
            if let top = model.deck.top { self.top(top, shape, held, max(0, depth)) }
            if cards.isEmpty, model.deck.left > 0 { gap(shape) }
            for flying in model.flying { away(flying, shape) }
        }
        .place(.center, .start)
        .whenShown { prepare(shape) }
    }

    /// Begins to draw the pictures of the next cards.
    private func prepare(_ shape: FlickCardShape) {
        for card in model.deck.cards.dropFirst().prefix(Self.ahead) {
            if let picture = card.card.picture { host.services.preparePicture(picture, shape.picture) }
        }
    }

    private func beneath(_ card: DeckCard, _ shape: FlickCardShape, _ depth: Double) -> Node {
        // Of the cards beneath the next one only the foot shows, and nothing is on it unless the picture
        // reaches down to it.
        let isBlank = depth > (shape.isWide ? 2.02 : 1.02)
        return FlickCard(
            look: look, host: host, card: card, shape: shape, mark: model.mark(card), isBlank: isBlank
        )
        .posed(pose(depth, shape))
        .opacity(min(1, max(0, Double(Self.shown - 1) - depth)))
        .unread()
    }

    /// Smaller the deeper it lies, its foot below the foot of the one above.
    private func pose(_ depth: Double, _ shape: FlickCardShape) -> Pose {
        let scale = 1 - 0.045 * depth
        let shrunk = shape.size.height * (1 - scale) / 2
        return Pose(offset: Point(0, shrunk + depth * FlickCardShape.foot / 2.4), scale: scale)
    }

    private func top(
        _ card: DeckCard, _ shape: FlickCardShape, _ held: Toss.Place, _ depth: Double
    ) -> Node {
        let width = shape.size.width
        var pose = pose(depth, shape)
        pose.offset = pose.offset + held.offset
        if !look.motion.isReduced { pose.degrees = held.degrees(width: width) }
        var spec = RegionSpec(.button, card.card.title, id: FlickPage.card)
        spec.value = [look.words.flickTop, model.mark(card)].compactMap(\.self).joined(separator: ", ")
        spec.radius = FlickCardShape.radius
        spec.isTinted = false
        spec.press = { model.open() }
        spec.drag = { model.drag($0) }
        return FlickCard(
            look: look, host: host, card: card, shape: shape, mark: model.mark(card), side: held.side,
            stamp: stamp(held.decided(width: width))
        )
        .posed(pose)
        .region(spec)
    }

    private func away(_ flying: FlickPage.Flying, _ shape: FlickCardShape) -> Node? {
        // Out of sight wherever the pile lies, and however much the card leans.
        let distance = look.size.width / 2 + shape.size.width + 80
        guard let place = flying.flight.place(look.motion, until: distance) else { return nil }
        let width = shape.size.width
        return FlickCard(
            look: look, host: host, card: flying.card, shape: shape, mark: model.mark(flying.card),
            side: flying.flight.side, stamp: stamp(place.decided(width: width))
        )
        .posed(Pose(offset: place.offset, degrees: place.degrees(width: width)))
        .unread()
    }

    /// How much of the stamp shows: nothing of it as long as the finger only plays.
    private func stamp(_ decided: Double) -> Double { min(1, max(0, (decided - 0.15) / 0.7)) }

    /// Stands in for cards that are being read.
    private func gap(_ shape: FlickCardShape) -> Node {
        Fill(look.colors.sunken, radius: FlickCardShape.radius)
            .frame(width: shape.size.width, height: shape.size.height)
    }
}

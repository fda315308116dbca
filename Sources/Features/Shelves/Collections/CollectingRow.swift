import House
import Kit
import Stage

/// A collection with a tick: whether what is put there is in it.
struct CollectingRow: View {
    let look: Look
    let host: Host
    let model: CollectingModel
    let choice: CollectingModel.Choice

    var body: any View {
        Row(spacing: Space.m) {
            box
            Text(choice.name, look.type.bodyStrong, look.colors.ink, maxLines: 1).grow()
            if choice.was == .some, choice.tick == .some {
                Text(look.words.someInCollection, look.type.small, look.colors.softInk, maxLines: 1)
            }
            picture.frame(width: 56, height: 42)
        }
        .unread()
        .padding(Edges(left: Space.m, right: Space.s))
        .grow(x: true, y: true, at: .start, .center)
        .behind(
            .fill(radius: Space.smallRadius, choice.tick == .all ? look.colors.blush : look.colors.sunken)
        )
        .region(spec)
    }

    private var picture: Node {
        if choice.picture != nil || choice.tile != nil {
            return DishPicture(look: look, name: choice.picture, tile: choice.tile, radius: 6).node
        }
        return Icon("collections", size: 24, look.colors.softInk).place(.center, .center)
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.toggle, choice.name, id: choice.regionID)
        spec.value =
            switch choice.tick {
            case .all: look.words.isIn
            case .some: look.words.someInCollection
            case .none: look.words.isNotIn
            }
        spec.radius = Space.smallRadius
        spec.keepsTyping = true
        spec.press = { model.toggle(choice) }
        return spec
    }

    private var box: Node {
        let isOn = choice.tick != .none
        return Layers {
            if isOn {
                Icon(choice.tick == .all ? "check" : "minus", size: 20, look.colors.onTomato)
            }
        }
        .frame(width: 28, height: 28)
        .behind(
            .fill(radius: 8, isOn ? look.colors.tomato : look.colors.card),
            .border(radius: 8, width: 2, isOn ? look.colors.tomato : look.colors.softInk))
    }
}

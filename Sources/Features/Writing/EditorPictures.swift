import House
import Kit
import Stage

/// The pictures of the recipe: the first is the one on the card, and any can be put first or removed.
struct EditorPictures: View {
    let look: Look
    let host: Host
    let model: EditorPage

    private static let size = Size(148, 112)

    var body: any View {
        Column(spacing: 6) {
            Text(look.words.editorPictures, look.type.label, look.colors.ink)
            Wrap(spacing: Space.s) {
                for (index, name) in model.recipe.pictures.enumerated() { picture(name, index) }
                if model.recipe.pictures.count < EditorPage.mostPictures { add }
            }
        }
    }

    private func picture(_ name: String, _ index: Int) -> Node {
        let isFirst = index == 0
        var spec = RegionSpec(
            isFirst ? .picture : .button, look.words.editorPicture(index + 1), id: "editor picture \(name)")
        spec.value = isFirst ? look.words.editorOnCard : nil
        spec.radius = Space.smallRadius
        if !isFirst { spec.press = { model.putFirst(name) } }
        return Layers(x: .start, y: .start) {
            DishPicture(look: look, name: name, radius: Space.smallRadius)
                .frame(width: Self.size.width, height: Self.size.height)
                .region(spec)
            if isFirst {
                Text(look.words.editorOnCard, look.type.small, look.colors.ink, maxLines: 1)
                    .unread()
                    .padding(x: 8, y: 3)
                    .behind(.fill(radius: 10, look.colors.card.opacity(0.92)))
                    .padding(6)
                    .place(.start, .end)
                    .frame(width: Self.size.width, height: Self.size.height)
            }
            IconButton(
                look: look, icon: "close", label: look.words.editorRemovePicture(index + 1),
                color: Color(0xFFFFFF), fill: Color(0, opacity: 0.45), id: "editor remove picture \(name)"
            ) { model.removePicture(name) }
            .place(.end, .start)
            .frame(width: Self.size.width, height: Self.size.height)
        }
    }

    private var add: Node {
        var spec = RegionSpec(.button, look.words.editorAddPicture, id: "editor add picture")
        spec.radius = Space.smallRadius
        spec.press = { model.askForPicture(.recipe) }
        return Column(spacing: Space.xs, align: .center) {
            Icon("picture", size: 28, look.colors.tomato)
            Text(
                look.words.editorAddPicture, look.type.smallStrong.aligned(.center), look.colors.ink,
                maxLines: 2)
        }
        .unread()
        .padding(Space.s)
        .place(.center, .center)
        .frame(width: Self.size.width, height: Self.size.height)
        .behind(
            .fill(radius: Space.smallRadius, look.colors.sunken),
            .border(radius: Space.smallRadius, width: 1.5, look.colors.line)
        )
        .region(spec)
    }
}

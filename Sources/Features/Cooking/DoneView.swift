import House
import Kit
import Recipes
import Stage

/// The end of a recipe (END): well done, and what one may want to do now.
struct DoneView: View {
    let look: Look
    let host: Host
    let model: DonePage

    var body: any View {
        let come = look.motion.entrance("done \(model.recipe.id)", over: 0.4)
        return Layers(x: .start, y: .start) {
            Column(spacing: look.isCompact ? Space.m : Space.l, align: .center) {
                DishPicture(
                    look: look, name: model.recipe.picture, tile: DishTile(of: model.recipe), radius: dish / 2
                )
                .frame(width: dish, height: dish)
                .behind(.shadow(radius: dish / 2, blur: 24, look.colors.shadow))
                .inFront(.border(radius: dish / 2, width: 6, look.colors.card))
                .shifted(y: (1 - come) * 24)
                .opacity(come)
                Column(spacing: Space.s, align: .center) {
                    Text(
                        look.words.wellDone, look.type.display(look.isCompact ? 44 : 60), look.colors.ink,
                        isHeading: true)
                    Text(summary, look.type.text(look.isCompact ? 18 : 22), look.colors.softInk)
                }
                if model.isInLibrary { opinion }
                buttons
            }
            .place(.center, .center)
            if host.eye.isLooking {
                CameraSign(
                    look: look,
                    text: !model.isConcluded
                        ? look.words.cameraOnWaveBack
                        : model.canEat ? look.words.cameraOnWaveEaten : look.words.cameraOnWaveOn,
                    isFar: true
                ).padding(look.margin)
            }
            // No more than leave room for what the camera's sign says.
            Row { TimerChips(look: look, host: host, most: look.size.width < 1100 ? 1 : 2) }
                .grow(at: .end).padding(look.margin)
        }
    }

    /// Asked at once, while it is still warm; whoever goes on without answering has answered.
    private var opinion: Node {
        Row(spacing: Space.m) {
            if !look.isTight { Text(look.words.howWasIt, look.type.bodyStrong, look.colors.ink) }
            Stars(look: look, id: "done star", stars: model.stars) { model.give($0) }
            if !look.isNarrow { note.frame(width: look.points(look.isCompact ? 240 : 340)) }
        }
        .padding(x: Space.m, y: Space.xs)
        .behind(.fill(radius: 28, look.colors.sunken))
    }

    private var note: Node {
        var field = look.field(
            look.words.noteForNextTime, id: "done note", text: model.note,
            placeholder: look.words.noteForNextTime
        ) { model.write($0) }
        field.limit = 2000
        return FieldText(field)
            .padding(x: Space.m, y: 12)
            .fieldGround(look, host.stage, field, radius: 22)
            .region(RegionSpec(field: field))
    }

    /// In a row; in a narrow window the way on gets a line of its own.
    private var buttons: Node {
        let others = Row(spacing: Space.m) {
            if model.isInLibrary { heart }
            if host.crossings.eat() != nil { eaten }
            share
            WordButton(look: look, label: look.words.cookAgain, icon: "refresh", height: height) {
                model.cookAgain()
            }
        }
        let back = WordButton(
            look: look, label: look.words.backToStart, icon: "home", emphasis: .filled, height: height
        ) { host.goHome() }
        if look.size.width < 680 {
            return Column(spacing: Space.m, align: .center) {
                others
                back
            }
        }
        return Row(spacing: Space.m) {
            others
            back
        }
    }

    private var height: Double { look.points(56) }

    private var heart: Node {
        let isLoved = host.hearts.contains(model.recipe.id)
        return button(
            isLoved ? "heart-filled" : "heart", isLoved ? look.words.aFavourite : look.words.makeFavourite,
            id: "favourite",
            ink: isLoved ? look.colors.tomato : nil
        ) { host.toggleFavourite(model.recipe.id) }
    }

    private var share: Node {
        button("share", look.words.share, id: "share") { host.crossings.share(model.recipe) }
    }

    private var eaten: Node {
        button(
            model.isEaten ? "check" : "plate", model.isEaten ? look.words.isInDiary : look.words.intoDiary,
            id: "into diary"
        ) { model.eat() }
    }

    /// With words where there is room for them.
    private func button(
        _ icon: String, _ label: String, id: String, ink: Color? = nil, press: @escaping @MainActor () -> Void
    ) -> Node {
        look.isCompact
            ? IconButton(
                look: look, icon: icon, label: label, size: height, color: ink, fill: look.colors.sunken,
                id: id,
                press: press
            ).node
            : WordButton(look: look, label: label, icon: icon, height: height, id: id, press: press).node
    }

    private var dish: Double { (look.size.height * 0.32).rounded() }

    private var summary: String {
        let minutes = Int((model.seconds / 60).rounded())
        return look.words.ready(model.recipe.title, in: minutes < 1 ? nil : model.seconds.rounded())
    }
}

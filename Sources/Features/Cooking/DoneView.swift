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
                buttons
            }
            .place(.center, .center)
            // For the moment in which the wave that finished can be taken back.
            if host.eye.isLooking {
                CameraSign(look: look, text: look.words.cameraOnWaveBack)
                    .padding(look.margin)
            }
            Row { TimerChips(look: look, host: host) }.grow(at: .end).padding(look.margin)
        }
    }

    /// In a row; in a narrow window the way on gets a line of its own.
    private var buttons: Node {
        let others = Row(spacing: Space.m) {
            heart
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

    private var dish: Double { (look.size.height * 0.38).rounded() }

    private var summary: String {
        let minutes = Int((model.seconds / 60).rounded())
        return look.words.ready(model.recipe.title, in: minutes < 1 ? nil : model.seconds.rounded())
    }
}

import Stage

/// The end of a recipe (END): well done, and what one may want to do now.
struct DonePage: View {
    let look: Look
    let app: App
    let model: DoneModel

    var body: any View {
        let come = look.motion.entrance("done \(model.recipe.id)", over: 0.4)
        let isLoved = app.hearts.contains(model.recipe.id)
        return Layers(x: .start, y: .start) {
            Column(spacing: look.isCompact ? Space.m : Space.l, align: .center) {
                DishPicture(look: look, name: model.recipe.picture, radius: dish / 2)
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
                Wrap(spacing: Space.m) {
                    WordButton(
                        look: look, label: isLoved ? look.words.aFavourite : look.words.makeFavourite,
                        icon: isLoved ? "heart-filled" : "heart", height: look.points(56), id: "favourite"
                    ) { app.toggleFavourite(model.recipe.id) }
                    WordButton(
                        look: look, label: look.words.cookAgain, icon: "refresh", height: look.points(56)
                    ) {
                        app.cookAgain()
                    }
                    WordButton(
                        look: look, label: look.words.backToStart, icon: "home", emphasis: .filled,
                        height: look.points(56)
                    ) {
                        app.goHome()
                    }
                }
            }
            .place(.center, .center)
            // For the moment in which the wave that finished can be taken back.
            if app.eye.isLooking {
                CameraSign(look: look, text: look.words.cameraOnWaveBack)
                    .padding(look.margin)
            }
            Row { TimerChips(look: look, app: app) }.grow(at: .end).padding(look.margin)
        }
    }

    private var dish: Double { (look.size.height * 0.38).rounded() }

    private var summary: String {
        let minutes = Int((model.seconds / 60).rounded())
        return look.words.ready(model.recipe.title, in: minutes < 1 ? nil : model.seconds.rounded())
    }
}

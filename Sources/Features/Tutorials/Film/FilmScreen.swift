import House
import Kit
import Media
import Stage

/// The picture of a film on a dark ground, and what is said on it. A tap pauses it, and lets it go on.
struct FilmScreen: View {
    let look: Look
    let host: Host
    let model: FilmPage
    /// Of the ground, in points.
    let size: Size
    /// How much of its foot something lies over.
    var foot = 0.0
    var radius = Space.radius

    var body: any View {
        let shown = pictureSize
        let corners = shown == size ? radius : 0
        return Layers {
            Fill(FilmInks.ground, radius: radius).frame(width: size.width, height: size.height)
            if let picture = model.picture {
                Paint(.bitmap(picture, radius: corners)).frame(width: shown.width, height: shown.height)
            } else if model.trouble == nil {
                FilmStill(look: look, tutorials: model.tutorials, film: model.film, radius: radius)
                    .frame(width: size.width, height: size.height)
            }
            if model.trouble == nil { tapArea }
            if let text = model.subtitle, !model.isAtEnd { subtitle(text, shown) }
            if let flash = model.flash { sign(flash) }
            marks
            if let trouble = model.trouble { self.trouble(trouble) }
            if model.isAtEnd, model.scrub == nil {
                FilmEnd(look: look, host: host, model: model, size: size, radius: radius)
            }
        }
        .frame(width: size.width, height: size.height)
        .whenShown { model.fit(shown) }
    }

    /// As large as it fits, in whole points; where hardly anything is missing, it fills the ground.
    private var pictureSize: Size {
        let aspect = max(0.05, model.aspect)
        let width = min(size.width, size.height * aspect)
        let fitted = Size(width.rounded(), (width / aspect).rounded())
        let isFull = size.width - fitted.width < 3 && size.height - fitted.height < 3
        return isFull ? size : fitted
    }

    private var tapArea: Node {
        var spec = RegionSpec(.picture, model.title ?? look.words.film, id: "film picture")
        spec.isTinted = false
        spec.takesFocus = false
        spec.radius = radius
        spec.press = { model.toggle() }
        return Spacer().frame(width: size.width, height: size.height).region(spec)
    }

    /// What is said, large enough to be read from where the cook stands.
    private func subtitle(_ text: String, _ shown: Size) -> Node {
        let letters = max((shown.height * 0.05).rounded(), look.type.body.size)
        let style = look.type.text(17, .medium).size(letters).aligned(.center).leading(1.2)
        return Text(text, style, Color(0xFFFFFF))
            .limit(maxWidth: max(200, min(size.width - 2 * Space.m, shown.width * 0.86)))
            .padding(x: (letters * 0.5).rounded(), y: (letters * 0.22).rounded())
            .behind(.fill(radius: 8, Color(0, opacity: 0.7)))
            .padding(Edges(bottom: max(10, (shown.height * 0.04).rounded()) + foot))
            .place(.center, .end)
            .frame(width: size.width, height: size.height)
    }

    /// Fades by itself.
    private func sign(_ flash: FilmPage.Flash) -> any View {
        let t = look.motion.progress(since: flash.since, over: FilmPage.Flash.seconds)
        if t >= 1 { return Spacer(0) }
        let inside: Node =
            switch flash.sign {
            case .icon(let name): Icon(name, size: 40, Color(0xFFFFFF)).padding(20)
            case .words(let words):
                Text(words, look.type.text(20, .semibold), Color(0xFFFFFF), maxLines: 2).padding(x: 20, y: 12)
            }
        return inside.behind(.fill(radius: 40, Color(0, opacity: 0.62))).unread().opacity(1 - t * t * t)
    }

    /// In the corners: the camera's sign, and that it has gone on where one stopped.
    private var marks: Node {
        Layers(x: .start, y: .start) {
            if host.eye.isLooking {
                CameraSign(look: look, text: look.words.wavingInFilm).padding(12).place(.start, .start)
            }
            if let start = model.wentOnAt, !model.isAtEnd, model.position < start + 6 { wentOn(start) }
        }
        .frame(width: size.width, height: size.height)
    }

    private func wentOn(_ start: Double) -> Node {
        var spec = RegionSpec(.button, look.words.fromTheBeginning, id: "from the beginning")
        spec.value = look.words.goesOn(FilmClock.text(start))
        spec.radius = 24
        spec.press = { model.startOver() }
        return Row(spacing: Space.s) {
            Icon("undo", size: 20, Color(0xFFFFFF))
            Text(look.words.fromTheBeginning, look.type.label, Color(0xFFFFFF), maxLines: 1)
        }
        .unread()
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: 24, Color(0, opacity: 0.68)))
        .region(spec)
        .padding(12)
        .place(.end, .start)
    }

    private func trouble(_ trouble: FilmTrouble) -> Node {
        Column(spacing: Space.m, align: .center) {
            Icon("warning", size: 48, Color(0xFFFFFF, opacity: 0.8))
            Text(
                trouble.sentence(look.words), look.type.body.aligned(.center), Color(0xFFFFFF)
            )
            .limit(maxWidth: 460)
            WordButton(look: look, label: look.words.back, icon: "arrow-left") { model.giveUp() }
        }
        .padding(Space.l)
        .place(.center, .center)
        .frame(width: size.width, height: size.height)
    }
}

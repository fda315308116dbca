import House
import Kit
import Stage

/// What a film is controlled with: its timeline, and the buttons below it.
struct FilmControlsView: View {
    let look: Look
    let host: Host
    let model: FilmPage
    let inks: FilmInks
    let width: Double

    static let height = FilmLine.height + 56 + Space.s

    var body: any View {
        Column {
            FilmLine(look: look, host: host, model: model, inks: inks, width: width)
            Row(spacing: isTight ? 0 : Space.xs) {
                play.padding(Edges(right: isTight ? 2 : Space.s))
                if hasChapters || !isTight { ways }
                if !isTight || !hasChapters { jumps }
                if !isTight { time.padding(Edges(left: Space.s)) }
                Spacer()
                if isTight { time }
                speed
                if model.hasSubtitles { subtitles }
                if model.hasSound { sound }
                fill
            }
            .frame(width: width, height: 56)
            Spacer().frame(height: Space.s)
        }
    }

    private var isTight: Bool { width < 620 }
    private var hasChapters: Bool { !model.chapters.isEmpty }

    private var play: Node {
        IconButton(
            look: look, icon: model.meansToPlay ? "pause" : "play",
            label: model.meansToPlay ? look.words.pauseFilm : look.words.playFilm, size: 52,
            color: look.colors.onTomato, fill: look.colors.tomato, id: "film play", keys: look.words.spaceKey
        ) { model.toggle() }.node
    }

    @ViewBuilder private var ways: [Node] {
        if hasChapters {
            button("skip-back", look.words.chapterBefore, keys: look.words.pageUpKey) {
                model.chapterBefore()
            }
            button("skip-forward", look.words.nextChapter, keys: look.words.pageDownKey) {
                model.nextChapter()
            }
        }
    }

    @ViewBuilder private var jumps: [Node] {
        button("back-10", look.words.back10, keys: "←") { model.jump(by: -FilmPage.jump) }
        button("forward-10", look.words.forward10, keys: "→") { model.jump(by: FilmPage.jump) }
    }

    /// "0:12 / 1:12"; in a narrow window as one line above the other's place.
    private var time: Node {
        let place = FilmClock.text(model.position), all = FilmClock.text(model.seconds)
        var spec = RegionSpec(.status, look.words.time(place, of: all), id: "film time")
        spec.takesFocus = false
        return Row(spacing: 5) {
            Text(place, look.type.digits(isTight ? 14 : 16), inks.ink, maxLines: 1)
            Text("/", look.type.digits(isTight ? 14 : 16, .regular), inks.softInk, maxLines: 1)
            Text(all, look.type.digits(isTight ? 14 : 16, .regular), inks.softInk, maxLines: 1)
        }
        .unread()
        .region(spec)
    }

    private var speed: Node {
        let speed = model.tutorials.speed
        var spec = RegionSpec(.button, look.words.speed, id: "film speed")
        spec.value = look.words.times(speed)
        spec.radius = 24
        spec.tip = "\(look.words.speed) (< >)"
        spec.press = { model.nextSpeed() }
        return Text(
            look.words.times(speed), look.type.digits(isTight ? 15 : 16),
            speed == 1 ? inks.ink : inks.passed, maxLines: 1
        )
        .unread()
        .padding(x: 4)
        .place(.center, .center)
        .frame(width: isTight ? Space.touch : 60, height: Space.touch)
        .region(spec)
    }

    private var subtitles: Node {
        let isOn = host.settings.showsSubtitles
        return button(
            isOn ? "subtitles" : "subtitles-off", look.words.subtitles, id: "film subtitles", isOn: isOn,
            keys: "C"
        ) { model.toggleSubtitles() }
    }

    private var sound: Node {
        let isOn = host.settings.hearsFilms
        return button(
            isOn ? "volume" : "volume-off", look.words.filmSound, id: "film sound", isOn: isOn, keys: "M"
        ) {
            model.toggleSound()
        }
    }

    private var fill: Node {
        button(
            model.isFilling ? "fullscreen-exit" : "fullscreen",
            model.isFilling ? look.words.leaveFill : look.words.fillWindow, id: "film fill", keys: "F"
        ) { model.toggleFill() }
    }

    private func button(
        _ icon: String, _ label: String, id: String? = nil, isOn: Bool? = nil, keys: String,
        press: @escaping @MainActor () -> Void
    ) -> Node {
        IconButton(
            look: look, icon: icon, label: label, size: Space.touch,
            color: isOn == false ? inks.softInk : inks.ink, id: id,
            value: isOn.map { $0 ? look.words.on : look.words.off }, keys: keys, press: press
        ).node
    }
}

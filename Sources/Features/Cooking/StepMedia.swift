import House
import Kit
import Recipes
import Stage

/// The clip or the picture of a step, in the middle of the page (TR27). A tap on a clip stops it or lets it go on, and
/// never turns the page (TR28).
struct StepMedia: View {
    let look: Look
    let host: Host
    let model: CookingPage
    let step: Int
    /// What it may take, in the middle of which it stands.
    let room: Size

    var body: any View {
        let size = model.filmSize(of: step) ?? Size(room.width, 0)
        return content(size).frame(width: size.width, height: size.height)
            .place(.center, .center).frame(width: room.width, height: room.height)
    }

    private func content(_ size: Size) -> Node {
        guard model.recipe.steps[step].clip != nil else {
            return Picture(model.recipe.steps[step].picture ?? "", radius: Space.radius, fills: true)
        }
        let film = model.film
        let trouble = film.isCurrent(step) || step == model.slideshow.step ? film.trouble : nil
        let fetch = step == model.slideshow.step ? film.fetch : nil
        var spec = RegionSpec(.button, label(fetch, isLost: trouble != nil), id: "clip")
        spec.value = fetch?.trouble ?? trouble
        spec.radius = Space.radius
        spec.isTinted = false
        spec.isEnabled = trouble == nil || fetch != nil
        spec.press = { film.tap() }
        return Layers(x: .center, y: .center) {
            ground(size)
            if let fetch {
                FetchMark(look: look, fetch: fetch, size: size)
            } else if let trouble {
                sentence(trouble, size)
            } else if film.isCurrent(step), film.screening?.isPlaying != true {
                playMark(size)
            }
            if let subtitle = film.screening?.subtitle, film.isCurrent(step), host.settings.showsSubtitles {
                words(subtitle, size)
            }
            Spacer().frame(width: size.width, height: size.height).region(spec)
            if film.isCurrent(step), film.screening?.facts?.sounds.isEmpty == false { sound(size) }
        }
    }

    private func label(_ fetch: FileFetch?, isLost: Bool) -> String {
        if let fetch {
            return fetch.isComing ? look.words.stopFetching : look.words.fetchClip(fetch.size(look))
        }
        if isLost { return look.words.clip }
        return model.film.screening?.isPlaying == true ? look.words.pauseClip : look.words.playClip
    }

    private func ground(_ size: Size) -> Node {
        if let picture = model.film.picture(of: step) {
            return Paint(.bitmap(picture, radius: Space.radius)).frame(width: size.width, height: size.height)
        }
        if let poster = model.recipe.steps[step].picture {
            return Picture(poster, radius: Space.radius).frame(width: size.width, height: size.height)
        }
        return Fill(look.colors.sunken, radius: Space.radius).frame(width: size.width, height: size.height)
    }

    private func playMark(_ size: Size) -> Node {
        let side = min(size.height * 0.42, look.points(88)).rounded()
        return Icon("play", size: (side * 0.5).rounded(), Color(0xFFFFFF))
            .place(.center, .center).frame(width: side, height: side)
            .behind(.fill(radius: side / 2, Color(0, opacity: 0.55)))
    }

    private func sentence(_ text: String, _ size: Size) -> Node {
        Column(spacing: Space.s, align: .center) {
            Icon("film", size: look.points(36), look.colors.softInk)
            Text(text, look.afar(of: 0.5), look.colors.softInk)
        }
        .padding(Space.m).limit(maxWidth: size.width)
    }

    private func words(_ text: String, _ size: Size) -> Node {
        Text(text, look.afar(.medium, of: 0.55), Color(0xFFFFFF))
            .padding(Edges(top: 4, left: 12, bottom: 4, right: 12))
            .behind(.fill(radius: 8, Color(0, opacity: 0.7)))
            .place(.center, .end).padding(10).frame(width: size.width, height: size.height)
    }

    private func sound(_ size: Size) -> Node {
        let isHeard = model.film.screening?.isHeard == true
        return IconButton(
            look: look, icon: isHeard ? "volume" : "volume-off",
            label: isHeard ? look.words.soundOff : look.words.soundOn, color: Color(0xFFFFFF),
            fill: Color(0, opacity: 0.45)
        ) { model.film.toggleSound() }
        .padding(8).place(.end, .start).frame(width: size.width, height: size.height)
    }
}

import House
import Kit
import Stage

/// A film on the shelf: a picture of it, how long it is, and what has been watched.
struct FilmCardView: View {
    let look: Look
    let host: Host
    let model: TutorialsPage
    let film: Film
    /// Whether there is room for what is said of it; every card of a shelf is as high.
    let hasNotes: Bool

    var body: any View {
        Column {
            FilmStill(look: look, tutorials: model.tutorials, film: film)
                .ratio(16.0 / 9)
                .overlay(length)
                .overlay(tick)
                .overlay(bar)
            Column(spacing: 4) {
                Text(film.title(look.language), look.type.cardTitle, look.colors.ink, maxLines: titleLines)
                if !note.isEmpty {
                    Text(
                        note, look.type.small.leading(1.2),
                        isBroken ? look.colors.tomato : look.colors.softInk, maxLines: 2)
                }
            }
            .grow(x: true, y: true)
            .frame(height: wordsHeight)
            .unread()
            .padding(Edges(top: 10, left: Space.m, bottom: 12, right: Space.m))
        }
        .card(look)
        .region(spec)
    }

    /// Ours have short titles; the cook's are called as their files are.
    private var titleLines: Int { film.isOurs && !look.isNarrow ? 1 : 2 }
    /// Every card of a row is as high.
    private var wordsHeight: Double {
        let title = look.type.cardTitle.size * 1.38 * Double(titleLines)
        return (title + (hasNotes ? 4 + look.type.small.size * 3.4 : 0)).rounded()
    }

    private var seen: FilmSeen { model.tutorials.seen(film) }
    private var trouble: String? {
        film.file.flatMap { model.tutorials.posters.poster($0)?.trouble?.sentence(look.words) }
    }
    private var isBroken: Bool { trouble != nil }
    private var note: String { trouble ?? film.summary(look.language) }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, film.title(look.language), id: film.id)
        spec.value = state
        spec.radius = Space.radius
        spec.press = { model.tutorials.open(film) }
        return spec
    }

    /// What the picture says by signs.
    private var state: String {
        let length = model.seconds(film).flatMap { $0 > 0 ? FilmClock.text($0) : nil }
        let watched: String? =
            seen.isFinished
            ? look.words.watched
            : seen.part > 0 ? look.words.watchedPart(Int((seen.part * 100).rounded())) : nil
        return [length, watched, trouble].compactMap { $0 }.joined(separator: ", ")
    }

    private var length: Node {
        guard let seconds = model.seconds(film), seconds > 0 else { return Spacer() }
        return Text(FilmClock.text(seconds), look.type.digits(14), Color(0xFFFFFF), maxLines: 1)
            .padding(x: 8, y: 3)
            .behind(.fill(radius: 8, Color(0, opacity: 0.68)))
            .unread()
            .padding(10)
            .padding(Edges(bottom: seen.part > 0 ? 4 : 0))
            .place(.end, .end)
    }

    private var tick: Node {
        guard seen.isFinished else { return Spacer() }
        return Icon("check", size: 18, look.isDark ? Color(0x10240F) : Color(0xFFFFFF))
            .padding(6)
            .behind(.fill(radius: 15, look.colors.sage))
            .padding(10)
            .place(.end, .start)
    }

    /// Beneath the picture, from side to side.
    private var bar: Node {
        let part = seen.part
        if part <= 0 { return Spacer() }
        return Sized { size in
            Layers(x: .start, y: .end) {
                Spacer()
                Fill(Color(0xFFFFFF, opacity: 0.55)).frame(width: size.width, height: 5)
                Fill(look.isDark ? look.colors.tomato : Color(0xD9472B))
                    .frame(width: max(6, size.width * part), height: 5)
            }
        }
    }
}

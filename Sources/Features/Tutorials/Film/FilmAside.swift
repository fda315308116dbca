import House
import Kit
import Stage

/// Beside a film: what it is about, its chapters, and the next one.
struct FilmAside: View {
    let look: Look
    let host: Host
    let model: FilmPage

    var hasAnything: Bool {
        !model.film.summary(look.language).isEmpty || !model.chapters.isEmpty || next != nil
    }
    /// Whoever comes from a step goes back to it.
    private var next: Film? { model.isFromStep ? nil : model.next }

    var body: any View {
        let summary = model.film.summary(look.language)
        let chapters = model.chapters
        return Column(spacing: Space.l) {
            if !summary.isEmpty { Text(summary, look.type.body, look.colors.softInk) }
            if !chapters.isEmpty {
                Column(spacing: Space.s) {
                    Text(look.words.chapters, look.type.heading, look.colors.ink, isHeading: true)
                    Column(spacing: 2) {
                        for (place, chapter) in chapters.list.enumerated() {
                            row(chapter, isNow: chapters.index(at: model.position) == place)
                        }
                    }
                    .grow()
                }
                .grow()
            }
            if let next { self.next(next) }
        }
        .grow()
        .padding(Edges(right: look.size.width >= 760 ? Space.s : 0))
    }

    private func row(_ chapter: FilmChapters.Chapter, isNow: Bool) -> Node {
        var spec = RegionSpec(.button, chapter.title, id: "chapter \(chapter.start)")
        spec.value = FilmClock.text(chapter.start)
        spec.radius = Space.smallRadius
        spec.press = { model.go(to: chapter.start) }
        return Row(spacing: Space.m) {
            Text(
                FilmClock.text(chapter.start), look.type.digits(15, isNow ? .semibold : .regular),
                isNow ? look.colors.tomato : look.colors.softInk, maxLines: 1
            )
            .limit(minWidth: 40)
            Text(
                chapter.title, isNow ? look.type.bodyStrong : look.type.body, look.colors.ink, maxLines: 2
            )
            .grow()
        }
        .unread()
        .padding(x: 12, y: 10)
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: Space.smallRadius, isNow ? look.colors.blush : .clear))
        .region(spec)
    }

    private func next(_ film: Film) -> Node {
        var spec = RegionSpec(.button, film.title(look.language), id: "next film")
        spec.radius = Space.smallRadius
        spec.press = { model.turn(to: film) }
        return Column(spacing: Space.s) {
            Text(look.words.nextFilm, look.type.heading, look.colors.ink, isHeading: true)
            Row(spacing: 12) {
                FilmStill(look: look, tutorials: model.tutorials, film: film, radius: Space.smallRadius)
                    .frame(width: 112, height: 63)
                Text(film.title(look.language), look.type.bodyStrong, look.colors.ink, maxLines: 2).unread()
                    .grow()
            }
            .padding(6)
            .region(spec)
        }
        .grow()
    }
}

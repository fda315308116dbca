import House
import Kit
import Stage

/// Below a step that speaks of a technique: the way to the film that shows it, quieter than its timers.
struct StepFilmButton: View {
    let look: Look
    let film: FilmLink

    var body: any View {
        let height = max(Space.touch, (look.afar * 1.15).rounded())
        let label = look.words.filmNamed(film.title)
        var spec = RegionSpec(.button, label, id: "film of the step")
        spec.radius = height / 2
        spec.press = film.open
        return Row(spacing: 10) {
            Icon("film", size: (look.afar * 0.62).rounded(), look.colors.softInk)
            Text(label, look.afar(.medium, of: 0.58), look.colors.ink, maxLines: 1)
        }
        .unread()
        .padding(x: look.isCompact ? Space.m : 20)
        .limit(minHeight: height)
        .behind(
            .fill(radius: height / 2, look.colors.card),
            .border(radius: height / 2, width: 1.5, look.colors.line)
        )
        .region(spec)
    }
}

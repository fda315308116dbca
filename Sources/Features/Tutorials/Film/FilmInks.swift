import Kit
import Stage

/// The colours of what a film is controlled with: on the page, or over the picture.
struct FilmInks {
    let ink, softInk: Color
    /// Behind what is switched on.
    let sunken: Color
    /// The line, what of it is behind one, and its marks.
    let track, passed, mark: Color

    @MainActor static func onPage(_ look: Look) -> FilmInks {
        FilmInks(
            ink: look.colors.ink, softInk: look.colors.softInk, sunken: look.colors.sunken,
            track: look.colors.softInk.opacity(0.35), passed: look.colors.tomato, mark: look.colors.paper)
    }

    /// Over a picture, which may be of any colour, on a dark ground of its own.
    static let onPicture = FilmInks(
        ink: Color(0xFFFFFF), softInk: Color(0xFFFFFF, opacity: 0.72), sunken: Color(0xFFFFFF, opacity: 0.16),
        track: Color(0xFFFFFF, opacity: 0.38), passed: Color(0xF27B5E), mark: Color(0x000000, opacity: 0.75))

    /// Where no picture is.
    static let ground = Color(0x0C0A09)
}

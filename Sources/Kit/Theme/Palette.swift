public import Stage

/// The colours of the house: paper and ink, tomato for what one does, saffron for time, sage for what is
/// well.
public struct Palette: Sendable {
    /// The page, what lies on it, and what lies on that.
    public let paper, card, sunken: Color
    public let ink, softInk: Color
    public let line: Color
    /// What can be done, and the writing on it.
    public let tomato, onTomato: Color
    /// A quiet tint of it, for chosen things.
    public let blush: Color
    /// Time: timers and their buttons.
    public let saffron, saffronTint: Color
    /// Well: the camera's dot, a recognised wave.
    public let sage: Color
    /// Over the page behind a sheet.
    let scrim: Color
    public let shadow: Color

    public static let light = Palette(
        paper: Color(0xFAF5EC), card: Color(0xFFFFFF), sunken: Color(0xF1E9DC), ink: Color(0x2B211A),
        softInk: Color(0x6A5B4F), line: Color(0xE6DACA), tomato: Color(0xBF3F27), onTomato: Color(0xFFFFFF),
        blush: Color(0xF9E4DB), saffron: Color(0x8F5A00),
        saffronTint: Color(0xFBEBC8),
        sage: Color(0x3F7A4B), scrim: Color(0x2B211A, opacity: 0.45), shadow: Color(0x4A2E14, opacity: 0.16))

    public static let dark = Palette(
        paper: Color(0x191512), card: Color(0x26201B), sunken: Color(0x120F0D), ink: Color(0xF6EEE3),
        softInk: Color(0xBFAF9F), line: Color(0x3B322A), tomato: Color(0xF27B5E), onTomato: Color(0x2A0E06),
        blush: Color(0x46271D), saffron: Color(0xF3BE58),
        saffronTint: Color(0x40311A),
        sage: Color(0x86C88E), scrim: Color(0x000000, opacity: 0.6), shadow: Color(0x000000, opacity: 0.45))
}

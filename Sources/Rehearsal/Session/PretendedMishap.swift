import House

/// What the program that was open before has left behind, if it has stumbled.
@MainActor final class PretendedMishap {
    var last: LastCrash?

    nonisolated init() {}

    static let stumbled = LastCrash(
        cause: "SIGILL", frames: ["Slideshow.next() -> Bool", "Host.wave(Wave)", "hands-off +0x41f2"],
        pages: ["HomePage", "RecipePage", "CookingPage"], version: "1.0")
}

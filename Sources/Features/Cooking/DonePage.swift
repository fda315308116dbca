import House
import Kit
import Library
import Recipes
import Slideshow
import Stage

/// The end of a dish (END).
@MainActor final class DonePage: Page {
    let recipe: Recipe
    /// How long it took, in seconds.
    let seconds: Double
    let finishedAt: Double
    /// The slideshow as it was.
    private let cooked: CookingPage
    /// Whether it is certain that the cook has finished.
    private var isConcluded = false

    init(_ cooked: CookingPage, at now: Double) {
        self.cooked = cooked
        finishedAt = now
        recipe = cooked.recipe
        seconds = now - cooked.startedAt
    }

    var host: Host { cooked.host }
    /// Until when the wave that finished it can be taken back; nil = it can't.
    var takesBackUntil: Double? { isConcluded ? nil : cooked.slideshow.takesBackUntil }

    let id = "done"
    var hasHeader: Bool { false }
    var isReadFromAfar: Bool { true }
    var deadline: Double? { takesBackUntil }

    /// For a moment after the end, so that the wave that finished can be taken back.
    var camera: CameraWish? {
        guard !isConcluded, host.watches else { return nil }
        return CameraWish(
            isWatched: false, sensitivity: host.settings.sensitivity,
            watchesVertical: host.settings.watchesVertical)
    }

    func view(_ look: Look) -> any View { DoneView(look: look, host: host, model: self) }

    func leave() { conclude() }
    func close() { conclude() }
    func giveUp() { host.goHome() }

    func elapse() {
        conclude()
        host.useCamera()
    }

    func wave(_ wave: Wave) {
        let event: Slideshow.Event =
            switch wave.gesture {
            case .next: .next
            case .previous: .previous
            case .again: .again
            case .pause: .pause
            }
        guard !isConcluded, cooked.slideshow.takesBack(event, at: host.now) else { return }
        let effects = cooked.handle(event, by: .wave, isRinging: false)
        // Taken back: there is nothing to conclude.
        if effects.contains(.reopened) { isConcluded = true }
        cooked.carryOut(effects)
    }

    /// The dish is done, and that can't be taken back any more.
    func conclude() {
        if isConcluded { return }
        isConcluded = true
        cooked.forget()
        host.services.save("history") { [recipe, finishedAt] box throws(LibraryError) in
            try await box.noteCooked(recipe.id, at: finishedAt)
        }
    }

    func cookAgain() { cooked.cooking.startAgain(cooked.dish, returnsToRecipe: cooked.returnsToRecipe) }
}

import Aloud
import Commands
import Gestures
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
    /// How it was: 1 to 5 stars, 0 = not said; and in words for the next time (TR25).
    private(set) var stars = 0
    private(set) var note = ""
    /// Whether the library has the recipe: what is said of one that it hasn't could not be kept.
    private(set) var isInLibrary = true
    /// Whether a wave finished it: then nobody has touched anything, and nobody needs to.
    private let isByWave: Bool
    /// Whether it stands in the diary of what is eaten.
    private(set) var isEaten = false
    /// Whether it is certain that the cook has finished.
    private(set) var isConcluded = false

    init(_ cooked: CookingPage, at now: Double) {
        self.cooked = cooked
        finishedAt = now
        recipe = cooked.recipe
        isByWave = cooked.slideshow.takesBackUntil != nil
        seconds = now - cooked.startedAt
    }

    var host: Host { cooked.host }
    /// Until when the wave that finished it can be taken back; nil = it can't.
    var takesBackUntil: Double? { isConcluded ? nil : cooked.slideshow.takesBackUntil }

    let id = "done"
    var hasHeader: Bool { false }
    var isReadFromAfar: Bool { true }
    var deadline: Double? { takesBackUntil ?? (host.eye.isOpen || host.hearing.isOpen ? watchesUntil : nil) }

    /// Seconds for which a wave is waited for that goes on.
    private static let patience = 60.0
    private var watchesUntil: Double { finishedAt + Self.patience }
    private var isWatching: Bool { isByWave && host.watches && host.now < watchesUntil }

    /// For a moment after the end, so that the wave that finished can be taken back, or another goes on.
    var camera: CameraWish? {
        guard isWatching else { return nil }
        return CameraWish(
            isWatched: false, sensitivity: host.settings.sensitivity)
    }

    /// As long as the camera would be, for whoever has spoken to the end.
    var microphone: MicrophoneWish? {
        isByWave && host.now < watchesUntil ? MicrophoneWish() : nil
    }

    func hear(_ command: SpokenCommand) -> Bool {
        switch command {
        case .next: wave(Wave(.next))
        case .previous: wave(Wave(.previous))
        default: return false
        }
        return true
    }

    func view(_ look: Look) -> any View { DoneView(look: look, host: host, model: self) }

    func come() {
        host.read("recipe") { [recipe] box throws(LibraryError) in
            try await box.recipe(recipe.id) != nil
        } then: { [self, host] answer in
            if case .success(let isThere) = answer, isThere != isInLibrary {
                isInLibrary = isThere
                host.touch()
            }
        }
        guard host.settings.readsAloud else { return }
        let words = host.words
        host.read(
            aloud: words.wellDone + "\n" + words.ready(recipe.title, in: nil),
            in: WrittenLanguage(rawValue: host.language.rawValue))
    }

    func leave() {
        conclude()
        keepOpinion()
        host.stopReading()
    }
    func close() {
        conclude()
        keepOpinion()
    }
    func giveUp() { host.goHome() }

    func elapse() {
        if takesBackUntil.map({ $0 <= host.now }) ?? false { conclude() }
        if !isWatching { host.useCamera() }
        host.touch()
    }

    func wave(_ wave: Wave) {
        let event: Slideshow.Event =
            switch wave.gesture {
            case .next: .next
            case .previous: .previous
            }
        if isConcluded {
            guard isWatching || host.hearing.isOpen else { return }
            // Whoever goes on without giving stars has answered.
            return event == .next && canEat ? eat() : giveUp()
        }
        guard cooked.slideshow.takesBack(event, at: host.now) else { return }
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
        cooked.cooking.comeForward()
        host.services.save("history") { [recipe, finishedAt] box throws(LibraryError) in
            try await box.noteCooked(recipe.id, at: finishedAt)
        }
        host.crossings.cooked(recipe.id)
    }

    func give(_ stars: Int) {
        self.stars = stars == self.stars ? 0 : stars
        host.services.speaker.play(.tick)
        host.touch()
    }

    func write(_ note: String) {
        self.note = note
        host.touch()
    }

    /// What was given is kept when the page is left, however that happens; nothing asks for it.
    private func keepOpinion() {
        let note = note.trimmed
        guard stars > 0 || !note.isEmpty else { return }
        host.services.save("diary") { [recipe, stars, finishedAt] box throws(LibraryError) in
            try await box.cooked(recipe.id, note: note, stars: stars, at: finishedAt, inHistory: false)
        }
        (self.stars, self.note) = (0, "")
    }

    /// Whether a diary is kept, in which it isn't yet.
    var canEat: Bool { !isEaten && host.crossings.eat() != nil }

    /// A serving of it was eaten; by a wave, too, for the hands may be full of it.
    func eat() {
        guard let eat = host.crossings.eat(), !isEaten else { return }
        isEaten = true
        eat(recipe, 1)
        host.touch()
    }

    func cookAgain() { cooked.cooking.startAgain(cooked.dish, returnsToRecipe: cooked.returnsToRecipe) }
}

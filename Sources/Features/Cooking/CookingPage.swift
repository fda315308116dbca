import House
import Language
import Library
import Recipes
import Slideshow
import Sounds

/// A recipe being cooked: the slideshow's state, and what the page around it needs to know.
@MainActor final class CookingPage {
    /// A step that is sliding out while another slides in.
    struct Turn {
        let from: Int
        let since: Double
        let isForward: Bool
    }

    /// A short sentence at the foot of the page that fades by itself.
    struct Hint {
        let text: String
        let since: Double
        static let seconds = 5.0
    }

    /// Seconds that a slide takes.
    static let slideTime = 0.2
    /// Seconds for which a step that was asked for again is marked.
    static let presentingTime = 1.6

    let recipe: Recipe
    /// Where Cancel leads.
    let returnTo: Route
    /// On the kitchen's clock; before an interruption, if there was one.
    let startedAt: Double
    /// The durations in each step's words; at most four, which is what fits beneath them.
    let phrases: [[TimedPhrase]]
    /// The nights and days in each step; at most two.
    let rests: [[Rest.Length]]
    /// What goes in during each step.
    private let foods: [[Ingredient]]
    private(set) var slideshow: Slideshow
    private(set) var turn: Turn?
    private(set) var hint: Hint?
    /// Which way it refused last, and when: the page leans against the end for a moment.
    private(set) var refusal: (isForward: Bool, since: Double)?
    /// When the step was last asked for again: it is presented for a moment.
    private(set) var presentedAt: Double?
    var taps = TapRule()
    private let services: Services

    /// - Parameter start: when the cook began, after an interruption.
    init(
        _ recipe: Recipe, step: Int = 0, returnTo: Route, start: CookingStart? = nil, services: Services
    ) {
        self.recipe = recipe
        self.returnTo = returnTo
        self.services = services
        startedAt = start?.began(at: services.readClock()) ?? services.now()
        slideshow = Slideshow(stepCount: recipe.steps.count, step: step)
        phrases = recipe.steps.map { Array($0.durations.prefix(4)) }
        rests = recipe.steps.map { $0.rests.prefix(2).map(\.length) }
        foods = recipe.stepIngredients
    }

    var step: Step { recipe.steps[slideshow.step] }
    /// What goes in during the step that is shown.
    var stepIngredients: [Ingredient] { foods[slideshow.step] }

    /// The lists of the step that is shown that can be scrolled.
    var scrolls: [String] {
        [Self.words(recipe.id, slideshow.step), Self.ingredients(recipe.id, slideshow.step)]
    }
    static func words(_ recipe: String, _ step: Int) -> String { "words \(recipe)/\(step)" }
    static func ingredients(_ recipe: String, _ step: Int) -> String { "ingredients \(recipe)/\(step)" }

    /// Carries out an event of the slideshow; returns all that it means, for those whom it concerns, too.
    func handle(
        _ event: Slideshow.Event, by door: Slideshow.Door, isRinging: Bool, _ words: any Wording
    ) -> [Slideshow.Effect] {
        let now = services.now()
        let effects = slideshow.handle(event, by: door, isRinging: isRinging, at: now)
        for effect in effects {
            switch effect {
            case .play(let cue): services.speaker.play(cue)
            case .turned(let from, let to):
                turn = Turn(from: from, since: now, isForward: to > from)
                (hint, refusal, presentedAt) = (nil, nil, nil)
                save()
            case .refusedBeforeFirst:
                refusal = (false, now)
                say(words.firstStep)
            case .refusedAfterLast:
                refusal = (true, now)
                say(words.lastStep)
            case .presented:
                presentedAt = now
                say(words.stepAgain)
            case .tookBack:
                say(refusal == nil ? words.takenBack : words.takenBackWaveOnce)
                (refusal, presentedAt) = (nil, nil)
            case .reopened: (hint, refusal) = (nil, nil)
            case .answered, .toggledPause, .finished: break
            }
        }
        return effects
    }

    /// - Parameter text: nil = no more than what is always said.
    func say(_ text: String?) { hint = text.map { Hint(text: $0, since: services.now()) } }

    /// Writes down where the cook is, so that an interruption loses nothing (TR31).
    func save() {
        let progress = SavedProgress(
            recipeID: recipe.id, step: slideshow.step, returnTo: returnTo == .home ? nil : "recipe",
            updatedAt: services.now())
        services.save("progress", replaces: true) { [start] box throws(LibraryError) in
            try await box.saveProgress(progress, start: start)
        }
    }

    /// When the cook began, to be told a later run.
    var start: CookingStart { CookingStart(startedAt: startedAt, saved: services.readClock()) }

    /// The cook has finished or given up: there is nothing to go on with.
    func forget() {
        services.save("progress", replaces: true) { box throws(LibraryError) in try await box.clearProgress()
        }
    }
}

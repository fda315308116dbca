import Gestures
import House
import Kit
import Language
import Library
import Recipes
import Slideshow
import Sounds
import Stage

/// A recipe being cooked: the slideshow, and what the page around it needs to know.
@MainActor final class CookingPage: Page {
    /// A step that is sliding out while another slides in.
    struct Turn {
        let from: Slideshow.Place
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

    unowned let cooking: Cooking
    let dish: CookedDish
    /// Whether Cancel leads to the recipe's page.
    let returnsToRecipe: Bool
    /// On the kitchen's clock; before an interruption, if there was one.
    let startedAt: Double
    /// What of the whole list has been ticked off, by its place there (BY1).
    private(set) var ticked: Set<String>
    private let cutter: StepCutter
    /// How it is read aloud.
    private(set) lazy var reading = StepReading(recipe, window: host.language)
    /// What moves at the step.
    private(set) lazy var film = StepFilm(self)
    private(set) var slideshow: Slideshow
    /// The timer that the cook is asked about.
    private(set) var offered: ShownPart.Timed?
    /// Those that were started here, or that the cook didn't want: nobody is asked about them again.
    private var settledTimers: Set<String> = []
    /// The last that a wave started.
    private var wavedTimer: String?
    private(set) var turn: Turn?
    private(set) var hint: Hint?
    /// Which way it refused last, and when: the page leans against the end for a moment.
    private(set) var refusal: (isForward: Bool, since: Double)?
    /// When the step was last asked for again: it is presented for a moment.
    private(set) var presentedAt: Double?
    /// Whether the cook is asked whether to practise waving.
    private(set) var offersPractice = false
    private var taps = TapRule()
    private var wheel = WheelRule()

    /// - Parameters:
    ///   - offset: how far into the step's words the cook was.
    ///   - start: when the cook began, after an interruption.
    init(
        _ dish: CookedDish, step: Int = 0, offset: Int = 0, ticked: Set<String> = [], returnsToRecipe: Bool,
        start: CookingStart? = nil,
        _ cooking: Cooking
    ) {
        self.cooking = cooking
        self.dish = dish
        let recipe = dish.recipe
        self.returnsToRecipe = returnsToRecipe
        let services = cooking.host.services
        startedAt = start?.began(at: services.readClock()) ?? services.now()
        self.ticked = ticked
        slideshow = Slideshow(stepCount: recipe.steps.count, step: step, offset: offset)
        cutter = StepCutter(recipe, cooking.host)
    }

    var host: Host { cooking.host }
    /// As it is cooked.
    var recipe: Recipe { dish.recipe }
    private var services: Services { host.services }
    private var words: any CookingWording { host.words }

    // MARK: What is shown

    /// What of a step is shown at a place (BY3).
    func part(at place: Slideshow.Place) -> ShownPart {
        let parts = cutter.parts(place.step)
        return parts[StepPart.index(of: place.offset, in: parts.map(\.offset))]
    }
    var part: ShownPart { part(at: slideshow.place) }
    /// What is shown after this; nil = nothing.
    var nextText: String? {
        let parts = cutter.parts(slideshow.step)
        if parts.indices.contains(partNumber + 1) { return parts[partNumber + 1].text }
        return slideshow.isLast ? nil : cutter.parts(slideshow.step + 1).first?.text
    }
    private var partNumber: Int {
        StepPart.index(of: slideshow.place.offset, in: cutter.starts(slideshow.step))
    }

    var isFirst: Bool { slideshow.isFirst && partNumber == 0 }
    var isLast: Bool { slideshow.isLast && partNumber == cutter.parts(slideshow.step).count - 1 }

    func mediaHeight(of step: Int) -> Double { cutter.mediaHeight(step) }

    /// How large a step's clip or picture is shown, in points; nil = it has none.
    func filmSize(of step: Int) -> Size? {
        guard recipe.steps[step].hasMedia else { return nil }
        let room = StepRoom.size(host.look, hasSide: cutter.hasSide(step))
        let height = mediaHeight(of: step)
        let aspect = film.aspect(of: step) ?? (recipe.steps[step].clip == nil ? 4.0 / 3 : 16.0 / 9)
        let width = min(room.width, (height * aspect).rounded())
        return Size(width, min(height, (width / aspect).rounded()))
    }

    /// "Step 3 of 6", "Step 3 · 2 of 4".
    var placeName: String {
        let number = slideshow.step + 1, parts = cutter.parts(slideshow.step).count
        return parts > 1
            ? words.step(number, part: partNumber + 1, of: parts)
            : words.step(number, of: slideshow.stepCount)
    }

    /// The list beside the step that can be scrolled.
    var ingredientsScroll: String { "ingredients \(recipe.id)/\(slideshow.step)/\(part.offset)" }

    // MARK: As a page

    let id = "cooking"
    var hasHeader: Bool { false }
    var isReadFromAfar: Bool { true }
    var keepsAwake: Bool { true }
    var ringsAlways: Bool { true }
    var deadline: Double? {
        [taps.deadline, slideshow.offersUntil, film.deadline].compactMap { $0 }.min()
    }
    /// When a tap is known to be a single one.
    var tapDeadline: Double? { taps.deadline }

    var camera: CameraWish? {
        guard host.watches else { return nil }
        return CameraWish(
            isWatched: host.settings.showsPreview, sensitivity: host.settings.sensitivity)
    }

    func view(_ look: Look) -> any View { SlideshowView(look: look, host: host, model: self) }

    func over(_ look: Look) -> Node? {
        if let offered { return TimerQuestion(look: look, host: host, model: self, timed: offered).node }
        return offersPractice ? PracticeOffer(look: look, host: host, model: self).node : nil
    }

    func foot(_ look: Look) -> Double { SlideshowFooter.height(look) }

    func come() { readStep() }
    func leave() {
        offersPractice = false
        host.stopReading()
        film.close()
    }
    func close() {
        host.stopReading()
        film.close()
    }
    func attune() { film.follow() }
    func putAside() { cooking.putAside(self) }
    func elapse() {
        if taps.elapse(to: host.now) != nil { perform(.next) }
        film.follow()
        for effect in slideshow.elapse(to: host.now) where effect == .declinesTimer { offered = nil }
    }

    func wave(_ wave: Wave) {
        switch wave.gesture {
        case .next: perform(.next, by: .wave)
        case .previous:
            // What a misread wave has turned is taken back all the same.
            if host.settings.waveBackReads, !slideshow.takesBack(.previous, at: host.now) {
                perform(.again, by: .wave)
                if !host.settings.readsAloud { readStep(evenUnasked: true) }
            } else {
                perform(.previous, by: .wave)
            }
        }
    }

    func key(_ key: KeyPress) -> Bool {
        if key.name == "w", key.modifiers.isEmpty {
            host.crossings.practise()
            return true
        }
        if key.name == "v", key.modifiers.isEmpty {
            if !key.isRepeat { host.toggleMicrophone() }
            return true
        }
        if key.name == "a", key.modifiers.isEmpty {
            if !key.isRepeat { toggleReading() }
            return true
        }
        if key.modifiers.isEmpty, let tab = LookAround.Tab(key: key.name) {
            if !key.isRepeat { lookAround(tab) }
            return true
        }
        if key.name == "n", key.modifiers.isEmpty {
            if !key.isRepeat { host.askForTimer() }
            return true
        }
        if let wanted = waitingTimer(for: key) {
            if !key.isRepeat { wanted.map { startTimer($0, step: slideshow.step) } ?? refuse() }
            return true
        }
        guard let event = Self.event(for: key) else { return false }
        // A key held down turns one page, not the whole book.
        if !key.isRepeat { perform(event) }
        return true
    }

    private static func event(for key: KeyPress) -> Slideshow.Event? {
        guard key.modifiers.isEmpty else { return nil }
        return switch key.name {
        case "right", "space", "pagedown": .next
        case "left", "pageup", "backspace": .previous
        case "home": .first
        case "end": .last
        case "r": .again
        case "p": .pause
        default: nil
        }
    }

    // MARK: Looking around (BY1)

    /// Whether nothing has been done yet.
    var isAtBeginning: Bool { slideshow.place == 0 && ticked.isEmpty }

    /// The whole list, all steps, and what else is on the stove, over the step.
    func lookAround(_ tab: LookAround.Tab) {
        let around = LookAround(self, tab)
        host.present(
            Sheet(LookAround.id, key: { around.key($0) }) { [unowned self] look in
                LookAroundSheet(look: look, host: host, model: around)
            })
    }

    func tick(_ ingredient: Int) {
        let id = "\(ingredient)"
        if ticked.remove(id) == nil { ticked.insert(id) }
        services.speaker.play(.tick)
        host.touch()
        save()
    }

    /// To a step of the list.
    func jump(to step: Int) {
        offersPractice = false
        offered = nil
        for effect in slideshow.jump(to: step) {
            switch effect {
            case .play(let cue): services.speaker.play(cue)
            case .turned(let from, let to):
                turn = Turn(from: from, since: services.now(), isForward: to > from)
                (hint, refusal, presentedAt) = (nil, nil, nil)
                save()
                readStep()
            default: break
            }
        }
        host.touch()
    }

    /// TR32: back to where the cook came from.
    func giveUp() { cooking.giveUp(self) }

    // MARK: What the cook does

    /// The slideshow's one entrance: taps, keys, waves and buttons all end up here.
    func perform(_ event: Slideshow.Event, by door: Slideshow.Door = .touch) {
        offersPractice = false
        host.touch()
        taps.reset()
        // It has answered what lies over the step, and nothing happens behind that.
        if host.sheet?.id == Self.controls {
            learnControls()
        } else if host.sheet == nil {
            return carryOut(handle(event, by: door, isRinging: host.timers.isRinging))
        }
        host.timers.answer()
    }

    /// A finger came down and up on the page itself.
    func tap() {
        for tap in taps.tap(at: host.now) { perform(tap == .double ? .previous : .next) }
    }

    /// A notched wheel turns a page a notch; a touchpad's stream of small turns makes one page, then rests.
    func turnWheel(_ points: Double) {
        if let turn = wheel.turn(by: points, at: host.now) { perform(turn > 0 ? .next : .previous) }
    }

    // MARK: Timers (BY4)

    /// A timer button in the text of a step.
    func startTimer(_ timed: ShownPart.Timed, step: Int) {
        let name = recipe.steps[step].timerName(for: timed.phrase, otherwise: words.step(step + 1))
        settledTimers.insert(timed.id)
        host.timers.start(
            timed.id, recipeID: recipe.id, step: step, name: name, seconds: timed.phrase.minimum)
        host.touch()
    }

    /// Seconds: for less than that a cook stands by, and would only be kept from going on.
    private static let leastAskedAbout = 120.0

    /// The one timer of what is shown that waits to be started; nil = none does, or there are several.
    private var waitingTimer: ShownPart.Timed? {
        guard let timed = part.timed.first, part.timed.count == 1, !settledTimers.contains(timed.id),
            timed.phrase.minimum >= Self.leastAskedAbout, host.timers.rack.timer(timed.id) == nil
        else { return nil }
        return timed
    }

    /// T stands for the first timer that doesn't run yet, Shift and a digit for one of several.
    /// - Returns: nil = the key means no timer; else the timer, if there is one.
    private func waitingTimer(for key: KeyPress) -> ShownPart.Timed?? {
        let rack = host.timers.rack
        if key.name == "t", key.modifiers.isEmpty {
            return .some(part.timed.first { rack.timer($0.id) == nil })
        }
        guard key.modifiers == .shift, key.name.count == 1, let number = Int(key.name), number > 0 else {
            return nil
        }
        guard part.timed.indices.contains(number - 1) else { return .some(nil) }
        let timed = part.timed[number - 1]
        return .some(rack.timer(timed.id) == nil ? timed : nil)
    }

    private func refuse() { services.speaker.play(.refused) }

    // MARK: The controls, once (TR33)

    private static let controls = "controls"

    func explainControls() {
        let sheet = Sheet(
            Self.controls,
            key: { [unowned self] key in
                // Whoever uses one of them has understood; what lies behind waits for the next.
                guard key.name == "return" || Self.event(for: key) != nil else { return false }
                if !key.isRepeat { learnControls() }
                return true
            }, escape: { [unowned self] in learnControls() }
        ) { [unowned self] look in ControlsSheet(look: look, host: host, model: self) }
        host.present(sheet)
    }

    func learnControls() {
        host.dismiss()
        host.settings.knowsControls = true
        readStep()
    }

    // MARK: The camera

    /// The camera's switch. The first time it is switched on, the cook is asked whether to practise.
    func toggleCamera() {
        offersPractice = false
        host.toggleCamera { [self] in
            offersPractice = !host.settings.knowsPractice && host.isShown(self)
            if offersPractice { host.settings.knowsPractice = true }
        }
    }

    func declinePractice() {
        offersPractice = false
        host.touch()
    }

    // MARK: The rules

    /// Carries out those of the slideshow's effects that concern more than this page.
    func carryOut(_ effects: [Slideshow.Effect]) {
        for effect in effects {
            switch effect {
            case .answered: host.timers.answer()
            case .ringsAgain: host.timers.ringAgain()
            case .presented: host.stage.scrollToTop(ingredientsScroll)
            case .toggledPause:
                let hadTimers = host.timers.togglePause()
                let said = hadTimers ? words.timersGoOn : words.noTimerToPause
                say(host.timers.rack.isPaused ? nil : said)
            case .finished:
                let done = DonePage(self, at: host.now)
                if done.takesBackUntil == nil { done.conclude() }
                host.replace(with: done)
            case .reopened: host.replace(with: self)
            case .takesTimerBack:
                if let id = wavedTimer {
                    settledTimers.remove(id)
                    host.timers.takeBack(id)
                }
                wavedTimer = nil
            case .play, .turned, .refusedBeforeFirst, .refusedAfterLast, .tookBack, .offersTimer,
                .startsTimer,
                .declinesTimer:
                break
            }
        }
    }

    /// Carries out an event of the slideshow as far as it concerns this page; returns all of its effects.
    func handle(
        _ event: Slideshow.Event, by door: Slideshow.Door, isRinging: Bool
    ) -> [Slideshow.Effect] {
        let now = services.now()
        let around = Slideshow.Surroundings(isRinging: isRinging, hasTimer: waitingTimer != nil) {
            [cutter] in cutter.starts($0)
        }
        let effects = slideshow.handle(event, by: door, around, at: now)
        for effect in effects {
            switch effect {
            case .offersTimer:
                offered = waitingTimer
                hint = nil
                if let offered { readHint(words.timerQuestion(offered.phrase.phrase)) }
            case .startsTimer:
                if let offered {
                    // Before the page turns, which is what the wave did as well.
                    startTimer(offered, step: slideshow.step(before: effects))
                    wavedTimer = offered.id
                }
                offered = nil
            case .declinesTimer:
                if let offered { settledTimers.insert(offered.id) }
                offered = nil
            case .play(let cue): services.speaker.play(cue)
            case .turned(let from, let to):
                turn = Turn(from: from, since: now, isForward: to > from)
                (hint, refusal, presentedAt) = (nil, nil, nil)
                save()
                readStep()
            case .refusedBeforeFirst:
                refusal = (false, now)
                say(words.firstStep)
                readHint(words.firstStep)
            case .refusedAfterLast:
                refusal = (true, now)
                say(words.lastStep)
                readHint(words.lastStep)
            case .presented:
                presentedAt = now
                say(words.stepAgain)
                readStep()
            case .tookBack:
                say(refusal == nil ? words.takenBack : words.takenBackWaveOnce)
                (refusal, presentedAt) = (nil, nil)
            case .reopened: (hint, refusal) = (nil, nil)
            case .answered, .toggledPause, .finished, .takesTimerBack, .ringsAgain: break
            }
        }
        return effects
    }

    func say(_ sentence: String) { say(.some(sentence)) }

    /// - Parameter text: nil = no more than what is always said.
    private func say(_ text: String?) { hint = text.map { Hint(text: $0, since: services.now()) } }
}

import Library
import Recipes
import Slideshow
import Sounds
import Stage

/// What a cook does with recipes: open one, cook it, finish or give up, love it.
extension App {
    /// Opens the recipe page.
    func open(recipe id: String) {
        let question = ask()
        services.errands.run { [box = services.box] () -> (recipe: Recipe, isFavourite: Bool)? in
            guard let recipe = try? await box.recipe(id) else { return nil }
            return (recipe, (try? await box.isFavourite(id)) ?? false)
        } then: { found in
            guard let (recipe, isFavourite) = found, question == self.opening else { return }
            self.hearts.set(isFavourite, id)
            self.recipe = RecipePage(recipe)
            self.show(.recipe(id))
        }
        services.save("history") { [now] box throws(LibraryError) in try await box.noteViewed(id, at: now) }
    }

    /// Begins the slideshow at its first step (TR26), in the cook's measures (TR23).
    func start(_ recipe: Recipe) {
        let recipe = measured(recipe)
        begin(CookingPage(recipe, returnTo: route == .recipe(recipe.id) ? route : .home, services: services))
    }

    private func measured(_ recipe: Recipe) -> Recipe {
        settings.measures.map { recipe.shown(in: $0) } ?? recipe
    }

    /// Begins the slideshow from a card.
    func start(id: String) {
        let question = ask()
        services.errands.run { [box = services.box] in
            try? await box.recipe(id)
        } then: { recipe in
            if let recipe, question == self.opening { self.start(recipe) }
        }
    }

    /// Opens the slideshow of a recipe by title or id; returns a sentence if that can't be done.
    func cook(_ dish: String) async -> String? {
        do throws(LibraryError) {
            switch try await services.box.find(dish) {
            case .one(let recipe) where recipe.steps.isEmpty:
                return words.noStepsIn(recipe.title)
            case .one(let recipe):
                start(recipe)
                return nil
            case .several(let cards):
                return words.severalMatch(dish, cards.map(\.title))
            case .nothing: return words.noRecipeCalled(dish)
            }
        } catch {
            services.log.error("cook: \(error.cause)")
            return error.sentence(words)
        }
    }

    /// Goes on where the cook was interrupted (TR31).
    func resume() {
        guard let interrupted = home.interrupted else { return }
        home.interrupted = nil
        recipe = RecipePage(interrupted.recipe)
        if interrupted.returnTo != nil { arrive(at: .recipe(interrupted.recipe.id)) }
        begin(
            CookingPage(
                measured(interrupted.recipe), step: interrupted.step,
                returnTo: interrupted.returnTo == nil ? .home : .recipe(interrupted.recipe.id),
                start: interrupted.start, services: services))
    }

    /// The cook doesn't want to go on.
    func declineResume() {
        home.interrupted = nil
        services.save("progress", replaces: true) { box throws(LibraryError) in try await box.clearProgress()
        }
    }

    private func begin(_ model: CookingPage) {
        if model.recipe.steps.isEmpty { return }
        model.save()
        learnFavourite(model.recipe.id)
        home.interrupted = nil
        cooking = model
        show(.cooking)
        settings.slideshowsOpened += 1
        if !settings.knowsControls {
            sheet = .controls
        } else if watches, settings.watchesVertical, settings.verticalHints < 3 {
            settings.verticalHints += 1
            model.say(words.verticalHint)
        } else if settings.slideshowsOpened <= 4 {
            model.say(watches ? words.wavingHint : words.tappingHint)
        }
    }

    /// The slideshow's one entrance: taps, keys, waves and buttons all end up here.
    func page(_ event: Slideshow.Event, by door: Slideshow.Door = .touch) {
        if route == .done, let cooking = done?.cooking, cooking.slideshow.takesBack(event, at: now) {
            return carryOut(cooking.handle(event, by: door, isRinging: false, words), cooking)
        }
        guard route == .cooking, let cooking else { return }
        (offersPractice, isStale) = (false, true)
        cooking.taps.reset()
        // Who uses a control has learnt it.
        if sheet == .controls { learnedControls() }
        if sheet != nil { return timers.answer() }
        carryOut(cooking.handle(event, by: door, isRinging: timers.isRinging, words), cooking)
    }

    /// What of the slideshow's effects concerns more than its own page.
    private func carryOut(_ effects: [Slideshow.Effect], _ cooking: CookingPage) {
        for effect in effects {
            switch effect {
            case .answered: timers.answer()
            case .presented:
                for list in cooking.scrolls { stage.scrollToTop(list) }
            case .toggledPause:
                let hadTimers = timers.togglePause()
                let said = hadTimers ? words.timersGoOn : words.noTimerToPause
                cooking.say(timers.rack.isPaused ? nil : said)
            case .finished: finish(cooking)
            case .reopened: reopen(cooking)
            case .play, .turned, .refusedBeforeFirst, .refusedAfterLast, .tookBack: break
            }
        }
    }

    /// A finger came down and up on the page itself.
    func tap() {
        guard let cooking else { return }
        for tap in cooking.taps.tap(at: now) { page(tap == .double ? .previous : .next) }
    }

    /// TR32: back to where the cook came from.
    func giveUp() {
        guard let cooking else { return }
        cooking.forget()
        self.cooking = nil
        goBack()
    }

    private func finish(_ cooking: CookingPage) {
        done = DonePage(cooking, at: now)
        self.cooking = nil
        if done?.takesBackUntil == nil { conclude() }
        replace(with: .done)
    }

    /// The wave that finished was taken back.
    private func reopen(_ cooking: CookingPage) {
        done = nil
        self.cooking = cooking
        replace(with: .cooking)
    }

    /// The dish is done, and that can't be taken back any more.
    func conclude() {
        guard let done, let cooking = done.cooking else { return }
        done.cooking = nil
        cooking.forget()
        services.save("history") { box throws(LibraryError) in
            try await box.noteCooked(done.recipe.id, at: done.finishedAt)
        }
    }

    func cookAgain() {
        guard let recipe = done?.recipe else { return }
        goBack()
        begin(CookingPage(recipe, returnTo: route, services: services))
    }

    /// A recipe says nothing of its heart, as a card does.
    private func learnFavourite(_ id: String) {
        services.errands.run { [box = services.box] in
            (try? await box.isFavourite(id)) ?? false
        } then: {
            self.hearts.set($0, id)
        }
    }

    /// The heart, on whichever page.
    func toggleFavourite(_ id: String) {
        let wanted = !hearts.contains(id)
        hearts.set(wanted, id)
        services.speaker.play(wanted ? .favourite : .tick)
        services.save("favourite") { [now] box throws(LibraryError) in
            try await box.setFavourite(wanted, id, at: now)
        }
        isStale = true
    }

    func learnedControls() {
        sheet = nil
        settings.knowsControls = true
    }

    /// A timer button in the text of a step.
    func startTimer(_ id: String, _ phrase: TimedPhrase, step: Int) {
        guard let cooking else { return }
        let name = cooking.recipe.steps[step].timerName(for: phrase, otherwise: words.step(step + 1))
        timers.start(id, recipeID: cooking.recipe.id, step: step, name: name, seconds: phrase.minimum)
    }
}

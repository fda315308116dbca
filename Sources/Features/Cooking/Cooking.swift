public import House
public import Kit
import Library
public import Recipes
public import Slideshow
public import Stage

/// Cooking a recipe step by step, from wherever one begins to its end (TR26–TR33, END).
@MainActor public final class Cooking {
    unowned let host: Host
    /// What the front page offers to go on with.
    public private(set) var interrupted: Interrupted?
    /// The dishes on the stove beside the one that is in front or was interrupted, the latest first (BY1).
    private(set) var besides: [Interrupted]
    /// The page of a recipe, to go back to from a dish that was interrupted.
    private let recipePage: (_ written: Recipe, _ servings: Int) -> (any Page)?

    public init(
        _ host: Host, interrupted: Interrupted?, besides: [Interrupted] = [],
        recipePage: @escaping (_ written: Recipe, _ servings: Int) -> (any Page)?
    ) {
        (self.host, self.interrupted, self.besides) = (host, interrupted, besides)
        self.recipePage = recipePage
    }

    /// The dish that is being cooked, be it behind another page.
    public var recipe: Recipe? { page?.recipe }
    /// When a tap is known to be a single one.
    public var tapDeadline: Double? { page?.tapDeadline }
    private var page: CookingPage? { host.stack.lazy.compactMap { $0 as? CookingPage }.last }

    // MARK: Beginning

    /// Begins at the first step (TR26), from the page of a recipe, for as many as it is shown for (TR24).
    /// - Parameter step: which one instead, from 0.
    public func start(_ recipe: Recipe, servings: Int, step: Int = 0) {
        begin(CookingPage(dish(recipe, servings), step: step, returnsToRecipe: true, self))
    }

    /// Begins from a card.
    public func start(id: Recipe.ID) {
        let isLatest = host.ask()
        host.read("recipe") { box throws(LibraryError) in
            try await box.recipe(id)
        } then: { answer in
            guard isLatest() else { return }
            switch answer {
            case .success(let recipe?):
                self.begin(CookingPage(self.dish(recipe), returnsToRecipe: false, self))
            case .success(nil): self.host.tell(self.host.words.recipeGone)
            case .failure(let error):
                self.host.tell(failure: error.sentence(self.host.words)) { self.start(id: id) }
            }
        }
    }

    /// Begins with a recipe by title or id; returns a sentence if that can't be done.
    public func start(dish: String) async -> String? {
        let words = host.words
        do throws(LibraryError) {
            switch try await host.services.box.find(dish) {
            case .one(let recipe) where recipe.steps.isEmpty: return words.noStepsIn(recipe.title)
            case .one(let recipe):
                begin(CookingPage(self.dish(recipe), returnsToRecipe: false, self))
                return nil
            case .several(let cards): return words.severalMatch(dish, cards.map(\.title))
            case .nothing: return words.noRecipeCalled(dish)
            }
        } catch {
            host.services.log.error("cook: \(error.cause)")
            return error.sentence(words)
        }
    }

    /// The dish is shown again, if it is the one that is being cooked.
    /// - Returns: a sentence if another is: it is never put aside for a new one.
    public func show(dish: String) async -> String? {
        guard let page else { return await start(dish: dish) }
        if case .one(let recipe) = try? await host.services.box.find(dish), recipe.id == page.recipe.id {
            if !host.isShown(page) { host.show(page, once: true) }
            return nil
        }
        return host.words.stillCooking(page.recipe.title)
    }

    /// In the cook's measures (TR23).
    private func dish(_ recipe: Recipe, _ servings: Int? = nil) -> CookedDish {
        CookedDish(recipe, servings: servings, measures: host.settings.measures)
    }

    private func begin(_ page: CookingPage) {
        if page.recipe.steps.isEmpty { return }
        // Another dish that is on the stove stays there.
        let others = [interrupted].compactMap { $0 } + besides
        setBesides(others.filter { $0.dish.written.id != page.recipe.id })
        interrupted = nil
        page.save()
        learnFavourite(page.recipe.id)
        // And nothing that was said elsewhere lies over the first step.
        if host.notice?.isFailure == false { host.withdrawNotice() }
        host.show(page)
        host.settings.slideshowsOpened += 1
        let words = host.words
        if !host.settings.knowsControls {
            page.explainControls()
        } else if page.isAtBeginning, host.settings.showsMiseEnPlace {
            page.lookAround(.ingredients)
        } else if host.settings.slideshowsOpened <= 4 {
            page.say(host.watches ? words.wavingHint : words.tappingHint)
        }
    }

    /// The same again, from its end.
    func startAgain(_ dish: CookedDish, returnsToRecipe: Bool) {
        host.goBack()
        begin(CookingPage(dish, returnsToRecipe: returnsToRecipe, self))
    }

    /// A recipe, unlike a card, doesn't say whether it has a heart.
    private func learnFavourite(_ id: String) {
        host.read("heart") { box throws(LibraryError) in
            try await box.isFavourite(id)
        } then: { answer in
            switch answer {
            case .success(let isFavourite): self.host.hearts.set(isFavourite, id)
            case .failure(let error): self.host.page.say(error.sentence(self.host.words))
            }
        }
    }

    // MARK: Going on (TR31)

    /// The dish is left for another page, and can be gone on with.
    func putAside(_ page: CookingPage) {
        interrupted = page.interrupted
    }

    /// Takes over from another library what is on the stove.
    public func goOn(with other: Interrupted) { interrupted = other }

    /// All that can be gone on with, the latest first.
    private var waiting: [Interrupted] { [interrupted].compactMap { $0 } + besides }

    func resume(_ dish: Interrupted) {
        if dish.returnsToRecipe, let page = recipePage(dish.dish.written, dish.dish.servings) {
            host.arrive(by: [page])
        }
        begin(page(of: dish))
    }

    private func page(of dish: Interrupted) -> CookingPage {
        CookingPage(
            dish.dish, step: dish.step, offset: dish.offset, ticked: dish.ticked,
            returnsToRecipe: dish.returnsToRecipe, start: dish.start, self)
    }

    /// From one dish on the stove to another; each keeps its step (BY1).
    func turn(from page: CookingPage, to dish: Interrupted) {
        interrupted = page.interrupted
        let next = self.page(of: dish)
        setBesides(waiting.filter { $0.dish.written.id != dish.dish.written.id })
        interrupted = nil
        next.save()
        learnFavourite(next.recipe.id)
        host.replace(with: next)
        host.services.speaker.play(.next)
    }

    /// The dish is given up; for a moment it can be gone on with as if nothing had been (TR32).
    func giveUp(_ page: CookingPage) {
        page.forget()
        host.goBack()
        comeForward()
        let text = host.words.cookingStopped(page.recipe.title)
        host.tell(text) { [self] in
            setBesides(waiting)
            interrupted = nil
            page.save()
            host.show(page)
        }
    }

    /// The dish in front has come to its end: the next one is what can be gone on with.
    func comeForward() {
        guard interrupted == nil, let next = besides.first else { return }
        interrupted = next
        setBesides(Array(besides.dropFirst()))
        next.save(by: host.services, at: host.now)
    }

    private func setBesides(_ dishes: [Interrupted]) {
        let dishes = Array(dishes.prefix(RecipeBox.mostDishes - 1))
        if dishes.isEmpty, besides.isEmpty { return }
        besides = dishes
        let kept = dishes.map { $0.kept(at: host.now) }
        host.services.save("dishes", replaces: true) { box throws(LibraryError) in
            try await box.saveAside(kept)
        }
    }

    /// What is on the stove is to be gone on with no longer, because of whose it is.
    /// - Parameter isTheirs: whether it is of those, by its recipe's id.
    public func dropAside(where isTheirs: (Recipe.ID) -> Bool) {
        for dish in waiting where isTheirs(dish.dish.written.id) { decline(dish) }
    }

    /// The cook doesn't want to go on with a dish.
    func decline(_ dish: Interrupted) {
        if interrupted?.dish.written.id == dish.dish.written.id {
            interrupted = nil
            host.services.save("progress", replaces: true) { box throws(LibraryError) in
                try await box.clearProgress()
            }
            comeForward()
        } else {
            setBesides(besides.filter { $0.dish.written.id != dish.dish.written.id })
        }
        host.touch()
    }

    /// A timer leads back to its dish, at its step.
    /// - Returns: whether there is such a dish to lead to, and it isn't that step which is shown.
    public func lead(to timer: KitchenTimer) -> Bool {
        if let page, page.recipe.id == timer.recipeID {
            if host.isShown(page), page.slideshow.step == timer.step { return false }
            if !host.isShown(page) { host.show(page, once: true) }
            page.jump(to: timer.step)
            return true
        }
        guard var dish = waiting.first(where: { $0.dish.written.id == timer.recipeID }) else { return false }
        (dish.step, dish.offset) = (timer.step, 0)
        if let page, host.isShown(page) { turn(from: page, to: dish) } else { resume(dish) }
        return true
    }

    /// The recipe has been changed: whoever is in the middle of it goes on at a step that there is.
    public func recipeChanged(_ recipe: Recipe) {
        guard var interrupted, interrupted.dish.written.id == recipe.id, !recipe.steps.isEmpty else { return }
        let old = interrupted.dish
        let servings = old.servings == old.written.servings ? recipe.servings : old.servings
        interrupted.dish = CookedDish(recipe, servings: servings, measures: old.measures)
        (interrupted.step, interrupted.offset) = (min(interrupted.step, recipe.steps.count - 1), 0)
        self.interrupted = interrupted
    }

    /// The recipe is gone.
    public func recipeRemoved(_ id: Recipe.ID) {
        if interrupted?.dish.written.id == id { interrupted = nil }
        if besides.contains(where: { $0.dish.written.id == id }) {
            setBesides(besides.filter { $0.dish.written.id != id })
        }
        comeForward()
    }

    /// For the front page: the offer to go on; nil = there is nothing to go on with, or the cook wants no
    /// such offers.
    public func offer(_ look: Look) -> Node? {
        guard !waiting.isEmpty, host.settings.notifications.allows(.resume) else { return nil }
        return Column(spacing: Space.s) {
            for dish in waiting {
                ResumeBanner(look: look, host: host, model: self, interrupted: dish)
            }
        }
    }
}

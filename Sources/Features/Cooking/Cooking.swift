public import House
public import Kit
import Library
public import Recipes
public import Stage

/// Cooking a recipe step by step, from wherever one begins to its end (TR26–TR33, END).
@MainActor public final class Cooking {
    unowned let host: Host
    /// What the front page offers to go on with.
    public private(set) var interrupted: Interrupted?
    /// What was said when a dish was given up.
    private var farewell: String?
    /// The page of a recipe, to go back to from a dish that was interrupted.
    private let recipePage: (_ written: Recipe, _ servings: Int) -> any Page

    public init(
        _ host: Host, interrupted: Interrupted?,
        recipePage: @escaping (_ written: Recipe, _ servings: Int) -> any Page
    ) {
        (self.host, self.interrupted, self.recipePage) = (host, interrupted, recipePage)
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
        page.save()
        learnFavourite(page.recipe.id)
        interrupted = nil
        // Another dish has begun, or the same one anew: that the last was given up matters no longer.
        if let farewell, host.notice?.text == farewell { host.withdrawNotice() }
        host.show(page)
        host.settings.slideshowsOpened += 1
        let words = host.words
        if !host.settings.knowsControls {
            page.explainControls()
        } else if host.watches, host.settings.watchesVertical, host.settings.verticalHints < 3 {
            host.settings.verticalHints += 1
            page.say(words.verticalHint)
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
        interrupted = Interrupted(
            dish: page.dish, step: page.slideshow.step, offset: page.slideshow.place.offset,
            returnsToRecipe: page.returnsToRecipe,
            start: page.start)
    }

    /// Takes over from another library what is on the stove.
    public func goOn(with other: Interrupted) { interrupted = other }

    func resume() {
        guard let interrupted else { return }
        self.interrupted = nil
        let dish = interrupted.dish
        if interrupted.returnsToRecipe { host.arrive(by: [recipePage(dish.written, dish.servings)]) }
        begin(
            CookingPage(
                dish, step: interrupted.step, offset: interrupted.offset,
                returnsToRecipe: interrupted.returnsToRecipe, start: interrupted.start, self))
    }

    /// The dish is given up; for a moment it can be gone on with as if nothing had been (TR32).
    func giveUp(_ page: CookingPage) {
        page.forget()
        host.goBack()
        let text = host.words.cookingStopped(page.recipe.title)
        farewell = text
        host.tell(text) { [self] in
            page.save()
            host.show(page)
        }
    }

    /// The cook doesn't want to go on.
    func declineResume() {
        interrupted = nil
        host.services.save("progress", replaces: true) { box throws(LibraryError) in
            try await box.clearProgress()
        }
        host.touch()
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
    }

    /// For the front page: the offer to go on; nil = there is nothing to go on with, or the cook wants no
    /// such offers.
    public func offer(_ look: Look) -> Node? {
        guard let interrupted, host.settings.notifications.allows(.resume) else { return nil }
        return ResumeBanner(look: look, host: host, model: self, interrupted: interrupted).node
    }
}

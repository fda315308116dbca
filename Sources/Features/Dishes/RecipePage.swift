import House
import Library
import Recipes
import Stage

/// The recipe whose page is open: for how many it is shown, in which measures, and what the cook says of it.
@MainActor final class RecipePage: Page {
    /// As it is in the library.
    let recipe: Recipe
    /// For how many people the cook wants it (TR24).
    private(set) var servings: Int
    /// The cook's own opinion, 1 to 5; 0 = none yet.
    private(set) var stars: Int
    /// Whether the cook wrote it; nil until that is known.
    private(set) var isOwn: Bool?
    /// When it was cooked, and what came of it; the latest first.
    private(set) var diary: [DiaryEntry] = []
    /// In how many collections it is (TR23).
    private(set) var collections = 0
    /// What is being written into the diary.
    var note = ""
    var noteStars = 0
    /// Goes up with every change made here, so that what was read before it is not shown after it.
    private var changes = 0
    private var last: (servings: Int, measures: MeasuringSystem?, recipe: Recipe)?
    /// Of the recipe as it was shown last.
    private(set) var ahead: Ahead

    static let mostServings = 100
    /// How much of the diary the page shows.
    static let entriesShown = 5

    init(_ recipe: Recipe) {
        self.recipe = recipe
        servings = recipe.servings
        stars = recipe.stars
        ahead = Ahead(recipe)
    }

    /// With every amount for the chosen servings, in the cook's measures.
    func shown(in measures: MeasuringSystem?) -> Recipe {
        if let last, last.servings == servings, last.measures == measures { return last.recipe }
        let scaled = recipe.scaled(toServings: servings)
        let shown = measures.map { scaled.shown(in: $0) } ?? scaled
        last = (servings, measures, shown)
        ahead = Ahead(shown)
        return shown
    }

    func refresh() {
        let asked = changes
        host.services.errands.write { [box = host.services.box, id = recipe.id] in
            (
                try? await box.recipe(id)?.stars,
                (try? await box.diary(of: id, limit: RecipePage.entriesShown)) ?? [],
                (try? await box.collections(of: id).count) ?? 0,
                try? await box.isOwn(id)
            )
        } then: { stars, diary, collections, isOwn in
            (self.diary, self.collections, self.isOwn) = (diary, collections, isOwn)
            if asked == self.changes, let stars { self.stars = stars }
        }
    }

    /// One person more, or one fewer.
    func serve(_ more: Int) {
        let wanted = min(max(RecipePage.mostServings, recipe.servings), max(1, servings + more))
        host.services.speaker.play(wanted == servings ? .refused : .tick)
        servings = wanted
        host.touch()
    }

    /// Puts the ingredients for the chosen servings on the shopping list.
    func shop() {
        host.services.speaker.play(.tick)
        host.change("shopping") { [id = recipe.id, servings, now = host.now] box throws(LibraryError) in
            try await box.shop(for: id, servings: servings, at: now)
        } then: { [servings] items in
            host.tell(host.words.ingredientsAdded(items.count, servings: servings)) {
                host.change("shopping") { box throws(LibraryError) in try await box.removeShopping(items) }
            }
        }
    }

    /// The cook's opinion; the same star again takes it back.
    func rate(_ stars: Int) {
        self.stars = stars == self.stars ? 0 : stars
        changes += 1
        host.services.speaker.play(.tick)
        host.change("stars") { [id = recipe.id, stars = self.stars] box throws(LibraryError) in
            try await box.setStars(stars, id)
        }
        host.touch()
    }

    /// Asks what came of it.
    func askHowItWas() {
        noteStars = stars
        host.sheet = .cooked
        host.touch()
    }

    /// Writes into the diary that it was cooked.
    func cooked() {
        let (note, given) = (note, noteStars)
        if given > 0 { stars = given }
        (self.note, host.sheet) = ("", nil)
        changes += 1
        host.services.speaker.play(.favourite)
        host.change("diary") { [id = recipe.id, now = host.now] box throws(LibraryError) in
            try await box.cooked(id, note: note, stars: given, at: now)
        } then: { entry in
            host.tell(entry == nil ? host.words.recipeGone : host.words.inDiary)
        }
    }

    func forget(_ entry: DiaryEntry) {
        diary.removeAll { $0.id == entry.id }
        host.takeAway("diary", saying: host.words.diaryRemoved) { box throws(LibraryError) in
            try await box.removeDiary([entry.id])
        }
        host.touch()
    }

    /// Plus and minus change the servings, Ctrl+C copies the recipe.
    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("=", _), ("+", _), ("keypad +", _): serve(1)
        case ("-", _), ("keypad -", _): serve(-1)
        case ("c", .control): host.sharing.copy(shown(in: host.settings.measures))
        default: return false
        }
        return true
    }
}

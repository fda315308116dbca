import Library
import Recipes
import Stage

/// The recipe whose page is open: for how many it is shown, in which measures, and what the cook says of it.
@MainActor final class RecipeModel: PageModel {
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

    func refresh(_ app: App) {
        let asked = changes
        app.services.errands.write { [box = app.services.box, id = recipe.id] in
            (
                try? await box.recipe(id)?.stars,
                (try? await box.diary(of: id, limit: RecipeModel.entriesShown)) ?? [],
                (try? await box.collections(of: id).count) ?? 0,
                try? await box.isOwn(id)
            )
        } then: { stars, diary, collections, isOwn in
            (self.diary, self.collections, self.isOwn) = (diary, collections, isOwn)
            if asked == self.changes, let stars { self.stars = stars }
        }
    }

    /// One person more, or one fewer.
    func serve(_ more: Int, _ app: App) {
        let wanted = min(max(RecipeModel.mostServings, recipe.servings), max(1, servings + more))
        app.services.speaker.play(wanted == servings ? .refused : .tick)
        servings = wanted
        app.touch()
    }

    /// Puts the ingredients for the chosen servings on the shopping list.
    func shop(_ app: App) {
        app.services.speaker.play(.tick)
        app.change("shopping") { [id = recipe.id, servings, now = app.now] box throws(LibraryError) in
            try await box.shop(for: id, servings: servings, at: now)
        } then: { [servings] items in
            app.tell(app.words.ingredientsAdded(items.count, servings: servings)) {
                app.change("shopping") { box throws(LibraryError) in try await box.removeShopping(items) }
            }
        }
    }

    /// The cook's opinion; the same star again takes it back.
    func rate(_ stars: Int, _ app: App) {
        self.stars = stars == self.stars ? 0 : stars
        changes += 1
        app.services.speaker.play(.tick)
        app.change("stars") { [id = recipe.id, stars = self.stars] box throws(LibraryError) in
            try await box.setStars(stars, id)
        }
        app.touch()
    }

    /// Asks what came of it.
    func askHowItWas(_ app: App) {
        noteStars = stars
        app.sheet = .cooked
        app.touch()
    }

    /// Writes into the diary that it was cooked.
    func cooked(_ app: App) {
        let (note, given) = (note, noteStars)
        if given > 0 { stars = given }
        (self.note, app.sheet) = ("", nil)
        changes += 1
        app.services.speaker.play(.favourite)
        app.change("diary") { [id = recipe.id, now = app.now] box throws(LibraryError) in
            try await box.cooked(id, note: note, stars: given, at: now)
        } then: { entry in
            app.tell(entry == nil ? app.words.recipeGone : app.words.inDiary)
        }
    }

    func forget(_ entry: DiaryEntry, _ app: App) {
        diary.removeAll { $0.id == entry.id }
        app.takeAway("diary", saying: app.words.diaryRemoved) { box throws(LibraryError) in
            try await box.removeDiary([entry.id])
        }
        app.touch()
    }

    /// Plus and minus change the servings, Ctrl+C copies the recipe.
    func key(_ key: KeyPress, _ app: App) -> Bool {
        switch (key.name, key.modifiers) {
        case ("=", _), ("+", _), ("keypad +", _): serve(1, app)
        case ("-", _), ("keypad -", _): serve(-1, app)
        case ("c", .control): app.sharing.copy(shown(in: app.settings.measures), app)
        default: return false
        }
        return true
    }
}

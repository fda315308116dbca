import House
import Kit
import Library
import Recipes
import Stage

/// The recipe whose page is open: for how many it is shown, in which measures, and what the cook says of it.
@MainActor final class RecipePage: Page {
    unowned let host: Host
    /// As it is in the library, or came from elsewhere.
    private(set) var recipe: Recipe
    /// Whether the library has it.
    let isInLibrary: Bool
    /// For how many people the cook wants it (TR24).
    private(set) var servings: Int
    /// The cook's own opinion, 1 to 5; 0 = none yet.
    private(set) var stars: Int
    /// Whether the cook wrote it; nil until that is known.
    private(set) var isOwn: Bool?
    /// Tells others of the page that it is from; nil = it is from none, or there is nobody to tell.
    var recommend: (() -> Void)? { host.crossings.recommend(recipe) }
    /// When it was cooked, and what came of it; the latest first.
    private(set) var diary: [DiaryEntry] = []
    /// In how many collections it is (TR23).
    private(set) var collections = 0
    /// What is being written into the diary.
    var note = ""
    var noteStars = 0
    /// Goes up with every change made here, so that what was read before it is not shown after it.
    private var changes = 0
    /// As it was worked out last, and how often.
    private var worked: ShownRecipe
    private(set) var version = 0
    /// It was guessed when it came in, and nobody has looked at it yet.
    private(set) var isToBeChecked = false
    /// What of it is marked, as long as it is to be checked.
    private(set) var doubts = RecipeDoubts()
    /// How often the cook has asked to see one.
    var doubtsShown = 0

    static let mostServings = 100
    /// How much of the diary the page shows.
    static let entriesShown = 5

    init(_ recipe: Recipe, servings: Int? = nil, isInLibrary: Bool = true, _ host: Host) {
        (self.recipe, self.isInLibrary, self.host) = (recipe, isInLibrary, host)
        self.servings = servings ?? recipe.servings
        stars = recipe.stars
        worked = ShownRecipe(recipe, servings: servings ?? recipe.servings, measures: host.settings.measures)
    }

    static func id(of recipe: Recipe.ID) -> String { "recipe \(recipe)" }
    var id: String { Self.id(of: recipe.id) }
    var shows: Set<LibraryPart> { [.recipes, .collections, .diary] }

    func view(_ look: Look) -> any View { RecipeView(look: look, host: host, model: self) }
    func foot(_ look: Look) -> Double { RecipeFoot.height(look) }
    func giveUp() { host.goBack() }

    // MARK: What is shown

    /// For the chosen servings, in the cook's measures.
    var shown: ShownRecipe {
        let measures = host.settings.measures
        // The measures may have been set elsewhere.
        return worked.servings == servings && worked.measures == measures
            ? worked : ShownRecipe(recipe, servings: servings, measures: measures)
    }

    private func workOut() {
        worked = ShownRecipe(recipe, servings: servings, measures: host.settings.measures)
        version += 1
        if isToBeChecked { doubts = RecipeDoubts(recipe) }
        host.touch()
    }

    /// The library has it in other words now.
    func take(_ newer: Recipe) {
        if newer.servings != recipe.servings, servings == recipe.servings { servings = newer.servings }
        recipe = newer
        workOut()
    }

    /// One person more, or one fewer.
    func serve(_ more: Int) {
        let wanted = min(max(RecipePage.mostServings, recipe.servings), max(1, servings + more))
        host.services.speaker.play(wanted == servings ? .refused : .tick)
        servings = wanted
        workOut()
    }

    /// Shows all recipes in these measures; nil = each as it is written.
    func use(_ measures: MeasuringSystem?) {
        host.settings.measures = measures
        workOut()
    }

    /// Marks what looks as if it had been read wrongly.
    func askToCheck() {
        isToBeChecked = true
        workOut()
    }

    /// The cook has looked at it.
    func confirm() {
        (isToBeChecked, doubts) = (false, RecipeDoubts())
        workOut()
    }

    // MARK: What the library knows

    private struct Known: Sendable {
        var recipe: Recipe?
        var diary: [DiaryEntry]
        var collections: Int
        var isOwn: Bool
    }

    func refresh() {
        if worked.measures != host.settings.measures { workOut() }
        let asked = changes
        host.read("recipe's page", afterWrites: true) { [id = recipe.id] box throws(LibraryError) in
            Known(
                recipe: try await box.recipe(id),
                diary: try await box.diary(of: id, limit: RecipePage.entriesShown),
                collections: try await box.collections(of: id).count, isOwn: try await box.isOwn(id))
        } then: { [self, host] answer in
            switch answer {
            case .success(let known): take(known, isNewest: asked == changes)
            case .failure(let error):
                // If a change has failed, too, the notice offers to try that again, which matters more.
                if host.notice?.isFailure == true { return }
                host.tell(failure: error.sentence(host.words)) { self.refresh() }
            }
        }
    }

    private func take(_ known: Known, isNewest: Bool) {
        (diary, collections, isOwn) = (known.diary, known.collections, known.isOwn)
        guard isNewest, var newer = known.recipe else { return }
        stars = newer.stars
        newer.stars = recipe.stars
        if newer != recipe { take(newer) }
    }

    // MARK: What the cook does

    /// Puts the ingredients for the chosen servings on the shopping list.
    func shop() {
        host.crossings.shop([DishToShop(recipe.id, servings: servings)])
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

    func cook() {
        guard !shown.recipe.steps.isEmpty else { return host.services.speaker.play(.refused) }
        host.crossings.cook(recipe, servings)
    }

    /// Asks what came of it.
    func askHowItWas() {
        noteStars = stars
        host.present(
            Sheet("cooked") { [self] look in CookedSheet(look: look, host: host, model: self) })
    }

    /// Writes into the diary that it was cooked.
    func cooked() {
        let (note, given) = (note, noteStars)
        if given > 0 { stars = given }
        self.note = ""
        host.dismiss()
        changes += 1
        host.services.speaker.play(.favourite)
        host.change("diary") { [id = recipe.id, now = host.now] box throws(LibraryError) in
            try await box.cooked(id, note: note, stars: given, at: now)
        } then: { [host] entry in
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

    func copyLink(_ address: String) {
        host.stage.clipboard.write(address)
        host.tell(host.words.linkCopied)
    }

    var keys: [(key: String, deed: String)] { host.words.recipeKeys }

    /// Ctrl+Return begins to cook, plus and minus change the servings, Ctrl+C copies the recipe.
    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("=", _), ("+", _), ("keypad +", _): serve(1)
        case ("-", _), ("keypad -", _): serve(-1)
        case ("return", .control), ("keypad enter", .control): cook()
        case ("c", .control): host.crossings.copyText(shown.recipe)
        default: return false
        }
        return true
    }
}

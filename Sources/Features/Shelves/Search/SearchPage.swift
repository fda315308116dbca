import House
import Kit
import Library
import Recipes
import Stage

/// What is looked for, and what was found (TR01–TR04).
@MainActor final class SearchPage: RecipePickingPage {
    unowned let host: Host
    let id = "search"
    var shows: Set<LibraryPart> { [.recipes, .favourites, .other("pantry")] }

    enum Mode: Sendable, Hashable {
        /// By words of titles, ingredients, tags and summaries.
        case words
        /// By what is there to cook with (TR03).
        case fridge
    }

    private(set) var mode = Mode.words
    private(set) var text = ""
    /// The foods that are there, and one that is being typed.
    private(set) var foods: [String] = []
    private(set) var food = ""
    /// What the pantry has, as far as naming it helps: every house has salt.
    private(set) var pantry: [String] = []
    let found: FoundCards
    /// The diets of this search; nil = the cook's own. They end with it.
    private(set) var wish: Set<Diet>?
    /// How many more there are without any diet.
    private(set) var beyond = 0
    /// Those that have most of what was looked for, where few have all.
    let nearly: FoundCards
    /// What to mark in titles.
    private(set) var words: [TypedWord] = []
    /// Why nothing could be looked for; the page says it in the cook’s words.
    private(set) var trouble: LibraryError?
    var picking = Picking<String>()

    /// The fridge's best; nobody looks further.
    nonisolated static let mostFromFridge = 120

    private struct Question: Sendable, Hashable {
        var mode: Mode
        var text: String
        var foods: [String]
        var filter: RecipeFilter
    }
    private struct Answer: Sendable {
        var count: Int
        var first: [FoundCard]
        var results: SearchResults?
        var beyond = 0
        var nearly: [FoundCard] = []
    }
    private var answered: Question?
    private var asking = OneAtATime()

    init(_ host: Host) {
        self.host = host
        found = FoundCards(host)
        nearly = FoundCards(host)
    }

    var title: String? { host.words.search }

    func view(_ look: Look) -> any View { SearchView(look: look, host: host, model: self) }

    var searchField: String? { mode == .words ? "search field" : "fridge field" }
    /// Whether what is shown answers what is asked.
    var isAnswered: Bool { answered != nil }
    /// Whether something is looked for at all.
    var isSearching: Bool { mode == .words ? !text.isEmpty : !foods.isEmpty || !food.isEmpty }

    /// What is there, in a line.
    var fridge: String { (foods + (food.isEmpty ? [] : [food])).joined(separator: ", ") }

    func refresh() {
        ask()
        host.crossings.pantry { names in
            self.pantry = names.filter { !Food($0).isStaple }
            self.host.touch()
        }
    }

    func things(from: String, to: String) -> [String] { found.ids(from: from, to: to) }

    /// The next search begins with the cook's own diets again.
    func beginAnew() {
        if wish != nil, !isSearching { wish = nil; startOver() }
    }
    func wentBack() { wish = nil }
    func putAside() { wish = nil }

    var diets: Set<Diet> { wish ?? host.settings.diets }
    var filter: RecipeFilter {
        var filter = host.settings.filter
        filter.diets = diets
        return filter
    }

    var pickedCards: [RecipeCard] { found.cards(picking.picked) + nearly.cards(picking.picked) }

    // MARK: What the cook does

    func type(_ text: String) {
        self.text = text
        startOver()
    }

    func use(_ mode: Mode) {
        self.mode = mode
        if let field = searchField { host.stage.focus(on: field) }
        startOver()
    }

    /// For this search only.
    func toggle(_ diet: Diet) {
        wish = diets.symmetricDifference([diet])
        startOver()
    }

    /// Shows what the diets leave out, for this search.
    func useNoDiet() {
        wish = []
        startOver()
    }

    /// What is chosen for this search is the cook's own from now on.
    func keepDiets() {
        let diets = diets
        wish = nil
        host.settings.diets = diets
    }

    /// A comma ends a food, as Return does.
    func typeFood(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" }.map(String.init)
        for part in parts.dropLast() { keep(part) }
        food = (parts.last ?? "").drop { $0 == " " }.description
        startOver()
    }

    func addTyped() {
        keep(food)
        food = ""
        startOver()
    }

    func add(_ name: String) {
        keep(name)
        startOver()
    }

    /// All that the pantry has.
    func addPantry() {
        for name in pantry { keep(name) }
        startOver()
    }

    func remove(_ name: String) {
        foods.removeAll { $0 == name }
        startOver()
    }

    func clearFoods() {
        (foods, food) = ([], "")
        startOver()
        // Whoever empties it says next what is in it.
        if let field = searchField { host.stage.focus(on: field) }
    }

    private func keep(_ name: String) {
        let name = name.split(separator: " ").joined(separator: " ")
        if !name.isEmpty, !foods.contains(where: { $0.lowercased() == name.lowercased() }) {
            foods.append(name)
        }
    }

    /// Return: the first that was found has the focus; where there is none, it is looked for outside.
    func submit() {
        if let first = found.card(0) ?? nearly.card(0) {
            let list = found.count > 0 ? "found" : "nearly"
            host.stage.focus(on: "\(list) \(first.card.id)", shown: true)
            host.touch()
        } else if answered?.text == text {
            host.crossings.outside.search(text, diets)
        }
    }

    /// What may be looked for outside the library.
    var outsideText: String { mode == .words ? text : fridge }

    // MARK: Asking the library

    private func startOver() {
        picking.clear()
        host.stage.scrollToTop("search")
        host.touch()
        ask()
    }

    /// One question at a time, and then the newest: answers to older ones are dropped.
    private func ask() {
        let typed = food.count > 2 ? [food] : []
        let question = Question(
            mode: mode, text: mode == .words ? text : "", foods: mode == .fridge ? foods + typed : [],
            filter: filter)
        guard asking.begin() else { return }
        host.read("search") { box throws(LibraryError) in
            try await Self.answer(question, box)
        } then: { answer in
            guard self.asking.end() else { return self.ask() }
            self.take(answer, to: question)
        }
    }

    private nonisolated static func answer(
        _ question: Question, _ box: RecipeBox
    ) async throws(LibraryError) -> Answer {
        if question.mode == .fridge {
            let hits = try await box.fridge(question.foods, filter: question.filter, limit: mostFromFridge)
            return Answer(
                count: hits.count, first: hits.map { FoundCard($0) }, beyond: try await beyond(question, box))
        }
        let results = try await box.search(question.text, filter: question.filter)
        let hits = try await box.hits(results, limit: FoundCards.page)
        let nearly = try await box.nearly(results)
        return Answer(
            count: results.count, first: hits.map { FoundCard($0) }, results: results,
            beyond: try await beyond(question, box), nearly: nearly.map { FoundCard($0) })
    }

    /// How many the diets leave out. What allergies leave out stays out.
    private nonisolated static func beyond(
        _ question: Question, _ box: RecipeBox
    ) async throws(LibraryError) -> Int {
        if question.filter.diets.isEmpty { return 0 }
        var wide = question.filter
        wide.diets = []
        if question.mode == .fridge {
            let all = try await box.fridgeCount(question.foods, filter: wide)
            return try await all - box.fridgeCount(question.foods, filter: question.filter)
        }
        let all = try await box.search(question.text, filter: wide).count
        return try await all - box.search(question.text, filter: question.filter).count
    }

    private func take(_ answer: Result<Answer, LibraryError>, to question: Question) {
        switch answer {
        case .success(let answer):
            trouble = nil
            words = answer.results?.words ?? []
            beyond = max(0, answer.beyond)
            found.show(
                count: answer.count, first: answer.first, isSame: question == answered,
                read: answer.results.map(Self.reading))
            nearly.show(
                count: answer.nearly.count, first: answer.nearly, isSame: question == answered)
        case .failure(let error): trouble = error
        }
        answered = question
    }

    /// Reads on in what a search has found.
    nonisolated static func reading(_ results: SearchResults) -> FoundCards.Read {
        { box, start, limit throws(LibraryError) in
            try await box.hits(results, from: start, limit: limit).map { FoundCard($0) }
        }
    }
}

import House
import Kit
import Library
import Recipes
import Stage

/// What the front page shows.
@MainActor final class HomePage: RecipePickingPage {
    unowned let host: Host
    let id = "home"
    var shows: Set<LibraryPart> { [.recipes, .favourites, .history, .diary] }
    /// What was looked at lately, the latest first (TR06).
    private(set) var recent: [HistoryEntry]
    /// What the cook might like, and why (TR09).
    private(set) var suggestions: [Suggestion] = []
    /// All recipes that pass the filter.
    let found: FoundCards
    var picking = Picking<String>()
    private var results: SearchResults?
    /// How many of what is found are the cook's own, and how many came with the program.
    private(set) var own = 0
    private(set) var starters = 0
    /// The diets for this page; nil = the cook's own.
    private(set) var wish: Set<Diet>?
    /// How many more there are without any diet.
    private(set) var beyond = 0
    /// To the page with all recipes.
    let all: @MainActor () -> Void
    /// Why it could not be read, as a sentence.
    private(set) var trouble: LibraryError?

    /// The entries and suggestions shown, at most.
    nonisolated static let recents = 20
    nonisolated private static let suggested = 12

    init(_ host: Host, _ front: Shelves.Front, all: @escaping @MainActor () -> Void) {
        self.all = all
        (self.host, recent, trouble) = (host, front.recent, front.trouble)
        found = FoundCards(host)
        found.show(count: front.cards.count, first: front.cards.map { FoundCard($0) })
    }

    func view(_ look: Look) -> any View { HomeView(look: look, host: host, model: self) }

    private struct All: Sendable {
        var recent: [HistoryEntry]
        var suggestions: [Suggestion]
        var results: SearchResults
        var own: Int
        var beyond: Int
        var first: [FoundCard]
    }

    /// Reads it again, in the background.
    func refresh() {
        let filter = filter
        let now = host.now
        host.read("home") { box throws(LibraryError) in
            try await Self.read(box, filter, now)
        } then: { answer in
            // An answer to a filter that has changed meanwhile is dropped.
            if self.filter == filter { self.take(answer) }
        }
    }

    private nonisolated static func read(
        _ box: RecipeBox, _ filter: RecipeFilter, _ now: Double
    ) async throws(LibraryError) -> All {
        let recent = try await box.history(.viewed, limit: recents)
        let (results, own) = try await box.mineFirst(filter)
        var wide = filter
        wide.diets = []
        let beyond = filter.diets.isEmpty ? 0 : try await box.search("", filter: wide).count - results.count
        let first = try await box.hits(results, limit: FoundCards.page).map { FoundCard($0) }
        // The same all day long.
        let day = UInt64(max(0, now) / 86_400)
        let suggestions = try await box.suggestions(filter: filter, limit: suggested, seed: day, at: now)
        let leads = suggestions.contains { $0.reason != .untried }
        return All(
            recent: recent, suggestions: leads ? suggestions : [], results: results, own: own, beyond: beyond,
            first: first)
    }

    private func take(_ answer: Result<All, LibraryError>) {
        switch answer {
        case .success(let all):
            (recent, suggestions, trouble) = (all.recent, all.suggestions, nil)
            found.show(
                count: all.results.count, first: all.first, isSame: all.results == results,
                read: SearchPage.reading(all.results))
            results = all.results
            (own, starters, beyond) = (all.own, all.results.count - all.own, all.beyond)
        case .failure(let error): trouble = error
        }
    }

    // MARK: What the cook does

    var diets: Set<Diet> { wish ?? host.settings.diets }
    var filter: RecipeFilter {
        var filter = host.settings.filter
        filter.diets = diets
        return filter
    }

    /// For this page, until the program ends.
    func toggle(_ diet: Diet) { use(diets.symmetricDifference([diet])) }
    func useNoDiet() { use([]) }

    private func use(_ diets: Set<Diet>) {
        wish = diets == host.settings.diets ? nil : diets
        host.touch()
        refresh()
    }

    /// What is chosen here is the cook's own from now on.
    func keepDiets() {
        let diets = diets
        wish = nil
        host.settings.diets = diets
    }

    func putStartersAway() {
        host.settings.hidesStarters = true
        host.tell(host.words.startersAway) { [host] in host.settings.hidesStarters = false }
    }

    // MARK: Picking

    func things(from: String, to: String) -> [String] { found.ids(from: from, to: to) }

    /// The cards of what is picked, on whichever shelf they lie.
    var pickedCards: [RecipeCard] {
        let all = recent.map(\.card) + suggestions.map(\.card) + found.cards(picking.picked)
        var seen: Set<String> = []
        return all.filter { picking.contains($0.id) && seen.insert($0.id).inserted }
    }

    /// The entries of the history that are picked.
    var pickedEntries: [HistoryEntry.ID] { recent.filter { picking.contains($0.card.id) }.map(\.id) }
}

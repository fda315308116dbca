import Library
import Recipes
import Stage

/// What has a heart, and the collections beside it (TR08, RF2).
@MainActor final class FavouritesModel: PageModel {
    private(set) var showsCollections = false
    private(set) var text = ""
    private(set) var words: [TypedWord] = []
    let found = FoundCards()
    private(set) var collections: [RecipeCollection] = []
    private(set) var trouble: String?
    /// Whether it has been read at all.
    private(set) var isRead = false
    var picking = Picking<String>()

    var searchField: String? { showsCollections ? nil : "favourites field" }

    private struct Answer: Sendable {
        var results: SearchResults
        var first: [FoundCard]
        var collections: [RecipeCollection]
    }
    private var wanted = ""
    private var results: SearchResults?
    private var isAsking = false

    func refresh(_ app: App) { ask(app) }

    func type(_ text: String, _ app: App) {
        self.text = text
        picking.clear()
        app.stage.scrollToTop("favourites")
        app.touch()
        ask(app)
    }

    func show(collections: Bool, _ app: App) {
        showsCollections = collections
        picking.clear()
        app.stage.scrollToTop("favourites")
        app.touch()
    }

    private func ask(_ app: App) {
        wanted = text
        if isAsking { return }
        isAsking = true
        let text = text
        app.services.errands.run { [box = app.services.box] () -> Result<Answer, LibraryError> in
            do throws(LibraryError) { return .success(try await Self.read(text, box)) } catch {
                return .failure(error)
            }
        } then: { answer in
            self.isAsking = false
            if self.wanted != text { return self.ask(app) }
            self.take(answer, app)
        }
    }

    private nonisolated static func read(
        _ text: String, _ box: RecipeBox
    ) async throws(LibraryError) -> Answer {
        let results = try await box.search(text, filter: RecipeFilter(shelf: .favourites))
        let read = reading(results)
        return Answer(
            results: results, first: try await read(box, 0, FoundCards.page),
            collections: try await box.collections())
    }

    /// Without a word the latest heart comes first.
    private nonisolated static func reading(_ results: SearchResults) -> FoundCards.Read {
        guard results.words.isEmpty else { return SearchModel.reading(results) }
        return { box, start, limit throws(LibraryError) in
            try await box.favourites(offset: start, limit: limit).map { FoundCard($0) }
        }
    }

    private func take(_ answer: Result<Answer, LibraryError>, _ app: App) {
        isRead = true
        switch answer {
        case .success(let answer):
            (words, collections, trouble) = (answer.results.words, answer.collections, nil)
            found.show(
                count: answer.results.count, first: answer.first, isSame: answer.results == results,
                read: Self.reading(answer.results))
            results = answer.results
        case .failure(let error):
            app.services.log.error("favourites: \(error.cause)")
            trouble = error.sentence(app.words)
        }
    }

    // MARK: Picking

    func leave(_ app: App) { picking.clear() }

    func escape(_ app: App) -> Bool {
        defer { picking.clear() }
        return picking.isOn
    }

    func removePicked(_ app: App) {
        let picked = Array(picking.picked)
        picking.clear()
        app.unfavourite(picked)
    }
}

import House
import Library
import Recipes

/// A part of the box with a field to search it: the favourites, a collection, the cook's own.
@MainActor final class RecipeShelf {
    private(set) var text = ""
    /// What to mark in titles.
    private(set) var words: [TypedWord] = []
    let found: FoundCards
    /// Why it could not be read; the page says it in the cook’s words.
    private(set) var trouble: LibraryError?
    /// Whether it has been read at all.
    private(set) var isRead = false
    /// The part, and the diets it is narrowed down to.
    private let filter: @MainActor (Host) -> RecipeFilter
    private unowned let host: Host

    private struct Question: Sendable, Hashable {
        var text: String
        var filter: RecipeFilter
    }
    private struct Answer: Sendable {
        var results: SearchResults
        var first: [FoundCard]
    }
    private var results: SearchResults?
    private var asking = OneAtATime()

    init(_ host: Host, _ filter: @escaping @MainActor (Host) -> RecipeFilter) {
        (self.host, self.filter) = (host, filter)
        found = FoundCards(host)
    }

    /// Whether there is nothing, and not for what is looked for.
    var isEmpty: Bool { isRead && found.count == 0 && text.isEmpty }

    /// - Parameter scroll: what is moved back to its top.
    func type(_ text: String, scroll: String) {
        self.text = text
        host.stage.scrollToTop(scroll)
        host.touch()
        refresh()
    }

    /// One question at a time, and then the newest: answers to older ones are dropped.
    func refresh() {
        let question = Question(text: text, filter: filter(host))
        guard asking.begin() else { return }
        host.read("recipes of a shelf") { box throws(LibraryError) in
            try await Self.answer(question, box)
        } then: { answer in
            guard self.asking.end() else { return self.refresh() }
            self.take(answer, to: question)
        }
    }

    private nonisolated static func answer(
        _ question: Question, _ box: RecipeBox
    ) async throws(LibraryError) -> Answer {
        let results = try await box.search(question.text, filter: question.filter)
        let first = try await reading(results, question.filter)(box, 0, FoundCards.page)
        return Answer(results: results, first: first)
    }

    /// All of a part of the box comes in that part's own order, and what was looked for by how well it fits.
    private nonisolated static func reading(
        _ results: SearchResults, _ filter: RecipeFilter
    ) -> FoundCards.Read {
        guard results.words.isEmpty, filter == RecipeFilter(shelf: filter.shelf) else {
            return SearchPage.reading(results)
        }
        return { box, start, limit throws(LibraryError) in
            try await box.cards(on: filter.shelf, offset: start, limit: limit).map { FoundCard($0) }
        }
    }

    private func take(_ answer: Result<Answer, LibraryError>, to question: Question) {
        isRead = true
        switch answer {
        case .success(let answer):
            (words, trouble) = (answer.results.words, nil)
            found.show(
                count: answer.results.count, first: answer.first, isSame: answer.results == results,
                read: Self.reading(answer.results, question.filter))
            results = answer.results
        case .failure(let error): trouble = error
        }
    }
}

import GRDB
import Recipes

extension RecipeBox {
    /// Finds recipes by words of their titles, ingredients, tags and summaries, while they are being typed
    /// (TR01, TR02). Without a word, every recipe that passes the filter, in the order of the box.
    ///
    /// Case and accents don't matter, beginnings of words are enough, other names for the same are as good,
    /// and slips are forgiven. What else is understood is told at `SearchQuery`, the order at `SearchRank`.
    public func search(
        _ text: String, filter: RecipeFilter = RecipeFilter()
    ) async throws(LibraryError) -> SearchResults {
        let query = SearchQuery(text)
        return try await read { db in try RecipeBox.search(query, filter, db) }
    }

    /// The cards of a page of results, each with what it was found by. Recipes that are gone meanwhile are
    /// left out.
    public func hits(
        _ results: SearchResults, from start: Int = 0, limit: Int
    ) async throws(LibraryError) -> [SearchHit] {
        let page = results.numbers.dropFirst(max(0, start)).prefix(max(0, limit))
        return try await read { db in
            try page.compactMap { try SearchHit.one(db, number: $0, words: results.words) }
        }
    }

    /// The cards of those that have most of what was asked for, each with what it lacks.
    public func nearly(_ results: SearchResults) async throws(LibraryError) -> [SearchHit] {
        if results.nearly.isEmpty { return [] }
        return try await read { db in
            try results.nearly.compactMap { nearly in
                var hit = try SearchHit.one(db, number: nearly.number, words: results.words)
                hit?.lacking = nearly.lacking
                return hit
            }
        }
    }

    private static func search(
        _ query: SearchQuery, _ filter: RecipeFilter, _ db: Database
    ) throws -> SearchResults {
        let index = CardIndex(db)
        var passing = try filter.passing(db)
        for term in query.excluded { passing.subtract(try index.recipes(having: term)) }
        guard !query.terms.isEmpty else {
            return SearchResults(words: [], numbers: passing.numbers.map(Int32.init))
        }
        let terms = try query.terms.map { try index.fits($0) }
        let titleWords = try index.measures().titleWords
        let numbers = SearchRank(terms, among: passing).numbers(titleWords: titleWords)
        var nearly: ArraySlice<Int32> = []
        if terms.count > 1, numbers.count <= SearchResults.few {
            nearly = SearchRank(partly: terms, among: passing).numbers(titleWords: titleWords)
                .prefix(SearchResults.mostNearly)
        }
        let sets = nearly.isEmpty ? [] : terms.map(\.all)
        return SearchResults(
            words: terms.flatMap(\.term.words), numbers: numbers,
            nearly: nearly.map { number in
                let lacking = zip(terms, sets).filter { !$0.1.contains(Int(number)) }.map(\.0.term.said)
                return SearchResults.Nearly(number: number, lacking: lacking)
            })
    }
}

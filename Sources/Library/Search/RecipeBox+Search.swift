import GRDB
import Recipes

extension RecipeBox {
    /// Finds recipes by words of their titles, ingredients, tags and summaries, while they are being typed
    /// (TR01, TR02). Without a word, every recipe that passes the filter, in the order of the box.
    ///
    /// Case and accents don't matter, beginnings of words are enough, and one mistake is forgiven in a word
    /// of five letters or more. The order is told at `SearchRank`.
    public func search(
        _ text: String, filter: RecipeFilter = RecipeFilter()
    ) async throws(LibraryError) -> SearchResults {
        let words = TypedWord.all(in: text)
        return try await read { db in try RecipeBox.search(words, filter, db) }
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

    private static func search(
        _ words: [TypedWord], _ filter: RecipeFilter, _ db: Database
    ) throws -> SearchResults {
        let index = CardIndex(db)
        var rank = SearchRank(try filter.passing(db))
        guard !words.isEmpty else {
            return SearchResults(words: [], numbers: rank.found.numbers.map(Int32.init))
        }
        rank.rank(try words.map { try index.fits($0) })
        return SearchResults(words: words, numbers: rank.numbers(titleWords: try index.measures().titleWords))
    }
}

extension CardIndex {
    /// All that a typed word leads to.
    func fits(_ word: TypedWord) throws -> SearchRank.Fits {
        SearchRank.Fits(
            exact: try recipes(of: word.forms), beginning: try recipes(beginning: word.text),
            forgiven: try recipes(of: neighbours(of: word)))
    }
}

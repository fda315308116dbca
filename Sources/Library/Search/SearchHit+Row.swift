import GRDB
import Recipes

extension SearchHit {
    static func one(_ db: Database, number: Int32, words: [TypedWord]) throws -> SearchHit? {
        let statement = try db.cachedStatement(
            sql: "SELECT \(RecipeCard.columns), foods, tags, summary FROM recipe WHERE number = ?")
        guard let row = try Row.fetchOne(statement, arguments: [number]) else { return nil }
        let card = RecipeCard(row: row), first = RecipeCard.columnCount
        guard !words.isEmpty else { return SearchHit(card: card, foods: [], tags: []) }
        func fitting(_ lines: String) -> [String] {
            lines.split(separator: "\n").map(String.init).filter { !words.marks(in: $0).isEmpty }
        }
        // A title that has every word says it all.
        let titleWords = FoundWord.all(in: card.title)
        let isTold = words.allSatisfy { typed in
            titleWords.contains { typed.match($0.text) != nil }
        }
        if isTold { return SearchHit(card: card, foods: [], tags: []) }
        let foods = fitting(row.text(first)), tags = fitting(row.text(first + 1))
        let summary = row.text(first + 2)
        let isElsewhere = !foods.isEmpty || !tags.isEmpty || !words.marks(in: card.title).isEmpty
        return SearchHit(
            card: card, foods: foods, tags: tags,
            summary: isElsewhere || words.marks(in: summary).isEmpty ? nil : summary)
    }
}

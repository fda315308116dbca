import GRDB
import Recipes

extension RecipeBox {
    /// Leafs through all recipes: which there are, in which order, and what else they could be narrowed down
    /// to. Reads only indices, none of the recipes but one for each name it has to learn.
    public func browse(_ question: BrowseQuestion) async throws(LibraryError) -> BrowseAnswer {
        try await read { db in
            let narrowing = try Narrowing(question, db)
            var answer = BrowseAnswer()
            let found = narrowing.but(nil)
            let (numbers, letters) = try BrowseOrder(db).sorted(found, by: question.order)
            answer.results = SearchResults(words: [], numbers: numbers)
            answer.letters = letters
            let values = FacetValues(db)
            answer.courses = try values.all(.course, in: narrowing.but(.course), chosen: question.course)
            answer.kitchens = try values.all(.kitchen, in: narrowing.but(.kitchen), chosen: question.kitchen)
            answer.tags = try values.all(.tag, in: narrowing.but(.tag), chosen: question.tag)
            let timeless = narrowing.but(.time)
            for time in BrowseQuestion.Time.allCases {
                let quick = try CardIndex(db).marked(IndexedRecipe.mark(within: time))
                answer.times[time] = timeless.intersection(quick).count
            }
            let unrated = narrowing.but(.stars)
            for stars in 3...5 {
                answer.stars[stars] = unrated.intersection(try Narrowing.rated(stars, db)).count
            }
            let any = narrowing.but(.cooked), cooked = any.intersection(try Narrowing.cooked(db))
            answer.cooked = [.ever: cooked.count, .never: any.count - cooked.count]
            if !question.filter.diets.isEmpty {
                var wide = question
                wide.filter.diets = []
                answer.beyond = try Narrowing(wide, db).but(nil).count - found.count
            }
            return answer
        }
    }

    /// All recipes that pass, the cook's own first, the newest of them before the others; then those that
    /// came with the program, as they lie in the box.
    /// - Returns: with how many of them are the cook's own.
    public func mineFirst(
        _ filter: RecipeFilter
    ) async throws(LibraryError) -> (results: SearchResults, own: Int) {
        try await read { db in
            var rest = try filter.passing(db)
            let sql = """
                SELECT number FROM recipe WHERE origin = 'own' ORDER BY addedAt DESC, number DESC
                """
            var numbers: [Int32] = []
            let own = try Int64.fetchCursor(db.cachedStatement(sql: sql))
            var mine = RecipeSet()
            while let number = try own.next() {
                guard rest.contains(Int(number)) else { continue }
                numbers.append(Int32(number))
                mine.insert(Int(number))
            }
            rest.subtract(mine)
            let all = numbers + rest.numbers.map(Int32.init)
            return (SearchResults(words: [], numbers: all), numbers.count)
        }
    }
}

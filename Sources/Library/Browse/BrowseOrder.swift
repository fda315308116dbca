import GRDB
import Recipes

/// Sorts recipes by what lies in an index, without reading them.
struct BrowseOrder {
    private let db: Database

    init(_ db: Database) { self.db = db }

    func sorted(
        _ set: RecipeSet, by order: BrowseQuestion.Order
    ) throws -> (numbers: [Int32], letters: [BrowseAnswer.Letter]) {
        switch order {
        case .title: return try byTitle(set)
        case .newest: return (try numbers("recipe ORDER BY addedAt DESC, number DESC", set), [])
        case .time: return (try byTime(set), [])
        case .stars:
            return (try first("recipe WHERE stars != 0 ORDER BY stars DESC, folded, number", set), [])
        case .mostCooked: return (try first(cooked("COUNT(*) DESC, MAX(history.at) DESC"), set), [])
        case .lastCooked: return (try first(cooked("MAX(history.at) DESC"), set), [])
        }
    }

    private func cooked(_ order: String) -> String {
        """
        history JOIN recipe ON recipe.id = history.recipe WHERE history.kind = 'cooked'
        GROUP BY recipe.number ORDER BY \(order)
        """
    }

    /// Those that a statement names first, then the others by title.
    private func first(_ from: String, _ set: RecipeSet) throws -> [Int32] {
        let front = try numbers(from, set)
        return front + (try byTitle(set.subtracting(RecipeSet(front.map(Int64.init)))).numbers)
    }

    private func numbers(_ from: String, _ set: RecipeSet) throws -> [Int32] {
        var numbers: [Int32] = []
        let all = try Int64.fetchCursor(db.cachedStatement(sql: "SELECT recipe.number FROM \(from)"))
        while let number = try all.next() {
            if set.contains(Int(number)) { numbers.append(Int32(number)) }
        }
        return numbers
    }

    /// The quickest first; what doesn't say how long it takes comes last.
    private func byTime(_ set: RecipeSet) throws -> [Int32] {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: "SELECT number, preparationMinutes, cookingMinutes FROM recipe INDEXED BY recipe_minutes"
            ))
        var timed: [(minutes: Int, number: Int32)] = []
        while let row = try rows.next() {
            let number = row.key(0)
            guard set.contains(Int(number)) else { continue }
            let minutes = row.number(1, Minutes.self) + row.number(2, Minutes.self)
            timed.append((minutes == 0 ? .max : minutes, Int32(number)))
        }
        return timed.sorted { ($0.minutes, $0.number) < ($1.minutes, $1.number) }.map(\.number)
    }

    /// By title, and where each letter begins: the letters are asked for one by one, so that no title is
    /// read.
    private func byTitle(_ set: RecipeSet) throws -> (numbers: [Int32], letters: [BrowseAnswer.Letter]) {
        let alphabet = "abcdefghijklmnopqrstuvwxyz".map(String.init) + ["{"]
        var starts: [Int64: String] = [:]
        let start = try db.cachedStatement(
            sql: "SELECT number FROM recipe WHERE folded >= ? ORDER BY folded, number LIMIT 1")
        // Of letters that nothing begins with the last one has the place.
        for letter in alphabet {
            if let number = try Int64.fetchOne(start, arguments: [letter]) { starts[number] = letter }
        }
        var numbers: [Int32] = []
        var letters: [BrowseAnswer.Letter] = []
        var current = "#"
        let all = try Int64.fetchCursor(
            db.cachedStatement(sql: "SELECT number FROM recipe ORDER BY folded, number"))
        while let number = try all.next() {
            if let letter = starts[number] { current = letter == "{" ? "#" : letter.uppercased() }
            guard set.contains(Int(number)) else { continue }
            if letters.last?.letter != current {
                letters.append(BrowseAnswer.Letter(letter: current, place: numbers.count))
            }
            numbers.append(Int32(number))
        }
        return (numbers, letters)
    }
}

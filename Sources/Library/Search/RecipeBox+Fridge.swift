import GRDB
import Recipes

extension RecipeBox {
    /// What can be made of these foods, a food each: first what lacks least, among equals what uses most
    /// (TR03).
    ///
    /// Salt, pepper, water and plain cooking oil are taken to be in every house (`Food.isStaple`): they are
    /// neither missing nor needed to be named. "Chicken" is enough for chicken breast, but not for stock.
    public func fridge(
        _ foods: [String], filter: RecipeFilter = RecipeFilter(), offset: Int = 0, limit: Int
    ) async throws(LibraryError) -> [FridgeHit] {
        let items = foods.prefix(Food.mostAtHome).map { Food($0) }.filter { !$0.words.isEmpty }
        guard !items.isEmpty, limit > 0 else { return [] }
        let start = max(0, offset)
        return try await read { db in
            let numbers = try FridgeRank(items, filter, db).numbers
            // The index counts words, not lines, so the order near the page is made sure of with the lines.
            let near = numbers.dropFirst(max(0, start - FridgeRank.around))
                .prefix(min(start, FridgeRank.around) + limit + FridgeRank.around)
            let hits = try near.compactMap { try FridgeHit.one(db, number: $0, items: items) }
            let sorted = hits.enumerated().sorted {
                ($0.element.missing.count, -$0.element.used.count, $0.offset)
                    < ($1.element.missing.count, -$1.element.used.count, $1.offset)
            }
            return sorted.map(\.element).dropFirst(min(start, FridgeRank.around)).prefix(limit).map { $0 }
        }
    }
}

extension RecipeBox {
    /// How many recipes that pass the filter have at least one of these foods in them.
    public func fridgeCount(
        _ foods: [String], filter: RecipeFilter = RecipeFilter()
    ) async throws(LibraryError) -> Int {
        let items = foods.prefix(TypedWord.most).map { Food($0) }.filter { !$0.words.isEmpty }
        guard !items.isEmpty else { return 0 }
        return try await read { db in try FridgeRank(items, filter, db).numbers.count }
    }
}

extension FridgeHit {
    static func one(_ db: Database, number: Int32, items: [Food]) throws -> FridgeHit? {
        let statement = try db.cachedStatement(
            sql: "SELECT \(RecipeCard.columns), foods FROM recipe WHERE number = ?")
        guard let row = try Row.fetchOne(statement, arguments: [number]) else { return nil }
        var hit = FridgeHit(card: RecipeCard(row: row), used: [], missing: [])
        for line in row.text(RecipeCard.columnCount).split(separator: "\n") {
            let name = String(line), food = Food(name)
            if items.contains(where: food.isCovered) {
                hit.used.append(name)
            } else if !food.isStaple {
                hit.missing.append(name)
            }
        }
        return hit
    }
}

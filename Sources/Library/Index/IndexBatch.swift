import Foundation
import GRDB

/// Changes of the index, gathered a block at a time: a word that a thousand new recipes share is written
/// once.
struct IndexBatch {
    private let db: Database
    private var block: Int?
    private var ledger = IndexLedger()
    private var measures: [UInt16: (titleWords: UInt8, foods: UInt8)] = [:]

    init(_ db: Database) { self.db = db }

    mutating func put(_ recipe: IndexedRecipe, number: Int64) throws {
        guard RecipeNumber.range.contains(number) else { return }
        let place = try turn(to: number)
        measures[place] = ledger.note(recipe, IndexLedger.Change(number: place, isThere: true))
    }

    mutating func take(_ recipe: IndexedRecipe, number: Int64) throws {
        guard RecipeNumber.range.contains(number) else { return }
        let place = try turn(to: number)
        _ = ledger.note(recipe, IndexLedger.Change(number: place, isThere: false))
        measures[place] = (0, 0)
    }

    /// Puts a recipe that is in the box into the index.
    static func put(_ number: Int64, _ db: Database) throws {
        let found = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT \(IndexedRecipe.columns) FROM recipe WHERE number = ?"),
            arguments: [number])
        guard let found else { return }
        var batch = IndexBatch(db)
        try batch.put(IndexedRecipe(row: found, from: 0), number: number)
        try batch.finish()
    }

    /// Writes what is gathered.
    mutating func finish() throws {
        guard let block else { return }
        let find = try db.cachedStatement(
            sql: "SELECT recipes FROM posting WHERE word = ? AND field = ? AND block = ?")
        let write = try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO posting (word, field, block, recipes) VALUES (?, ?, ?, ?)")
        let delete = try db.cachedStatement(
            sql: "DELETE FROM posting WHERE word = ? AND field = ? AND block = ?")
        for (entry, changes) in ledger.close() {
            let key: [(any DatabaseValueConvertible)?] = [entry.word, entry.field.rawValue, block]
            let known = try Data.fetchOne(find, arguments: StatementArguments(key))
            var recipes = known.map(RecipeBlock.init) ?? RecipeBlock()
            for change in changes {
                if change.isThere {
                    recipes.insert(Int(change.number))
                } else {
                    recipes.remove(Int(change.number))
                }
            }
            if !recipes.isEmpty {
                try write.execute(arguments: StatementArguments(key + [recipes.data]))
            } else if known != nil {
                try delete.execute(arguments: StatementArguments(key))
            }
        }
        try writeMeasures(block)
        self.block = nil
        measures.removeAll(keepingCapacity: true)
    }

    private func writeMeasures(_ block: Int) throws {
        let sql = "SELECT titleWords, foods FROM measure WHERE block = ?"
        let known = try Row.fetchOne(db, sql: sql, arguments: [block])
        var titleWords = IndexBatch.whole(known?.bytes(0))
        var foods = IndexBatch.whole(known?.bytes(1))
        for (place, measure) in measures {
            titleWords[Int(place)] = measure.titleWords
            foods[Int(place)] = measure.foods
        }
        try db.execute(
            sql: "INSERT OR REPLACE INTO measure (block, titleWords, foods) VALUES (?, ?, ?)",
            arguments: [block, titleWords, foods])
    }

    /// As long as a block, whatever lay in the file.
    private static func whole(_ data: Data?) -> Data {
        let data = data ?? Data()
        return data.count == RecipeBlock.size ? data : Data(count: RecipeBlock.size)
    }

    /// Begins the block of a number, after writing the one before.
    private mutating func turn(to number: Int64) throws -> UInt16 {
        let wanted = Int(number) / RecipeBlock.size
        if block != wanted {
            try finish()
            block = wanted
        }
        return UInt16(Int(number) % RecipeBlock.size)
    }
}

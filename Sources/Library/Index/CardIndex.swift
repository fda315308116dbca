import Foundation
import GRDB
import Recipes

/// Leads from words to recipes: for each word of each field a set of recipes, read from the file when it is
/// asked for. Nothing of it is kept in memory.
struct CardIndex {
    let db: Database

    init(_ db: Database) { self.db = db }

    /// The recipes that have a word in a field.
    func recipes(_ word: String, _ field: IndexField) throws -> RecipeSet {
        let statement = try db.cachedStatement(
            sql: "SELECT block, recipes FROM posting WHERE word = ? AND field = ?")
        return try gathered(statement, [word, field.rawValue])
    }

    /// The recipes that have a mark: a diet, an allergen.
    func marked(_ mark: String) throws -> RecipeSet { try recipes(mark, .mark) }

    /// All recipes there are.
    func all() throws -> RecipeSet { try marked(IndexedRecipe.anyMark) }

    /// For each searched field the recipes that have one of these words in it.
    func recipes(of words: [String]) throws -> [RecipeSet] {
        var sets = IndexField.searched.map { _ in RecipeSet() }
        for word in words { try add(word, to: &sets) }
        return sets
    }

    /// For each searched field the recipes that have all words of one of these phrases in it, in any form.
    func recipes(withAny phrases: [[String]]) throws -> [RecipeSet] {
        var sets = try recipes(
            of: phrases.filter { $0.count == 1 }.compactMap(\.first).flatMap { TypedWord($0).forms })
        for phrase in phrases where phrase.count > 1 {
            let all = try recipes(withAll: phrase)
            for place in sets.indices { sets[place].formUnion(all[place]) }
        }
        return sets
    }

    /// For each searched field the recipes that have all these words in it, in any form.
    func recipes(withAll phrase: [String]) throws -> [RecipeSet] {
        var sets: [RecipeSet]?
        for word in phrase {
            let one = try recipes(of: TypedWord(word).forms)
            sets = sets.map { zip($0, one).map { $0.intersection($1) } } ?? one
        }
        return sets ?? IndexField.searched.map { _ in RecipeSet() }
    }

    /// For each searched field the recipes with a word that begins so, the word itself included.
    func recipes(beginning letters: String) throws -> [RecipeSet] {
        var sets = IndexField.searched.map { _ in RecipeSet() }
        if letters.unicodeScalars.count <= IndexedRecipe.beginnings {
            try add(IndexedRecipe.beginning(letters), to: &sets)
        } else {
            let statement = try db.cachedStatement(
                sql: "SELECT field, block, recipes FROM posting WHERE word >= ? AND word < ? AND field < 3")
            try gather(statement, [letters, letters + "\u{10FFFF}"], into: &sets)
        }
        return sets
    }

    /// The first word at or behind these letters, as SQLite sorts them.
    func first(from letters: String) throws -> String? {
        let statement = try db.cachedStatement(sql: "SELECT word FROM posting WHERE word >= ? LIMIT 1")
        return try String.fetchOne(statement, arguments: [letters])
    }

    /// The first word behind this one.
    func first(behind word: String) throws -> String? {
        let statement = try db.cachedStatement(sql: "SELECT word FROM posting WHERE word > ? LIMIT 1")
        return try String.fetchOne(statement, arguments: [word])
    }

    private func add(_ word: String, to sets: inout [RecipeSet]) throws {
        let statement = try db.cachedStatement(
            sql: "SELECT field, block, recipes FROM posting WHERE word = ? AND field < 3")
        try gather(statement, [word], into: &sets)
    }

    private func gather(
        _ statement: Statement, _ arguments: StatementArguments, into sets: inout [RecipeSet]
    ) throws {
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() {
            let field = row.number(0, Place.self), block = row.number(1, Place.self)
            guard sets.indices.contains(field) else { continue }
            try row.withUnsafeData(atIndex: 2) { data in
                data?.withUnsafeBytes { sets[field].formUnion($0, at: block) }
            }
        }
    }

    private func gathered(_ statement: Statement, _ arguments: StatementArguments) throws -> RecipeSet {
        var set = RecipeSet()
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() {
            let block = row.number(0, Place.self)
            try row.withUnsafeData(atIndex: 1) { data in
                data?.withUnsafeBytes { set.formUnion($0, at: block) }
            }
        }
        return set
    }

    /// The number of words in each recipe's title, and of foods that have to be there, by recipe number.
    func measures() throws -> (titleWords: [UInt8], foods: [UInt8]) {
        var titleWords: [UInt8] = [], foods: [UInt8] = []
        let statement = try db.cachedStatement(
            sql: "SELECT block, titleWords, foods FROM measure ORDER BY block")
        let rows = try Row.fetchCursor(statement)
        while let row = try rows.next() {
            let block = row.number(0, Place.self)
            // One beyond all numbers would take a list as long.
            guard block < RecipeNumber.blocks else { break }
            let start = block * RecipeBlock.size
            let gap = repeatElement(UInt8(0), count: max(0, start - titleWords.count))
            titleWords += gap
            foods += gap
            titleWords += row.bytes(1)
            foods += row.bytes(2)
        }
        return (titleWords, foods)
    }
}

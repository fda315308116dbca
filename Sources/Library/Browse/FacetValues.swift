import Foundation
import GRDB
import Recipes

/// The values of a facet, counted in the index.
struct FacetValues {
    /// So many are told; nobody looks through more.
    static let most = 40
    private let db: Database

    init(_ db: Database) { self.db = db }

    /// - Parameters:
    ///   - set: what is counted.
    ///   - chosen: told even if there is none of it.
    func all(
        _ facet: IndexedRecipe.Facet, in set: RecipeSet, chosen: String?
    ) throws -> [BrowseAnswer.Value] {
        let start = facet.rawValue
        let statement = try db.cachedStatement(
            sql: "SELECT word, block, recipes FROM posting WHERE word >= ? AND word < ? AND field = ?")
        let rows = try Row.fetchCursor(
            statement, arguments: [start, start + "\u{10FFFF}", IndexField.mark.rawValue])
        var counts: [(word: String, count: Int, first: Int)] = []
        while let row = try rows.next() {
            let block = row.number(1, Place.self)
            let (count, first) = set.shared(RecipeBlock(Data(row.bytes(2))), at: block)
            guard count > 0, let first else { continue }
            let word = row.text(0)
            if counts.last?.word == word {
                counts[counts.count - 1].count += count
            } else {
                counts.append((word, count, first))
            }
        }
        counts.sort { ($1.count, $0.word) < ($0.count, $1.word) }
        var values = try counts.prefix(FacetValues.most).map { entry in
            let key = String(entry.word.dropFirst(start.count))
            return BrowseAnswer.Value(
                key: key, name: try name(key, facet, entry.first), count: entry.count)
        }
        if let chosen, !values.contains(where: { $0.key == chosen }) {
            let word = facet.mark(chosen)
            let other = counts.first { $0.word == word }
            let first = try other?.first ?? CardIndex(db).marked(word).first
            let name = try first.map { try self.name(chosen, facet, $0) } ?? chosen
            values.append(BrowseAnswer.Value(key: chosen, name: name, count: other?.count ?? 0))
        }
        return values
    }

    /// As it stands in one of the recipes.
    private func name(_ key: String, _ facet: IndexedRecipe.Facet, _ number: Int) throws -> String {
        let statement = try db.cachedStatement(sql: "SELECT tags FROM recipe WHERE number = ?")
        let lines = try Row.fetchOne(statement, arguments: [number])?.text(0) ?? ""
        let parts = lines.split(separator: "\n").flatMap { line in
            facet == .tag ? [String(line)] : MenuWord.parts(String(line))
        }
        let name = parts.first { facet.key($0) == key } ?? key
        return name.trimmingCharacters(in: .whitespaces)
    }
}

extension RecipeSet {
    /// How many of a block are in the set, too, and the first of them.
    fileprivate func shared(_ block: RecipeBlock, at place: Int) -> (count: Int, first: Int?) {
        guard 0..<RecipeNumber.blocks ~= place else { return (0, nil) }
        let start = place * RecipeBlock.words
        var count = 0
        var first: Int?
        block.forEachWord { word, bits in
            guard start + word < self.bits.count else { return }
            let both = bits & self.bits[start + word]
            if both == 0 { return }
            count += both.nonzeroBitCount
            if first == nil { first = (start + word) << 6 + both.trailingZeroBitCount }
        }
        return (count, first)
    }

    fileprivate var first: Int? {
        bits.firstIndex { $0 != 0 }.map { $0 << 6 + bits[$0].trailingZeroBitCount }
    }
}

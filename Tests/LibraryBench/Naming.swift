import Dice
import FoodCatalogue
import Foods
import Foundation
import Recipes

/// What a letter costs while a food is looked for among as many as a country's shops have (MO3).
struct Naming {
    let path: String
    /// Foods of shops, besides the program's own table.
    let count: Int

    private static let typed = [
        "egg", "rye bread", "milk", "oat drink", "chicken breast", "apple", "dark chocolate", "greek yog",
        "tomato soup",
        "pasta", "olive oil", "cheddar", "banana", "peanut butter", "Roggenbrot", "Milch", "Haferflocken",
        "coffee",
    ]

    func run() async throws {
        let catalogue = try FoodCatalogue.open(at: path)
        var stocking = Figures("the program’s own table"), letters = Figures("a letter more")
        let table = try Self.table()
        try await stocking.measure { try await catalogue.stock({ table }, edition: "bench") }
        stocking.report()
        try await fill(catalogue, table)
        print("\(try await catalogue.count()) foods")
        for text in Self.typed {
            for end in text.indices.map({ text.index(after: $0) }) {
                _ = try await letters.measure { try await catalogue.find(String(text[..<end]), limit: 30) }
            }
        }
        letters.report()
        print(String(format: "most memory %.1f MiB", Figures.peakMemory()))
    }

    private static func table() throws -> FoodTable {
        func text(_ name: String) throws -> String {
            try String(contentsOfFile: "Sources/HandsOff/Foods/\(name).tsv", encoding: .utf8)
        }
        return FoodTable(foods: try text("foods"), own: try text("own"), names: try text("names"))
    }

    /// Foods as shops have them: what it is in other words, and whose.
    private func fill(_ catalogue: FoodCatalogue, _ table: FoodTable) async throws {
        let there = try await catalogue.count()
        guard there < count else { return }
        var dice = Dice(seed: 20)
        let words = Array(Set(table.entries.flatMap { $0.food.name.split { !$0.isLetter }.map(String.init) }))
            .sorted()
        for start in stride(from: 0, to: count, by: 5000) {
            let foods = (start..<min(start + 5000, count)).map { number in
                let name = (0..<2 + number % 3).map { _ in words[dice.below(words.count)] }.joined(
                    separator: " ")
                return CatalogueFood(
                    id: "bench:\(number)", name: name, detail: words[dice.below(words.count)] + " GmbH",
                    nutrition: Nutrition(kilocalories: Double(dice.below(900))),
                    barcode: "\(4_000_000_000_000 + number)")
            }
            try await catalogue.add(foods)
        }
    }
}

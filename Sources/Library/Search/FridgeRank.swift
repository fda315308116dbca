import GRDB
import Recipes

/// Recipes by how little they lack.
struct FridgeRank {
    /// The best first.
    let numbers: [Int32]
    /// So many hits on either side of a page are sorted with it.
    static let around = 24

    init(_ items: [Food], _ filter: RecipeFilter, _ db: Database) throws {
        let index = CardIndex(db)
        let passing = try filter.passing(db)
        let needed = try index.measures().foods
        var used = [UInt8](repeating: 0, count: max(passing.end, needed.count))
        var found = RecipeSet()
        for item in items {
            for recipes in try FridgeRank.recipes(item, index) {
                let hits = recipes.intersection(passing)
                used.withUnsafeMutableBufferPointer { used in hits.forEach { used[$0] &+= 1 } }
                found.formUnion(hits)
            }
        }
        func lacking(_ number: Int32) -> Int {
            let needed = Int(number) < needed.count ? Int(needed[Int(number)]) : 255
            return max(0, needed - Int(used[Int(number)]))
        }
        let byUse = CountingSort.sorted(found.numbers.map(Int32.init), keys: 256) {
            255 - Int(used[Int($0)])
        }
        numbers = CountingSort.sorted(byUse, keys: 256, by: lacking)
    }

    /// Those with the food in one line, in two, and so on.
    private static func recipes(_ item: Food, _ index: CardIndex) throws -> [RecipeSet] {
        var all: [RecipeSet] = []
        for times in 1...9 {
            var recipes: RecipeSet?
            for word in item.words {
                let again = times == 1 ? word : IndexedRecipe.again(word, times)
                let one = try again.map { try index.recipes($0, .fridge) } ?? RecipeSet()
                recipes = recipes?.intersection(one) ?? one
            }
            guard let recipes, !recipes.isEmpty else { break }
            all.append(recipes)
        }
        return all
    }
}

import Recipes
import Testing

@testable import Library

/// Many small recipes of few words, searched by the index and by reading them all.
@Suite("The index finds what reading everything would find")
struct SearchModelTests {
    static let words = [
        "tomato", "tomatoes", "potato", "onion", "onions", "chili", "chilly", "bread", "breast", "beads",
        "pea", "pear", "pearl", "crème", "rice", "spice", "spicy", "lemon", "melon", "salt", "water", "oil",
    ]

    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 31
        }
    }

    private func recipes(_ dice: inout Dice) -> [Recipe] {
        func some(_ most: Int) -> [String] {
            (0..<Int.random(in: 1...most, using: &dice)).map { _ in
                Self.words.randomElement(using: &dice) ?? ""
            }
        }
        return (0..<60).map { number in
            Recipe(
                id: "\(number)", title: some(3).joined(separator: " "),
                summary: some(2).joined(separator: " "), ingredients: some(6).map { Ingredient($0) })
        }
    }

    @Test("Words, beginnings and mistakes, after any changes", arguments: 1...6 as ClosedRange<UInt64>)
    func search(seed: UInt64) async throws {
        var dice = Dice(state: seed)
        let box = try RecipeBox.inMemory()
        var all = recipes(&dice)
        try await box.save(all, at: 1)
        let others = recipes(&dice)
        for place in [3, 14, 15, 59] {
            all[place] = others[place]
            try await box.save(others[place], at: 2)
        }
        try await box.remove(["7", "30"])
        all.removeAll { $0.id == "7" || $0.id == "30" }
        for _ in 0..<60 {
            var typed = Self.words.randomElement(using: &dice) ?? ""
            if Bool.random(using: &dice) { typed = String(typed.prefix(Int.random(in: 1...5, using: &dice))) }
            if Bool.random(using: &dice), typed.count > 2 { typed.remove(at: typed.startIndex) }
            if Bool.random(using: &dice) { typed += " " + (Self.words.randomElement(using: &dice) ?? "") }
            let results = try await box.search(typed)
            // They know what else the search has found for them.
            let wanted = results.words
            let expected = all.filter { recipe in
                let texts = [recipe.title, recipe.summary] + recipe.ingredients.map(\.name)
                let there = texts.flatMap { FoundWord.all(in: $0) }
                return wanted.allSatisfy { word in
                    there.contains { word.match($0.text) != nil }
                }
            }
            let found = try await box.hits(results, limit: 100).map(\.id)
            #expect(Set(found) == Set(expected.map(\.id)), "\(typed)")
            #expect(found.count == results.count)
        }
    }

    @Test("What the fridge lacks", arguments: 1...6 as ClosedRange<UInt64>)
    func fridge(seed: UInt64) async throws {
        var dice = Dice(state: seed)
        let box = try RecipeBox.inMemory()
        let all = recipes(&dice)
        try await box.save(all, at: 1)
        for _ in 0..<20 {
            let foods = (0..<3).map { _ in Self.words.randomElement(using: &dice) ?? "" }
            let items = foods.map { Food($0) }
            let hits = try await box.fridge(foods, limit: 100)
            var lacking: [String: Int] = [:]
            for recipe in all {
                let names = recipe.ingredients.map { Food($0.name) }
                guard
                    names.contains(where: { food in !food.isStaple && items.contains(where: food.isCovered) })
                else { continue }
                lacking[recipe.id] =
                    names.filter { food in !food.isStaple && !items.contains(where: food.isCovered) }.count
            }
            #expect(Set(hits.map(\.id)) == Set(lacking.keys))
            #expect(hits.map(\.missing.count) == hits.map { lacking[$0.id] ?? -1 })
            #expect(hits.map(\.missing.count) == hits.map(\.missing.count).sorted())
        }
    }
}

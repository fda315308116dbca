import Foundation
import Library
import Recipes

/// Asks a full library what the pages ask.
struct Asking {
    let path: String

    /// Typed letter by letter, with and without mistakes.
    static let typed = [
        "chicken soup", "chocolate cake", "spaghetti carbonara", "tomato", "choclate", "brocoli salad",
        "grilled salmon with lemon", "peanut butter cookies", "vegtable curry", "creme brulee",
        "potatoe", "blueberry pancakes", "zuchini bread", "beef stew with red wine", "quesadilla",
    ]
    static let fridges = [
        ["eggs", "tomatoes", "onion", "cheese"], ["chicken", "rice", "garlic", "soy sauce", "carrots"],
        ["flour", "butter", "sugar", "milk", "eggs", "vanilla"], ["potatoes"], ["beef", "red wine", "onion"],
        ["pasta", "parmesan", "basil", "pine nuts", "garlic", "lemon", "cream", "mushrooms"],
    ]
    static let filters = [
        RecipeFilter(), RecipeFilter(diets: [.vegetarian]),
        RecipeFilter(diets: [.vegan, .glutenFree], without: [.nuts, .soya]),
        RecipeFilter(without: [.milk], avoided: ["mushrooms"]),
    ]

    func run() async throws {
        var first = Figures("opening, the first time"), opening = Figures("opening")
        try await first.measure { try RecipeBox.open(at: path) }.close()
        first.report()
        for _ in 0..<20 { try await opening.measure { try RecipeBox.open(at: path) }.close() }
        opening.report()
        let box = try RecipeBox.open(at: path)
        try await search(box)
        try await fridge(box)
        try await lists(box)
        print(String(format: "most memory %.1f MiB", Figures.peakMemory()))
    }

    private func search(_ box: RecipeBox) async throws {
        var typing = Figures("a letter more (query)"), whole = Figures("whole words (query)")
        var forgiving = Figures("a word with a mistake (query)"), cards = Figures("a page of 24 hits")
        for _ in 0..<3 {
            for text in Self.typed {
                for filter in Self.filters {
                    for end in text.indices.map({ text.index(after: $0) }) {
                        let results = try await typing.measure {
                            try await box.search(String(text[..<end]), filter: filter)
                        }
                        _ = try await cards.measure { try await box.hits(results, limit: 24) }
                    }
                    _ = try await whole.measure { try await box.search(text, filter: filter) }
                    var wrong = text
                    wrong.remove(at: wrong.index(wrong.startIndex, offsetBy: wrong.count / 2))
                    _ = try await forgiving.measure { try await box.search(wrong, filter: filter) }
                }
            }
        }
        [typing, whole, forgiving, cards].forEach { $0.report() }
        var letters = Figures("single letters (query)")
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            let results = try await letters.measure { try await box.search(String(letter)) }
            if letter == "c" { print("  \"c\" finds", results.count) }
        }
        letters.report()
    }

    private func fridge(_ box: RecipeBox) async throws {
        var asking = Figures("fridge with 24 cards")
        for _ in 0..<5 {
            for foods in Self.fridges {
                for filter in Self.filters {
                    _ = try await asking.measure { try await box.fridge(foods, filter: filter, limit: 24) }
                }
            }
        }
        asking.report()
    }

    private func lists(_ box: RecipeBox) async throws {
        for order in CardOrder.allCases {
            var pages = Figures("a page of \(order)"), last: String?
            for _ in 0..<200 {
                let cards = try await pages.measure { [last] in
                    try await box.cards(after: last, limit: 50, order: order)
                }
                last = cards.last?.id
            }
            pages.report()
        }
        var deck = Figures("the deck's top")
        for _ in 0..<20 { _ = try await deck.measure { try await box.deck(limit: 3) } }
        deck.report()
        var suggesting = Figures("12 suggestions")
        for seed in 0..<20 as Range<UInt64> {
            _ = try await suggesting.measure {
                try await box.suggestions(filter: Self.filters[2], limit: 12, seed: seed, at: 1000)
            }
        }
        suggesting.report()
    }
}

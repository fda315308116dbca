import Dice
import Recipes

/// Recipes made up from a seed, with everything in their texts that formats use for themselves.
struct InventedRecipes: RandomNumberGenerator {
    private var dice: Dice

    init(seed: UInt64) { dice = Dice(seed: seed) }

    mutating func next() -> UInt64 { dice.next() }

    private mutating func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &self)] }
    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    private static let plain = [
        "flour", "sugar", "eggs", "oat milk", "the oven", "stir", "crème fraîche", "Mehl", "🧂", "豆腐", "زيت",
        "olive oil", "fold",
    ]
    private static let odd = [
        "@home", "#1", "~2", "{x}", "100%", "a@b.c", "--", "---", "[- x -]", ">> y", "= z", "*bold*",
        "_soft_", "`code`",
        "<b>", "&amp;", "[a](b)", "![c](d)", "# e", "1. f", "- g", "+ h", "\\", "|", "\"quoted\"", "it's",
        "(i)", "~~~", "* * *",
        "&", "</script>", "key: value", "2) j", "👩‍🍳", "%", "?", "@", "#", "~", "{", "}", "...", "½", "1/2",
        "https://e.org/x?y=1&z#w",
    ]

    private mutating func words(_ count: ClosedRange<Int>, odd share: Int = 30) -> String {
        (0..<Int.random(in: count, using: &self)).map { _ in chance(share) ? pick(Self.odd) : pick(Self.plain)
        }
        .joined(separator: " ")
    }

    /// Without commas, and not beginning with a number or a sign that a list would have.
    private mutating func name() -> String { pick(Self.plain) + (chance(40) ? " " + words(1...2) : "") }

    private mutating func amount() -> Amount? {
        guard chance(75) else { return nil }
        let quantity = pick([1, 2, 200, 0.5, 1.5, 1.0 / 3, 2.0 / 3, 0.25, 3.125, 12.7, 1000, 0.1])
        let units: [Amount.Unit] = [
            .g, .kg, .ml, .l, .tsp, .tbsp, .cup, .oz, .lb, .flOz, .pint, .quart, .piece, .clove, .slice,
            .sprig, .bunch,
            .pinch, .handful, .can, .sheet, .leaf, .stick, .other("Becher"), .other("fat 100% jar"),
            .other("q.b."),
        ]
        return Amount(quantity, upTo: chance(20) ? quantity * 2 : nil, pick(units))
    }

    private mutating func text() -> String {
        var text =
            pick(["Mix", "Take", "Dann", "1. Boil", "> Fry", "= Bake", "@", "- Cut"]) + " " + words(1...12)
        if chance(40) {
            text += pick([" for 10 minutes", " about 2–3 hours", " for an hour", " 1 1/2 hours"])
        }
        if chance(25) { text += "\n" + words(1...5) }
        if chance(10) { text += "\n\n" + words(1...5) }
        return text + pick([".", "!", "", " (or so)"])
    }

    mutating func recipe() -> Recipe {
        let parts: [String?] = chance(40) ? [nil, "Dough", "The *best* = sauce @ 100%"] : [nil]
        var names: Set<String> = []
        let ingredients = (0..<Int.random(in: 0...8, using: &self)).compactMap { _ -> Ingredient? in
            let name = name()
            guard names.insert(name).inserted else { return nil }
            return Ingredient(
                name, amount: amount(), note: chance(30) ? words(1...3) : nil, part: pick(parts))
        }
        let ownLists = chance(50)
        let steps = (0..<Int.random(in: 1...6, using: &self)).map { _ -> Step in
            var step = Step(title: "", text: text(), part: pick(parts))
            if ownLists {
                step.ingredients = ingredients.filter { _ in chance(40) }.map {
                    Ingredient($0.name, amount: $0.amount, note: $0.note)
                }
                if chance(50), let one = step.ingredients.first { step.text += " Add \(one.name) now." }
            }
            if chance(30) { step.title = "Step " + pick(Self.plain) }
            return step
        }
        return Recipe(
            id: "r", title: name() + " " + words(0...3).dropTrailing, summary: chance(50) ? words(3...9) : "",
            diets: chance(30) ? [.vegan, .nutFree] : [], preparationMinutes: pick([0, 10, 95]),
            cookingMinutes: pick([0, 60, 1440]), servings: Int.random(in: 1...12, using: &self),
            ingredients: ingredients, steps: steps,
            nutrition: chance(30)
                ? Nutrition(kilocalories: 250.5, protein: 3, carbohydrate: 20.25, fat: 0) : nil,
            tags: chance(50) ? ["weeknight", "Sunday 🌞", "a: *b*"] : [], cuisine: pick(["", "Korean"]),
            category: pick(["", "soup"]), author: pick(["", "Nan O'Hara", "Jörg & Söhne"]),
            source: pick([
                nil, Recipe.Source(name: "Grandma's notebook"),
                Recipe.Source(name: "", address: "https://e.org/a?b=c&d"),
                Recipe.Source(name: "E: #1", address: "https://e.org/"),
            ]),
            notes: chance(40) ? words(3...6) + "\n\n" + words(2...4) + "\n" + words(1...2) : "",
            stars: pick([0, 4]))
    }
}

extension String {
    fileprivate var dropTrailing: String { split(separator: " ").joined(separator: " ") }
}

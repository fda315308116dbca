import Foundation
import Recipes

/// A recipe as the corpus for load tests has it: one line of JSON.
struct CorpusLine: Decodable {
    var title: String
    var ingredients: [String]
    var directions: [String]
    var tags: [String]?

    /// The letters of the text itself, in bytes.
    var size: Int {
        ([title] + ingredients + directions + (tags ?? [])).reduce(0) { $0 + $1.utf8.count }
    }

    func recipe(_ number: Int) -> Recipe {
        let ingredients = ingredients.map(CorpusLine.ingredient)
        var recipe = Recipe(
            id: "corpus-\(number)", title: title, preparationMinutes: number % 60,
            cookingMinutes: number % 90, servings: 4, ingredients: ingredients,
            steps: directions.map { Step(text: $0) }, tags: tags ?? [])
        recipe.diets = DietFinding(of: ingredients).diets
        return recipe
    }

    /// Another recipe out of two: half of either title, the foods of one and some of the other.
    func mixed(with other: CorpusLine) -> CorpusLine {
        let words = title.split(separator: " "), others = other.title.split(separator: " ")
        let title = words.prefix((words.count + 1) / 2) + others.suffix((others.count + 1) / 2)
        return CorpusLine(
            title: title.joined(separator: " "),
            ingredients: ingredients.dropLast() + other.ingredients.prefix(2), directions: directions,
            tags: tags)
    }

    private static let units: [String: Amount.Unit] = [
        "cup": .cup, "cups": .cup, "teaspoon": .tsp, "teaspoons": .tsp, "tablespoon": .tbsp,
        "tablespoons": .tbsp, "ounce": .oz, "ounces": .oz, "pound": .lb, "pounds": .lb, "cloves": .clove,
    ]

    /// "2 cups flour, sifted": roughly, as no more is needed here.
    private static func ingredient(_ line: String) -> Ingredient {
        var words = line.split(separator: " ")
        var amount: Amount?
        if let first = words.first, let quantity = number(first) {
            words.removeFirst()
            amount = Amount(quantity)
            if let next = words.first, let rest = number(next), rest < 1 {
                amount?.quantity += rest
                words.removeFirst()
            }
            if let unit = words.first.flatMap({ units[String($0)] }), words.count > 1 {
                amount?.unit = unit
                words.removeFirst()
            }
        }
        let rest = words.joined(separator: " ")
        guard let comma = rest.firstIndex(of: ","), comma != rest.startIndex else {
            return Ingredient(rest, amount: amount)
        }
        let note = rest[rest.index(after: comma)...].drop { $0 == " " }
        return Ingredient(String(rest[..<comma]), amount: amount, note: String(note))
    }

    private static func number(_ word: Substring) -> Double? {
        let parts = word.split(separator: "/")
        if parts.count == 2, let top = Double(parts[0]), let bottom = Double(parts[1]), bottom > 0 {
            return top / bottom
        }
        return Double(word)
    }
}

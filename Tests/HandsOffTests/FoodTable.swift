import Foundation
import Recipes

/// What the ingredients of the starter recipes contain: `foods.tsv`, which lies beside them.
struct FoodTable {
    enum Trouble: Error { case unreadable(line: String), twice(String), unknown(String), unweighed(String) }

    private struct Food {
        /// Of 100 g.
        let content: Nutrition
        /// Grams of one piece, clove, tablespoon …, by the unit's name.
        let weights: [String: Double]
    }

    private static let millilitres: [String: Double] = [
        "ml": 1, "l": 1000, "tsp": 5, "tbsp": 15, "cup": 240,
    ]

    private var foods: [String: Food] = [:]

    init(file: URL) throws {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for line in lines.dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let numbers = columns.dropFirst().prefix(4).compactMap(Double.init)
            guard columns.count == 7, numbers.count == 4 else { throw Trouble.unreadable(line: String(line)) }
            let food = Food(
                content: Nutrition(
                    kilocalories: numbers[0], protein: numbers[1], carbohydrate: numbers[2], fat: numbers[3]),
                weights: try Self.weights(columns[5]))
            for name in columns[0].components(separatedBy: ", ") {
                guard foods.updateValue(food, forKey: name) == nil else { throw Trouble.twice(name) }
            }
        }
    }

    /// "handful 10, bunch 50"
    private static func weights(_ text: String) throws -> [String: Double] {
        var weights: [String: Double] = [:]
        for part in text.components(separatedBy: ", ") where !part.isEmpty {
            let words = part.split(separator: " ")
            guard words.count == 2, let grams = Double(words[1]) else { throw Trouble.unreadable(line: text) }
            weights[String(words[0])] = grams
        }
        return weights
    }

    /// What the ingredients of one serving contain; "to taste" is nothing.
    func nutrition(of recipe: Recipe) throws -> Nutrition {
        var sum = Nutrition(kilocalories: 0, protein: 0, carbohydrate: 0, fat: 0)
        for ingredient in recipe.ingredients {
            guard let amount = ingredient.amount else { continue }
            guard let food = foods[ingredient.name] else { throw Trouble.unknown(ingredient.name) }
            guard let grams = grams(amount, of: food) else { throw Trouble.unweighed(ingredient.name) }
            let share = grams / 100 / Double(recipe.servings)
            sum.kilocalories += food.content.kilocalories * share
            sum.protein += food.content.protein * share
            sum.carbohydrate += food.content.carbohydrate * share
            sum.fat += food.content.fat * share
        }
        return sum
    }

    /// A range counts as its middle.
    private func grams(_ amount: Amount, of food: Food) -> Double? {
        let quantity = (amount.quantity + (amount.upTo ?? amount.quantity)) / 2
        if let weight = food.weights[amount.unit.name] { return quantity * weight }
        if amount.unit == .g { return quantity }
        if amount.unit == .kg { return quantity * 1000 }
        guard let wanted = Self.millilitres[amount.unit.name] else { return nil }
        for (unit, weight) in food.weights {
            if let known = Self.millilitres[unit] { return quantity * weight * wanted / known }
        }
        return nil
    }
}

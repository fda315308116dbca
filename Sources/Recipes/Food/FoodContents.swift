/// What foods contain: a table from which the nutrition of a recipe can be worked out.
public struct FoodContents: Sendable {
    public struct Trouble: Error, Sendable, Hashable {
        /// The line, or the part of it, that can't be read.
        public var line: String
    }

    /// What was worked out, and how far it can be trusted.
    public struct Estimate: Sendable, Hashable {
        /// Of one serving.
        public var nutrition: Nutrition
        /// How many of the ingredients it counts.
        public var counted: Int
        /// The names of those that it doesn't, because the table doesn't know them, or not by that measure.
        /// What has no amount ("to taste") is nothing.
        public var uncounted: [String]
    }

    private struct Content {
        /// Of 100 g.
        let nutrition: Nutrition
        /// Grams of one piece, clove, tablespoon …, by the unit's name.
        let weights: [String: Double]
    }

    private static let millilitres: [String: Double] = [
        "ml": 1, "l": 1000, "tsp": 5, "tbsp": 15, "cup": 240,
    ]
    private static let grams: [String: Double] = ["g": 1, "kg": 1000, "oz": 28.35, "lb": 453.6]

    private var byName: [String: Content] = [:]
    /// By the words of the food alone, so that "2 large eggs" are eggs.
    private var byWords: [[String]: Content] = [:]

    /// - Parameter table: tab-separated lines under a heading: names, kcal, protein, carbohydrate and fat of
    ///   100 g, what a measure of it weighs ("handful 10, bunch 50"), and anything.
    public init(table: String) throws(Trouble) {
        for line in table.split(whereSeparator: \.isNewline).dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let numbers = columns.dropFirst().prefix(4).compactMap(Double.init)
            guard columns.count == 7, numbers.count == 4 else { throw Trouble(line: String(line)) }
            let content = Content(
                nutrition: Nutrition(
                    kilocalories: numbers[0], protein: numbers[1], carbohydrate: numbers[2], fat: numbers[3]),
                weights: try Self.weights(columns[5]))
            for name in columns[0].split(separator: ", ").map(String.init) {
                guard byName.updateValue(content, forKey: name) == nil else { throw Trouble(line: name) }
                let words = Food(name).words
                if byWords[words] == nil { byWords[words] = content }
            }
        }
    }

    private static func weights(_ text: String) throws(Trouble) -> [String: Double] {
        var weights: [String: Double] = [:]
        for part in text.split(separator: ", ") {
            let words = part.split(separator: " ")
            guard words.count == 2, let grams = Double(words[1]) else { throw Trouble(line: text) }
            weights[String(words[0])] = grams
        }
        return weights
    }

    public func nutrition(of ingredients: [Ingredient], servings: Int) -> Estimate {
        var estimate = Estimate(
            nutrition: Nutrition(kilocalories: 0, protein: 0, carbohydrate: 0, fat: 0), counted: 0,
            uncounted: [])
        for ingredient in ingredients {
            guard let amount = ingredient.amount else { continue }
            guard let content = content(of: ingredient.name), let grams = grams(amount, of: content) else {
                estimate.uncounted.append(ingredient.name)
                continue
            }
            estimate.counted += 1
            let share = grams / 100 / Double(max(1, servings))
            estimate.nutrition.add(content.nutrition, share)
        }
        return estimate
    }

    private func content(of name: String) -> Content? {
        byName[name] ?? byName[name.lowercased()] ?? byWords[Food(name).words]
            ?? byWords[Food(GermanFoods.english(name)).words]
    }

    /// A range counts as its middle.
    private func grams(_ amount: Amount, of food: Content) -> Double? {
        let quantity = (amount.quantity + (amount.upTo ?? amount.quantity)) / 2
        if let weight = food.weights[amount.unit.name] { return quantity * weight }
        if let weight = Self.grams[amount.unit.name] { return quantity * weight }
        guard let wanted = Self.millilitres[amount.unit.name] else { return nil }
        for (unit, weight) in food.weights {
            if let known = Self.millilitres[unit] { return quantity * weight * wanted / known }
        }
        return nil
    }
}

extension Nutrition {
    fileprivate mutating func add(_ other: Nutrition, _ share: Double) {
        func sum(_ mine: Double?, _ others: Double?) -> Double { (mine ?? 0) + (others ?? 0) * share }
        kilocalories = sum(kilocalories, other.kilocalories)
        protein = sum(protein, other.protein)
        carbohydrate = sum(carbohydrate, other.carbohydrate)
        fat = sum(fat, other.fat)
    }
}

public import Recipes

/// A food of the table, and what 100 g of it contain.
public struct KnownFood: Sendable, Hashable, Identifiable {
    /// A household measure and what it weighs: "1 cup, chopped" is 160 g.
    public struct Portion: Sendable, Hashable {
        public var name: String
        /// Of one of it.
        public var grams: Double

        public init(name: String, grams: Double) { (self.name, self.grams) = (name, grams) }
    }

    /// The number in the USDA's database, or "own" and a number.
    public var id: String
    /// As the table has it: "Onions, raw".
    public var name: String
    /// Of 100 g: kilocalories, and grams of protein, carbohydrate without fibre, as on European labels, and fat.
    public var nutrition: Nutrition
    /// Grams in 100 g; nil where nobody has measured it.
    public var fibre: Double?
    public var sugar: Double?
    public var salt: Double?
    public var portions: [Portion]

    /// - Parameter line: a line of the table; nil if it isn't one.
    init?(_ line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count >= 10, let energy = Double(columns[2]) else { return nil }
        let numbers = columns[2..<9].map { Double($0) }
        id = String(columns[0])
        name = String(columns[1])
        (fibre, sugar) = (numbers[4], numbers[5])
        salt = numbers[6].map { $0 * 2.5 / 1000 }
        nutrition = Nutrition(
            kilocalories: energy, protein: numbers[1],
            carbohydrate: numbers[3].map { max(0, $0 - (numbers[4] ?? 0)) }, fat: numbers[2])
        portions = Portion.read(String(columns[9]))
    }
}

extension KnownFood.Portion {
    /// Portions one behind the other, each as the table writes it: "1 cup, chopped=160;1 large=50".
    public static func read(_ text: String) -> [KnownFood.Portion] {
        text.split(separator: ";").compactMap { KnownFood.Portion($0) }
    }

    /// As the table writes it.
    public var written: String { "1 \(name)=\(grams)" }

    /// - Parameter text: "1 cup, chopped=160".
    fileprivate init?(_ text: Substring) {
        let sides = text.split(separator: "="),
            words = (sides.first ?? "").split(separator: " ", maxSplits: 1)
        guard sides.count == 2, words.count == 2, let grams = Double(sides[1]), let count = Double(words[0]),
            count > 0
        else { return nil }
        (name, self.grams) = (String(words[1]), grams / count)
    }
}

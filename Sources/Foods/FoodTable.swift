import Foundation
public import Recipes

/// All foods that the program knows, by their numbers and by the names that cooks give them in English and German.
///
/// The figures are those of the USDA National Nutrient Database for Standard Reference 28, which is in the public
/// domain, and a few of our own for what it lacks.
public struct FoodTable: Sendable {
    private let lines: [String: Substring]
    /// The numbers by the names as they are written, and by their stems.
    private var byName: [String: String] = [:]
    private var byStems: [String: String] = [:]
    /// What cooks' measures weigh, where they know better than the portions: grams by the name of the unit.
    private var weights: [String: [String: Double]] = [:]
    /// What cooks call a food, by its number.
    private var names: [String: (english: [String], german: [String])] = [:]

    /// - Parameters:
    ///   - foods, own: a line a food under a heading.
    ///   - names: lines of a number, English names, German names and weights, under a heading.
    public init(foods: String, own: String, names: String) {
        var lines: [String: Substring] = [:]
        for table in [foods, own] {
            for line in table.split(separator: "\n").dropFirst() {
                lines[String(line.prefix { $0 != "\t" })] = line
            }
        }
        self.lines = lines
        for line in names.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 4 else { continue }
            let english = columns[1].components(separatedBy: ", "),
                german = columns[2].components(separatedBy: ", ")
            for name in english + german { add(name, columns[0]) }
            self.names[columns[0]] = (
                english: english.filter { !$0.isEmpty }, german: german.filter { !$0.isEmpty }
            )
            weights[columns[0]] = Self.weights(columns[3])
        }
    }

    private mutating func add(_ name: String, _ id: String) {
        guard !name.isEmpty else { return }
        byName[name] = byName[name] ?? id
        let words = FoodName.words(name), plain = words.joined(separator: " ")
        byName[plain] = byName[plain] ?? id
        let stems = words.map(FoodName.stem).joined(separator: " ")
        byStems[stems] = byStems[stems] ?? id
    }

    private static func weights(_ text: String) -> [String: Double] {
        var weights: [String: Double] = [:]
        for part in text.components(separatedBy: ", ") {
            let words = part.split(separator: " ")
            if words.count == 2, let grams = Double(words[1]) { weights[String(words[0])] = grams }
        }
        return weights
    }

    public var count: Int { lines.count }

    /// The food of that number; nil if there is none.
    public func food(_ id: KnownFood.ID) -> KnownFood? { lines[id].flatMap(KnownFood.init) }

    /// A food with all that cooks call it.
    public struct Entry: Sendable, Hashable {
        public var food: KnownFood
        /// The usual name first; none for what nobody asks for by name.
        public var english: [String]
        public var german: [String]
        /// What cooks' measures of it weigh, besides its portions.
        public var weights: [KnownFood.Portion]
    }

    /// All foods, those first that cooks have a name for, in the order of their numbers.
    public var entries: [Entry] {
        lines.keys.sorted { (names[$0] == nil ? 1 : 0, $0) < (names[$1] == nil ? 1 : 0, $1) }.compactMap {
            id in
            guard let food = food(id) else { return nil }
            let weights = (weights[id] ?? [:]).sorted { $0.key < $1.key }.filter { $0.value >= 1 }
            return Entry(
                food: food, english: names[id]?.english ?? [], german: names[id]?.german ?? [],
                weights: weights.map { KnownFood.Portion(name: $0.key, grams: $0.value) })
        }
    }

    /// The food that an ingredient's name means; nil rather than one that only sounds like it.
    public func food(named name: String) -> KnownFood? {
        for name in [name, FoodName.first(name)] {
            if let id = byName[name] ?? number(FoodName.words(name)) { return food(id) }
        }
        // A compound that the table has no name for may have parts that it knows.
        let english = GermanFoods.english(name)
        return english == name ? nil : number(FoodName.words(english)).flatMap { food($0) }
    }

    /// By the longest run of words that is a name, if nothing that matters is said besides; the last of two.
    private func number(_ words: [String]) -> String? {
        guard !words.isEmpty, words.count <= 12 else { return nil }
        for length in stride(from: words.count, to: 0, by: -1) {
            for start in stride(from: words.count - length, through: 0, by: -1) {
                let rest = words[..<start] + words[(start + length)...]
                guard rest.allSatisfy({ FoodName.sayings.contains($0) || Int($0) != nil }) else { continue }
                let run = words[start..<start + length]
                if let id = byName[run.joined(separator: " ")]
                    ?? byStems[run.map(FoodName.stem).joined(separator: " ")]
                {
                    return id
                }
            }
        }
        return nil
    }

    /// What so much of a food weighs, in grams; nil if nobody knows. A range counts as its middle.
    public func grams(_ amount: Amount, of food: KnownFood) -> Double? {
        let quantity = (amount.quantity + (amount.upTo ?? amount.quantity)) / 2
        let known = weights[food.id] ?? [:]
        if let weight = known[amount.unit.name] { return quantity * weight }
        switch amount.unit.measure {
        case .weight: return quantity * amount.unit.size
        case .count: return portion(amount.unit.name, of: food).map { quantity * $0 }
        case .volume:
            return density(of: food, known, amount.unit).map { quantity * amount.unit.size * $0 }
        }
    }

    /// Grams a millilitre, by the measure itself before others.
    private func density(
        of food: KnownFood, _ known: [String: Double], _ unit: Amount.Unit
    ) -> Double? {
        let units: [Amount.Unit] = [unit, .ml, .cup, .tbsp, .tsp, .flOz]
        for unit in units {
            if let weight = known[unit.name] { return weight / unit.size }
        }
        for unit in units {
            if let weight = portion(unit.name, of: food) { return weight / unit.size }
        }
        return nil
    }

    private func portion(_ unit: String, of food: KnownFood) -> Double? {
        let starts = unit == "piece" ? ["medium", "fruit", "piece", "large"] : [unit]
        for start in starts {
            let found = food.portions.first { portion in
                let word = portion.name.prefix { $0 != "," && $0 != "(" }.trimmingCharacters(in: .whitespaces)
                return word == start || word == start + "s" || word.hasPrefix(start + " ")
            }
            if let found { return found.grams }
        }
        return nil
    }
}

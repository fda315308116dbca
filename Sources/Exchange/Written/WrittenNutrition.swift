import Recipes

/// What a source says one serving contains, under schema.org's names: "calories": "250 kcal".
struct WrittenNutrition {
    /// The four that have fields; nil if none of them is said.
    var nutrition: Nutrition?
    /// What `nutrition` has no place for, in words: "fiber 3 g".
    var rest: [String]

    init(_ written: [String: String]) {
        var held: Set<String> = []
        func first(_ names: [String], _ read: (String) -> Double?) -> Double? {
            for name in names {
                if let value = written[name].flatMap(read) {
                    held.insert(name)
                    return value
                }
            }
            return nil
        }
        let said = Nutrition(
            kilocalories: first(["calories", "energy"], Self.kilocalories),
            protein: first(["proteinContent", "protein"], Self.grams),
            carbohydrate: first(["carbohydrateContent", "carbohydrates", "carbohydrate"], Self.grams),
            fat: first(["fatContent", "fat"], Self.grams))
        nutrition = said.isEmpty ? nil : said
        rest = written.sorted { $0.key < $1.key }.compactMap { name, text in
            let text = text.onOneLine
            guard !text.isEmpty, name != "servingSize", !held.contains(name) else { return nil }
            return "\(Self.words(name)) \(text)"
        }
    }

    /// "250", "250 kcal", "1,046 kJ / 250 kcal".
    private static func kilocalories(_ text: String) -> Double? {
        let text = text.lowercased()
        let numbers = figures(text)
        guard let first = numbers.first else { return nil }
        let inCalories = numbers.first { $0.unit.hasPrefix("kcal") || $0.unit.hasPrefix("cal") }
        if let inCalories { return sane(inCalories.value) }
        guard first.unit.isEmpty || ["kj", "kilo", "kal"].contains(where: first.unit.hasPrefix) else {
            return nil
        }
        // A kilojoule is 1/4.184 of a kilocalorie, by definition of the thermochemical calorie.
        return sane(
            first.unit.hasPrefix("kj") || first.unit.hasPrefix("kilojoule")
                ? (first.value / 4.184).rounded() : first.value)
    }

    /// "12 g", "350mg", "12".
    private static func grams(_ text: String) -> Double? {
        guard let first = figures(text.lowercased()).first else { return nil }
        return sane(first.unit.hasPrefix("mg") ? first.value / 1000 : first.value)
    }

    private static func sane(_ value: Double) -> Double? {
        value.isFinite && (0...100_000).contains(value) ? value : nil
    }

    /// The numbers of a text, and the letters right after each.
    private static func figures(_ text: String) -> [(value: Double, unit: String)] {
        var found: [(Double, String)] = []
        var rest = text[...]
        while found.count < 8, let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
            rest = rest[start...]
            let written = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
            rest = rest[written.endIndex...]
            let unit = rest.drop(while: \.isWhitespace).prefix(while: \.isLetter)
            if let value = number(String(written)) { found.append((value, String(unit))) }
        }
        return found
    }

    /// "1,046" is a thousand and something, "1,5" one and a half.
    private static func number(_ text: String) -> Double? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let groups = parts.count == 2 && parts[1].prefix { $0 != "." }.count == 3
        return Double(groups ? text.replacing(",", with: "") : text.replacing(",", with: "."))
            ?? Double(text.prefix { $0 != "." && $0 != "," })
    }

    /// "saturatedFatContent" is "saturated fat".
    private static func words(_ name: String) -> String {
        var words = ""
        for letter in name.hasSuffix("Content") ? name.dropLast(7) : name[...] {
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
        return words
    }
}

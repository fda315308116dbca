/// What a serving contains, as a cook or a program wrote it down: "Calories: 320, Fat: 12 g, Protein 5g".
struct NutritionText {
    /// Under schema.org's names, as `WrittenRecipe.nutrition`.
    private(set) var facts: [String: String] = [:]
    /// What says something else; the whole text if no energy is told, for then it is about something else.
    private(set) var rest = ""

    init(_ text: String) {
        var left: [String] = []
        for line in text.prefix(4000).split(whereSeparator: \.isNewline) {
            for piece in Self.pieces(line) where !piece.isEmpty {
                if let (name, amount) = Self.fact(piece), facts[name] == nil {
                    facts[name] = amount
                } else {
                    left.append(piece)
                }
            }
        }
        if facts["calories"] == nil {
            facts = [:]
            rest = text
        } else {
            rest = left.filter { !Self.isHeading($0) }.joined(separator: "\n")
        }
    }

    /// Parted by what stands between facts; not by the comma of "1,5 g".
    private static func pieces(_ line: Substring) -> [String] {
        line.replacing(", ", with: ";").replacing(" | ", with: ";").split { ";|•·".contains($0) }
            .map { PageText.collapsed($0.drop { "-–* ".contains($0) }) }
    }

    /// "Fat: 12 g", "12 g fat", "320 kcal"; nil if anything else is said.
    private static func fact(_ piece: String) -> (name: String, amount: String)? {
        let words = piece.lowercased().split { !($0.isLetter || $0.isNumber || ".,%".contains($0)) }
            .flatMap(parted)
        guard words.count <= 6, words.count(where: { $0.first?.isNumber == true }) == 1 else { return nil }
        guard let place = words.firstIndex(where: { $0.first?.isNumber == true }) else { return nil }
        var unit = words.index(after: place) < words.endIndex ? words[place + 1] : ""
        let isUnit = units.contains(unit)
        if !isUnit { unit = "" }
        var label = words
        label.removeSubrange(place...(isUnit ? place + 1 : place))
        if label.isEmpty, unit.hasPrefix("kcal") || unit.hasPrefix("cal") { return ("calories", piece) }
        guard let name = names[label.joined(separator: " ")] else { return nil }
        let isEnergy = name == "calories"
        guard unit.isEmpty || isEnergy == energyUnits.contains(unit) else { return nil }
        return (name, unit.isEmpty ? "\(words[place])" : "\(words[place]) \(unit)")
    }

    /// "12g" is a number and its unit.
    private static func parted(_ word: Substring) -> [Substring] {
        let number = word.prefix { $0.isNumber || ".,".contains($0) }
        guard !number.isEmpty, number.endIndex < word.endIndex else { return [word] }
        return [number, word[number.endIndex...]]
    }

    private static func isHeading(_ piece: String) -> Bool {
        let words = piece.lowercased().filter { $0.isLetter || $0 == " " }
        return headings.contains(words.trimmingPrefix(" ").description)
    }

    private static let energyUnits: Set<Substring> = ["kcal", "cal", "calories", "kj"]
    private static let units: Set<Substring> = [
        "g", "gr", "gram", "grams", "gramm", "mg", "kcal", "cal", "calories", "kj",
    ]
    private static let headings: Set<String> = [
        "nutrition", "nutrition facts", "nutrition information", "nutritional information", "per serving",
        "nutrition per serving", "amount per serving", "nährwerte", "nährwerte pro portion", "pro portion",
    ]
    private static let names: [String: String] = [
        "calories": "calories", "energy": "calories", "kcal": "calories", "cal": "calories",
        "kalorien": "calories", "brennwert": "calories", "energie": "calories",
        "protein": "proteinContent", "proteins": "proteinContent", "eiweiß": "proteinContent",
        "eiweiss": "proteinContent", "protéines": "proteinContent",
        "carbohydrate": "carbohydrateContent", "carbohydrates": "carbohydrateContent",
        "carbs": "carbohydrateContent", "total carbohydrate": "carbohydrateContent",
        "total carbohydrates": "carbohydrateContent", "kohlenhydrate": "carbohydrateContent",
        "glucides": "carbohydrateContent",
        "fat": "fatContent", "total fat": "fatContent", "fett": "fatContent", "lipides": "fatContent",
        "saturated fat": "saturatedFatContent", "sugar": "sugarContent", "sugars": "sugarContent",
        "zucker": "sugarContent", "fiber": "fiberContent", "fibre": "fiberContent",
        "dietary fiber": "fiberContent", "ballaststoffe": "fiberContent", "sodium": "sodiumContent",
        "salt": "saltContent", "salz": "saltContent", "cholesterol": "cholesterolContent",
    ]
}

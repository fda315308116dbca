internal import Foundation

/// How labels call what they say, in English, German and French, as it is compared: small letters without accents.
enum LabelWords {
    /// Letters alone, small, without accents; what is nearly a letter is one.
    static func plain(_ text: String) -> String {
        var letters = ""
        for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "a"..."z": letters.unicodeScalars.append(scalar)
            case "ß": letters += "ss"
            case "0": letters += "o"
            case "1", "|", "!": letters += "l"
            case "5", "$": letters += "s"
            default: continue
            }
        }
        return letters
    }

    static let energy = [
        "calories", "calorie", "energy", "energie", "brennwert", "energiewert", "calones", "kalorien",
    ]
    /// Those of them that say what the figure is.
    static let calories = ["calories", "calorie", "calones", "kalorien"]
    static let fat = ["fat", "lipides", "lipids", "fett", "fette", "graisses"]
    static let carbohydrate = [
        "carbohydrate", "carbohydrates", "carb", "carbs", "carbohyd", "glucides", "kohlenhydrate",
        "carbohydr",
    ]
    static let protein = ["protein", "proteins", "proteines", "eiweiss", "proteine"]

    static func names(_ field: LabelField) -> [String] {
        switch field {
        case .kilocalories: energy
        case .fat: fat
        case .carbohydrate: carbohydrate
        case .protein: protein
        }
    }

    /// Before "fat" or behind it, these make it another row, or none.
    static let notFat = [
        "saturated", "sat", "trans", "poly", "polyunsaturated", "mono", "monounsaturated", "from",
        "unsaturated", "satures",
        "gesattigte", "davon", "saturates", "less", "free", "omega", "cal", "source", "low", "reduced",
    ]

    /// Whether a word that was read is one of some, but for a slip or two.
    static func match(_ read: String, _ names: [String]) -> Double? {
        let word = plain(read)
        guard word.count >= 3 else { return nil }
        var best: Double?
        for name in names {
            if word == name { return 1 }
            let allowed = name.count >= 9 ? 2 : name.count >= 6 ? 1 : 0
            guard allowed > 0, abs(word.count - name.count) <= allowed else { continue }
            let slips = distance(word, name)
            if slips <= allowed { best = max(best ?? 0, 1 - 0.15 * Double(slips)) }
        }
        return best
    }

    /// How many letters have to be changed, put in or left out (Levenshtein).
    static func distance(_ one: String, _ other: String) -> Int {
        let a = Array(one.utf8), b = Array(other.utf8)
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var before = row[0]
            row[0] = i + 1
            for (j, with) in b.enumerated() {
                let cost = min(row[j + 1] + 1, row[j] + 1, before + (letter == with ? 0 : 1))
                (before, row[j + 1]) = (row[j + 1], cost)
            }
        }
        return row[b.count]
    }
}

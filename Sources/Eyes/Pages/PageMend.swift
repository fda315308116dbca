/// Puts right what is read wrongly of units again and again, where a unit stands: behind an amount.
enum PageMend {
    static func mended(_ line: String) -> String {
        var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        if words.count > 1, ["l", "I", "|", "i"].contains(words[0]), words[1].first?.isLowercase ?? false {
            words[0] = "1"
        }
        if let first = words.first { words.replaceSubrange(0..<1, with: parted(first)) }
        for place in words.indices.dropFirst() where isAmount(words[place - 1]) {
            let bare = words[place].filter { $0.isLetter || $0 == "|" }
            let isFraction = words[place - 1].contains { $0.isNumber && !$0.isWholeNumber }
            // Two figures one after the other are no amount.
            if place + 1 < words.count, words[place] == "9" {
                words[place] = "g"
            } else if words[place] == "]" || words[place] == "1" && isFraction {
                words[place] = "l"
            }
            if let right = units[bare] { words[place] = words[place].replacing(bare, with: right) }
        }
        // The number of a step.
        if let first = words.first, first.hasSuffix(","), (1...2).contains(first.dropLast().count),
            first.dropLast().allSatisfy(\.isWholeNumber), words.count > 3, words[1].first?.isUppercase == true
        {
            words[0] = first.dropLast() + "."
        }
        return words.joined(separator: " ")
    }

    /// "5EL" and "1egg" lost the space between; "200g" is printed like that.
    private static func parted(_ word: String) -> [String] {
        let figures = word.prefix { $0.isNumber }, rest = word.dropFirst(figures.count)
        guard !figures.isEmpty, figures.count <= 4, !rest.isEmpty else { return [word] }
        if rest == "]" || rest == "|" { return [String(figures), "l"] }
        guard rest.allSatisfy(\.isLetter), rest.count >= 2, !glued.contains(String(rest)) else {
            return [word]
        }
        return [String(figures), String(rest)]
    }

    private static let glued: Set<String> = [
        "kg", "mg", "ml", "cl", "dl", "oz", "lb", "lbs", "cm", "mm", "tsp", "tbsp", "th", "st", "nd", "rd",
    ]

    private static func isAmount(_ word: String) -> Bool {
        word == "?" || word.first.map { $0.isNumber } ?? false
    }

    private static let units = [
        "thsp": "tbsp", "thbsp": "tbsp", "tosp": "tbsp", "thsps": "tbsps", "Thsp": "Tbsp", "tbep": "tbsp",
        "Ibs": "lbs", "Ib": "lb", "|": "l", "I": "l", "mi": "ml", "m|": "ml", "mI": "ml", "FL": "EL",
        "EI": "EL", "TI": "TL",
        "¢": "g", "ke": "kg",
    ]
}

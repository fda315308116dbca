/// A number of a label with what stands behind it, as far as it was read.
struct ReadAmount: Sendable, Hashable {
    enum Unit: Sendable, Hashable {
        case grams, milligrams, kilojoules, kilocalories, percent, none

        var isEnergy: Bool { self == .kilojoules || self == .kilocalories }
    }

    var amount: Double
    var unit: Unit
    /// "Less than 1 g", "< 0.5 g": something smaller.
    var isLess = false
    /// The number where its last figure may be a "g" that was misread.
    var withoutLast: Double?
    var word: ReadWord

    /// All amounts of words that follow each other in a row.
    static func all(in words: [ReadWord]) -> [ReadAmount] {
        var found: [ReadAmount] = [], isLess = false, ahead = Unit.none
        let standsAhead = unitsStandAhead(words)
        var index = 0
        while index < words.count {
            let word = words[index]
            let text = word.text.lowercased()
            if text.hasPrefix("<") || ["less", "moins", "weniger", "unter"].contains(LabelWords.plain(text)) {
                isLess = true
            }
            let next = index + 1 < words.count ? words[index + 1].text.lowercased() : ""
            if standsAhead, !text.contains(where: \.isNumber), unit(text, isApart: true).isEnergy {
                ahead = unit(text, isApart: true)
            }
            for var amount in read(text, next: next, word) {
                amount.isLess = amount.isLess || isLess
                if standsAhead, amount.unit == .none || amount.unit.isEnergy { amount.unit = ahead }
                isLess = false
                found.append(amount)
            }
            index += 1
        }
        return found
    }

    /// Whether a row says its units before its figures: "kJ 1046 kcal 250".
    private static func unitsStandAhead(_ words: [ReadWord]) -> Bool {
        for word in words {
            let text = word.text.lowercased()
            if text.contains(where: \.isNumber) { return false }
            if unit(text, isApart: true).isEnergy { return true }
        }
        return false
    }

    /// - Parameter next: the word behind it, which may be its unit.
    private static func read(_ text: String, next: String, _ word: ReadWord) -> [ReadAmount] {
        var found: [ReadAmount] = []
        let letters = Array(text)
        var index = 0
        while index < letters.count {
            guard isFigure(letters, index) else {
                index += 1
                continue
            }
            var figures = "", end = index
            while end < letters.count {
                let letter = letters[end]
                if letter.isASCII, letter.isNumber {
                    figures.append(letter)
                } else if "oO".contains(letter) {
                    figures.append("0")
                } else if letter == "." || letter == ",", end + 1 < letters.count,
                    letters[end + 1].isNumber || "oO".contains(letters[end + 1]),
                    !figures.contains(".")
                {
                    figures.append(".")
                } else {
                    break
                }
                end += 1
            }
            // "2,000" and "1.046" are thousands, "2,5" is not.
            let parts = figures.split(separator: ".")
            if parts.count == 2, parts[1].count == 3, !figures.hasPrefix("0") { figures = parts.joined() }
            let rest = String(letters[end...])
            if let amount = Double(figures), amount < 100_000 {
                let unit = unit(rest.isEmpty ? next : rest, isApart: rest.isEmpty)
                var read = ReadAmount(amount: amount, unit: unit, word: word)
                read.isLess = index > 0 && letters[index - 1] == "<"
                if unit == .none, figures.count > 1, let last = figures.last,
                    last == "9" || last == "8" || last == "6"
                {
                    read.withoutLast = Double(
                        figures.dropLast().hasSuffix(".") ? figures.dropLast(2) : figures.dropLast())
                }
                found.append(read)
            }
            index = max(end, index + 1)
        }
        return found
    }

    /// A figure, or an "O" that stands for one before a unit or a point.
    private static func isFigure(_ letters: [Character], _ index: Int) -> Bool {
        let letter = letters[index]
        if letter.isASCII, letter.isNumber { return true }
        guard "oO".contains(letter), index == 0 || !letters[index - 1].isLetter else { return false }
        guard index + 1 < letters.count else { return false }
        let next = letters[index + 1]
        if next.isNumber || next == "." || next == "," || next == "%" { return true }
        let rest = String(letters[(index + 1)...])
        return ["g", "mg", "9", "q", "kj", "kcal"].contains(
            rest.trimmingSuffix(while: { !$0.isLetter && !$0.isNumber }))
    }

    private static func unit(_ text: String, isApart: Bool) -> Unit {
        let unit = text.trimmingPrefix(while: { "([{ ".contains($0) }).lowercased()
        if unit.hasPrefix("%") { return .percent }
        if unit.hasPrefix("mg") || unit.hasPrefix("mcg") || unit.hasPrefix("µg") || unit.hasPrefix("iu") {
            return .milligrams
        }
        if unit.hasPrefix("kj") || unit.hasPrefix("k)") || unit.hasPrefix("ki") || unit.hasPrefix("k1") {
            return .kilojoules
        }
        if unit.hasPrefix("kcal") || unit.hasPrefix("cal") || unit.hasPrefix("kca") { return .kilocalories }
        if unit.hasPrefix("g") || !isApart && unit.hasPrefix("q") {
            let rest = unit.dropFirst().first
            return rest == nil || !(rest?.isLetter ?? false) ? .grams : .none
        }
        return .none
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> String {
        var text = String(self)
        while let last = text.last, isCut(last) { text.removeLast() }
        return text
    }
    fileprivate func trimmingPrefix(while isCut: (Character) -> Bool) -> String {
        String(drop(while: isCut))
    }
}

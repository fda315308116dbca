/// A word, a number or a sign of a text that is to be read aloud.
struct EarToken: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case word
        case number(EarNumber)
        case sign
        case lineEnd
    }

    var kind: Kind
    /// As it is written.
    var text: String
    /// Whether space stands before it.
    var isApart: Bool

    var number: EarNumber? {
        if case .number(let number) = kind { number } else { nil }
    }
    var isWord: Bool { kind == .word }
    /// Whether it begins with a capital letter.
    var isCapital: Bool { text.first?.isUppercase ?? false }

    func isSign(_ signs: String...) -> Bool { kind == .sign && signs.contains(text) }
}

extension EarToken {
    /// The tokens of a text's first `limit` characters, in one pass.
    /// - Parameter comma: the sign before decimals; the other one stands between thousands.
    static func all(in text: String, comma: Character, limit: Int) -> [EarToken] {
        var reader = EarTokenReader(Array(text.prefix(limit)), comma: comma)
        return reader.read()
    }
}

private struct EarTokenReader {
    let signs: [Character]
    let comma: Character
    var place = 0
    var tokens: [EarToken] = []

    init(_ signs: [Character], comma: Character) {
        self.signs = signs
        self.comma = comma
    }

    mutating func read() -> [EarToken] {
        var isApart = true
        while place < signs.count {
            let sign = signs[place]
            if sign.isNewline {
                tokens.append(EarToken(kind: .lineEnd, text: "\n", isApart: true))
                place += 1
                isApart = true
            } else if sign.isWhitespace {
                place += 1
                isApart = true
            } else {
                tokens.append(token(sign, isApart: isApart))
                isApart = false
            }
        }
        return tokens
    }

    private mutating func token(_ sign: Character, isApart: Bool) -> EarToken {
        let start = place
        if let number = number() {
            return EarToken(kind: .number(number), text: String(signs[start..<place]), isApart: isApart)
        }
        // "º" counts as a letter, and stands for a degree.
        if sign.isLetter, sign != "º" {
            while place < signs.count, isWordSign(place) { place += 1 }
            return EarToken(kind: .word, text: String(signs[start..<place]), isApart: isApart)
        }
        place += 1
        return EarToken(kind: .sign, text: String(sign), isApart: isApart)
    }

    /// Letters, and an apostrophe between two of them.
    private func isWordSign(_ place: Int) -> Bool {
        if signs[place].isLetter { return true }
        return (signs[place] == "'" || signs[place] == "’") && place + 1 < signs.count
            && signs[place + 1].isLetter
    }

    // MARK: Numbers

    private mutating func number() -> EarNumber? {
        if let (over, under) = Self.fraction(signs[place]) {
            place += 1
            return .mixed(whole: 0, over: over, under: under)
        }
        guard isDigit(place) else { return nil }
        let digits = digits()
        if !digits.contains(comma), let whole = Int(digits) {
            if let rest = fractionAfter(place) {
                place = rest.end
                return .mixed(whole: whole, over: rest.over, under: rest.under)
            }
            if let under = slashed(place), under.number > whole, under.number <= 16, whole > 0 {
                place = under.end
                return .mixed(whole: 0, over: whole, under: under.number)
            }
        }
        return .plain(digits)
    }

    /// Digits with the signs that belong to a number: "1.5", "1,000".
    private mutating func digits() -> String {
        var text = ""
        while place < signs.count {
            if isDigit(place) {
                text.append(signs[place])
            } else if signs[place] == comma || signs[place] == "." || signs[place] == ",", isDigit(place + 1)
            {
                let isThousands = signs[place] != comma && isThousand(after: place)
                if !isThousands {
                    if text.contains(comma) { break }
                    text.append(comma)
                }
            } else {
                break
            }
            place += 1
        }
        return text
    }

    /// Exactly three digits follow, as between thousands.
    private func isThousand(after place: Int) -> Bool {
        isDigit(place + 1) && isDigit(place + 2) && isDigit(place + 3) && !isDigit(place + 4)
    }

    /// "½" or "1/2" after a whole number, with or without space between.
    private func fractionAfter(_ place: Int) -> (over: Int, under: Int, end: Int)? {
        var next = place
        while next < signs.count, signs[next].isWhitespace, !signs[next].isNewline { next += 1 }
        // "1-1/2 cups" are one and a half.
        if next == place, next + 1 < signs.count, signs[next] == "-" { next += 1 }
        guard next < signs.count else { return nil }
        if let (over, under) = Self.fraction(signs[next]) { return (over, under, next + 1) }
        guard next > place, isDigit(next) else { return nil }
        var end = next
        while isDigit(end) { end += 1 }
        guard let over = Int(String(signs[next..<end])), let under = slashed(end), under.number > over,
            under.number <= 16, over > 0
        else { return nil }
        return (over, under.number, under.end)
    }

    /// A slash and a number that is no part of a longer one: "1/2" but not "1/2/3", "3/4-inch" but not "180/350".
    private func slashed(_ place: Int) -> (number: Int, end: Int)? {
        var place = place
        if place + 1 < signs.count, signs[place] == " ", signs[place + 1] == "/" { place += 1 }
        guard place < signs.count, signs[place] == "/" || signs[place] == "\u{2044}" else { return nil }
        if place + 1 < signs.count, signs[place + 1] == " " { place += 1 }
        guard isDigit(place + 1) else {
            return nil
        }
        var end = place + 1
        while isDigit(end) { end += 1 }
        if end < signs.count, signs[end] == "/" { return nil }
        return Int(String(signs[(place + 1)..<end])).map { ($0, end) }
    }

    private func isDigit(_ place: Int) -> Bool {
        place < signs.count && ("0"..."9").contains(signs[place])
    }

    private static func fraction(_ sign: Character) -> (Int, Int)? {
        fractions[sign]
    }

    private static let fractions: [Character: (Int, Int)] = [
        "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5),
        "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8),
        "⅞": (7, 8),
    ]
}

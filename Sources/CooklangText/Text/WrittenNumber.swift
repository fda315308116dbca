/// Numbers as recipe formats write them: "2", "1.5", "1/2", "1 1/2", "1½".
package enum WrittenNumber {
    /// The number a text is, from its first to its last letter; nil if it isn't one, or isn't finite.
    package static func read(_ text: some StringProtocol) -> Double? {
        guard let (value, rest) = prefix(of: text), rest.isEmpty else { return nil }
        return value
    }

    /// The number that a text begins with, and what follows it, without the space between.
    package static func prefix(of text: some StringProtocol) -> (value: Double, rest: String)? {
        let signs = Array(text.unicodeScalars.prefix(longest))
        guard let (value, next) = number(signs, spaces(signs, 0)), value.isFinite else { return nil }
        let rest = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(next)))
        return (value, rest.stripped)
    }

    /// "2", "2-3", "2–3" and "2 to 3" at a text's beginning.
    package static func range(of text: some StringProtocol) -> (low: Double, high: Double?, rest: String)? {
        guard let (low, rest) = prefix(of: text) else { return nil }
        for dash in ["-", "–", "—", "to ", "bis "] where rest.hasPrefix(dash) {
            if let (high, behind) = prefix(of: rest.dropFirst(dash.count)), high > low {
                return (low, high, behind)
            }
        }
        return (low, nil, rest)
    }

    /// What `read` reads again, and exactly: a fraction where a cook would write one.
    package static func text(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
        if value > 0, value < 1000 {
            let whole = Int(value)
            for bottom in [2, 3, 4, 8] {
                let top = ((value - Double(whole)) * Double(bottom)).rounded()
                let fraction = "\(Int(top))/\(bottom)"
                let text = whole == 0 ? fraction : "\(whole) \(fraction)"
                if top > 0, read(text) == value { return text }
            }
        }
        return "\(value)"
    }

    /// Letters; no number of a recipe is longer.
    private static let longest = 60

    private static func number(_ signs: [Unicode.Scalar], _ start: Int) -> (Double, next: Int)? {
        if let value = fraction(signs, start) { return (value, start + 1) }
        guard let (first, next) = decimal(signs, start) else { return nil }
        if let value = fraction(signs, next) { return (first + value, next + 1) }
        if let (bottom, end) = divisor(signs, next) { return (first / bottom, end) }
        let apart = spaces(signs, next)
        guard apart > next else { return (first, next) }
        if let value = fraction(signs, apart) { return (first + value, apart + 1) }
        if let (top, middle) = decimal(signs, apart), let (bottom, end) = divisor(signs, middle), top < bottom
        {
            return (first + top / bottom, end)
        }
        return (first, next)
    }

    /// "/ 2".
    private static func divisor(_ signs: [Unicode.Scalar], _ start: Int) -> (Double, next: Int)? {
        let slash = spaces(signs, start)
        guard slash < signs.count, signs[slash] == "/" || signs[slash] == "⁄",
            let (bottom, end) = decimal(signs, spaces(signs, slash + 1)), bottom > 0
        else { return nil }
        return (bottom, end)
    }

    /// Digits with a point or a comma among them, and an exponent as programs print it.
    private static func decimal(_ signs: [Unicode.Scalar], _ start: Int) -> (Double, next: Int)? {
        var digits = "", next = start
        func take() {
            while next < signs.count, signs[next].isDigit {
                digits.unicodeScalars.append(signs[next])
                next += 1
            }
        }
        func hasDigit(_ place: Int) -> Bool { place < signs.count && signs[place].isDigit }
        take()
        if next < signs.count, signs[next] == "." || signs[next] == ",", hasDigit(next + 1) {
            digits += digits.isEmpty ? "0." : "."
            next += 1
            take()
        }
        guard !digits.isEmpty else { return nil }
        if next + 1 < signs.count, signs[next] == "e",
            hasDigit(next + 1) || (signs[next + 1] == "-" || signs[next + 1] == "+") && hasDigit(next + 2)
        {
            digits += "e" + (hasDigit(next + 1) ? "" : String(signs[next + 1]))
            next += hasDigit(next + 1) ? 1 : 2
            take()
        }
        return Double(digits).map { ($0, next) }
    }

    private static func fraction(_ signs: [Unicode.Scalar], _ place: Int) -> Double? {
        guard place < signs.count, !signs[place].isASCII, signs[place].properties.numericType == .numeric,
            let value = signs[place].properties.numericValue, value > 0, value < 1
        else { return nil }
        // Unicode's tables hold ⅓ as a rounded decimal.
        for bottom in 2...10 {
            let top = (value * Double(bottom)).rounded()
            if abs(top / Double(bottom) - value) < 1e-6 { return top / Double(bottom) }
        }
        return value
    }

    private static func spaces(_ signs: [Unicode.Scalar], _ start: Int) -> Int {
        var place = start
        while place < signs.count, signs[place].isSpace { place += 1 }
        return place
    }
}

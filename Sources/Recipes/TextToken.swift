/// A word, a number or a sign of a text: what durations are read from.
struct TextToken {
    enum Kind: Equatable {
        /// Letters, in lower case.
        case word(String)
        /// "12", "1.5", "1,5", "½".
        case number(Double)
        /// Any other character but space, one at a time.
        case sign(Unicode.Scalar)
    }

    var kind: Kind
    var range: Range<String.Index>
    /// Something stands between this and the one before: space, or a new line.
    var isApart: Bool
    /// The first of its line.
    var startsLine: Bool

    func isWord(_ words: some Sequence<String>) -> Bool {
        if case .word(let word) = kind { words.contains(word) } else { false }
    }

    func isSign(_ signs: some Sequence<Unicode.Scalar>) -> Bool {
        if case .sign(let sign) = kind { signs.contains(sign) } else { false }
    }

    var number: Double? {
        if case .number(let value) = kind { value } else { nil }
    }
}

extension TextToken {
    /// The tokens of a text's first `limit` characters (Unicode scalars), in one pass.
    static func all(in text: String, limit: Int) -> [TextToken] {
        let scalars = text.unicodeScalars
        let end =
            scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
            ?? scalars.endIndex
        var tokens: [TextToken] = []
        var place = scalars.startIndex
        var isApart = true, startsLine = true
        while place < end {
            let scalar = scalars[place]
            if isSpace(scalar) {
                isApart = true
                startsLine = startsLine || scalar == "\n" || scalar == "\u{2029}"
                place = scalars.index(after: place)
                continue
            }
            let (kind, next) = read(scalars, from: place, to: end)
            tokens.append(
                TextToken(kind: kind, range: place..<next, isApart: isApart, startsLine: startsLine))
            (place, isApart, startsLine) = (next, false, false)
        }
        return tokens
    }

    private static func read(
        _ scalars: String.UnicodeScalarView, from start: String.Index, to end: String.Index
    ) -> (Kind, next: String.Index) {
        let first = scalars[start]
        if let value = fraction(first) { return (.number(value), scalars.index(after: start)) }
        if digit(first) != nil { return number(scalars, from: start, to: end) }
        guard isLetter(first) else { return (.sign(first), scalars.index(after: start)) }
        var next = start
        while next < end, isLetter(scalars[next]), fraction(scalars[next]) == nil {
            next = scalars.index(after: next)
        }
        return (.word(String(scalars[start..<next]).lowercased()), next)
    }

    /// Digits, and one decimal point or comma if digits follow it; "1½" is one number too.
    private static func number(
        _ scalars: String.UnicodeScalarView, from start: String.Index, to end: String.Index
    ) -> (Kind, next: String.Index) {
        var value = 0.0, place = start, parts = 1.0, hasPoint = false
        while place < end {
            if let digit = digit(scalars[place]) {
                value = value * 10 + digit
                if hasPoint { parts *= 10 }
                place = scalars.index(after: place)
            } else {
                let after = scalars.index(after: place)
                let isPoint = scalars[place] == "." || scalars[place] == ","
                guard isPoint, !hasPoint, after < end, digit(scalars[after]) != nil else { break }
                (hasPoint, place) = (true, after)
            }
        }
        if !hasPoint, place < end, let rest = fraction(scalars[place]) {
            return (.number(value + rest), scalars.index(after: place))
        }
        return (.number(value / parts), place)
    }

    // Most text is plain ASCII, where Unicode's tables needn't be asked.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar.value <= 32 : scalar.properties.isWhitespace
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? "a"..."z" ~= scalar || "A"..."Z" ~= scalar : scalar.properties.isAlphabetic
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Double? {
        "0"..."9" ~= scalar ? Double(scalar.value - 48) : nil
    }

    private static func fraction(_ scalar: Unicode.Scalar) -> Double? {
        guard !scalar.isASCII else { return nil }
        // Vulgar fractions: "½", "⅓", "⅙".
        let isFraction = 0xBC...0xBE ~= scalar.value || 0x2150...0x215E ~= scalar.value
        return isFraction ? scalar.properties.numericValue : nil
    }
}

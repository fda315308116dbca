/// A character (Unicode scalar) as the search sees it: "É" and "e" are the same letter.
enum FoldedScalar {
    case letter(Unicode.Scalar)
    /// One that is written with several: "ß" is "ss".
    case letters(String)
    /// A word by itself.
    case ideograph
    /// An accent that follows its letter; it counts for nothing.
    case mark
    case apostrophe
    /// Space, punctuation and all else between words.
    case gap

    var isLetter: Bool {
        switch self {
        case .letter, .letters: true
        default: false
        }
    }

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39: self = .letter(scalar)
        case 0x41...0x5A: self = .letter(Unicode.Scalar(UInt8(scalar.value + 32)))
        case 0x27, 0x2019: self = .apostrophe
        case 0..<0x80: self = .gap
        case 0xC0...0x24F, 0x1E00...0x1EFF: self = FoldedScalar.latin(scalar)
        case 0x300...0x36F: self = .mark
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .ideograph
        case 0xFF01...0xFF5E:
            self = Unicode.Scalar(scalar.value - 0xFEE0).map(FoldedScalar.init) ?? .gap
        default: self = FoldedScalar.other(scalar)
        }
    }

    /// Letters whose base isn't told by their name, or that are written with two.
    private static let special: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "þ": "th", "Þ": "th", "ð": "d",
        "Ð": "d", "ı": "i", "ĳ": "ij", "Ĳ": "ij", "ŋ": "n", "Ŋ": "n", "×": "", "÷": "",
    ]

    /// "LATIN SMALL LETTER E WITH ACUTE" says what letter it is.
    private static let latinLetters: [UInt32: FoldedScalar] = {
        var letters: [UInt32: FoldedScalar] = [:]
        for value in Array(0xC0...0x24F) + Array(0x1E00...0x1EFF) as [UInt32] {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if let text = special[scalar] {
                letters[value] = text.isEmpty ? .gap : .letters(text)
            } else if let words = scalar.properties.name?.split(separator: " "), words.count > 3,
                words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1,
                let ascii = words[3].utf8.first
            {
                letters[value] = .letter(Unicode.Scalar(ascii + 32))
            }
        }
        return letters
    }()

    private static func latin(_ scalar: Unicode.Scalar) -> FoldedScalar {
        latinLetters[scalar.value] ?? other(scalar)
    }

    private static func other(_ scalar: Unicode.Scalar) -> FoldedScalar {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return .mark
        case .decimalNumber:
            return properties.numericValue.map { .letter(Unicode.Scalar(UInt8(48 + Int($0) % 10))) } ?? .gap
        default: break
        }
        guard properties.isAlphabetic else { return .gap }
        let lower = properties.lowercaseMapping
        let first = lower.unicodeScalars.first
        if let first, lower.unicodeScalars.count == 1 { return .letter(first) }
        return .letters(lower)
    }
}

/// English for the ear.
struct EnglishEar: Ear {
    let comma: Character = "."
    let signs: [String: String] = [
        "&": "and", "+": "plus", "=": "equals", "@": "at", "%": "percent", "°": "degrees", "º": "degrees",
        "/": "or", "£": "pounds", "$": "dollars", "€": "euros", "<": "less than", ">": "more than",
    ]

    func say(_ tokens: [EarToken], _ place: Int) -> (words: String, end: Int)? {
        var phrase = EnglishPhrase(tokens, place)
        return phrase.read()
    }

    func bare(_ number: EarNumber) -> String { EnglishNumbers.bare(number) }

    func word(_ text: String, isShouted: Bool) -> String {
        EnglishShort.words[text] ?? (isShouted ? text.lowercased() : text)
    }
}

/// How numbers are said.
enum EnglishNumbers {
    /// "half", "one and a third", "12".
    static func bare(_ number: EarNumber) -> String {
        switch number {
        case .plain(let digits): digits.hasPrefix(".") ? "0\(digits)" : digits
        case .mixed(0, let over, let under): part(over, under)
        case .mixed(let whole, let over, let under):
            "\(word(whole)) and \(over == 1 ? article(under) + " " : "")\(part(over, under, isPlain: true))"
        }
    }

    /// "half", "a quarter", "three quarters".
    static func part(_ over: Int, _ under: Int, isPlain: Bool = false) -> String {
        let name = names[under] ?? "over \(under)"
        if names[under] == nil { return "\(over) \(name)" }
        if over == 1 { return isPlain || under == 2 ? name : "\(article(under)) \(name)" }
        return "\(word(over)) \(under == 2 ? "halves" : name + "s")"
    }

    /// As it stands before a noun: "half-inch", "three-quarter inch", "one and a half inch".
    static func beforeNoun(_ number: EarNumber) -> String {
        guard case .mixed(0, let over, let under) = number, let name = names[under] else {
            return bare(number)
        }
        if under == 2 { return "half" }
        if over == 1, under == 4 { return name }
        return "\(word(over))-\(name)" + (over > 1 && under != 4 ? "s" : "")
    }

    static func article(_ under: Int) -> String { under == 8 || under == 11 ? "an" : "a" }

    static func word(_ whole: Int) -> String { words.indices.contains(whole) ? words[whole] : "\(whole)" }

    private static let names: [Int: String] = [
        2: "half", 3: "third", 4: "quarter", 5: "fifth", 6: "sixth", 8: "eighth", 10: "tenth",
        16: "sixteenth",
    ]
    private static let words = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ]
}

/// German for the ear.
struct GermanEar: Ear {
    let comma: Character = ","
    let signs: [String: String] = [
        "&": "und", "+": "plus", "=": "gleich", "%": "Prozent", "°": "Grad", "º": "Grad", "/": "oder",
        "€": "Euro",
        "$": "Dollar", "<": "weniger als", ">": "mehr als", "§": "Paragraf",
    ]

    func say(_ tokens: [EarToken], _ place: Int) -> (words: String, end: Int)? {
        var phrase = GermanPhrase(tokens, place)
        return phrase.read()
    }

    func bare(_ number: EarNumber) -> String { GermanNumbers.bare(number) }

    // "FÜR DEN TEIG": a noun or not, it sounds the same.
    func word(_ text: String, isShouted: Bool) -> String {
        isShouted ? text.prefix(1) + text.dropFirst().lowercased() : text
    }
}

/// How numbers are said.
enum GermanNumbers {
    /// As it stands alone: "einhalb", "eineinhalb", "12".
    static func bare(_ number: EarNumber) -> String {
        switch number {
        case .plain(let digits): digits
        case .mixed(0, let over, let under): over == 1 && under == 2 ? "ein halb" : part(over, under)
        case .mixed(let whole, let over, let under): mixed(whole, over, under)
        }
    }

    /// "ein viertel", "drei viertel".
    static func part(_ over: Int, _ under: Int) -> String {
        guard let name = names[under] else { return "\(over) durch \(under)" }
        return "\(stem(over)) \(name)"
    }

    /// "eineinhalb", "zweieindrittel".
    private static func mixed(_ whole: Int, _ over: Int, _ under: Int) -> String {
        guard whole <= 12, let name = names[under] else { return "\(whole) \(part(over, under))" }
        return stem(whole) + stem(over) + (under == 2 ? "halb" : name)
    }

    static func stem(_ whole: Int) -> String { stems.indices.contains(whole) ? stems[whole] : "\(whole)" }

    private static let names: [Int: String] = [
        2: "halb", 3: "drittel", 4: "viertel", 5: "fünftel", 6: "sechstel", 8: "achtel", 10: "zehntel",
    ]
    private static let stems = [
        "null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
        "zwölf",
    ]
}

extension GermanUnits.Gender {
    /// "einen", or after "mit" "einem".
    func article(isDative: Bool) -> String {
        switch self {
        case .masculine: isDative ? "einem" : "einen"
        case .feminine: isDative ? "einer" : "eine"
        case .neuter: isDative ? "einem" : "ein"
        }
    }

    /// "halben", "halbe", "halbes".
    func half(isDative: Bool) -> String {
        if isDative { return "halben" }
        return switch self {
        case .masculine: "halben"
        case .feminine: "halbe"
        case .neuter: "halbes"
        }
    }
}

/// The language that a text is written in, by its ISO 639-1 code: the voice that reads it must speak it, whatever
/// the window speaks.
public struct WrittenLanguage: RawRepresentable, Sendable, Hashable, Codable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let english = WrittenLanguage(rawValue: "en")
    public static let german = WrittenLanguage(rawValue: "de")

    /// The language whose small words are most frequent in a text.
    ///
    /// Small words are half of all that is written and nearly free of what the text is about; a few sentences tell
    /// languages apart (Grefenstette, “Comparing two language identification schemes”, 1995).
    /// - Returns: nil if the text has too few of any.
    public static func guess(_ text: String) -> WrittenLanguage? {
        var found: [String: Int] = [:]
        let words = text.prefix(EarText.limit).lowercased().split { !$0.isLetter }
        for word in words.prefix(2000) {
            for language in owners[String(word)] ?? [] { found[language, default: 0] += 1 }
        }
        let ranked = found.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
        guard let first = ranked.first, first.value >= 2 || words.count < 6 else { return nil }
        if ranked.count > 1, ranked[1].value == first.value { return nil }
        return WrittenLanguage(rawValue: first.key)
    }

    private static let owners: [String: [String]] = {
        var owners: [String: [String]] = [:]
        for (language, words) in smallWords {
            for word in words.split(separator: " ") { owners[String(word), default: []].append(language) }
        }
        return owners
    }()

    private static let smallWords: [String: String] = [
        "en":
            "the and of with until for to into add in is it from over about on then heat water a an at cook stir you your minutes or",
        "de":
            "die das der den dem und mit bis zum zur in im auf ein eine einen lassen dann für bei aus nach etwas wasser minuten schneiden geben nicht oder vom",
        "fr":
            "le la les et avec jusqu dans des du un une à pour sur puis faire eau minutes pendant au en vous est",
        "es": "el la los las y con hasta que en de una un por para sobre agua minutos del se añadir",
        "it": "il lo la gli le e con fino per in di una un nel della al acqua minuti che poi aggiungere",
        "nl": "de het een en met tot voor in van op water minuten laat er dan bij niet voeg doe",
        "pt": "o a os as e com até em um uma por para do da no na água minutos que ao",
        "sv": "och med i en ett till på som det tills vatten minuter ner sedan låt rör av är",
        "da": "og med i en et til på som det indtil vand minutter så lad rør af er",
        "pl": "i z do na w się oraz aż przez minut wody po dodać nie to jest",
    ]
}

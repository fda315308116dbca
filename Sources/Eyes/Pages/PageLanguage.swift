/// What a page is written in, told from its commonest words, and from those of the kitchen.
enum PageLanguage {
    /// As Tesseract calls it; English unless another is told more often.
    static func of(_ words: [String]) -> String {
        let plain = words.map { $0.lowercased().filter(\.isLetter) }
        let counts = marks.mapValues { marks in plain.count { marks.contains($0) } }
        let english = counts["eng"] ?? 0
        let most = counts.max { $0.value < $1.value || $0.value == $1.value && $0.key < $1.key }
        guard let most, most.value > english, most.value >= 2 else { return "eng" }
        return most.key
    }

    private static let marks: [String: Set<String>] = [
        "eng": [
            "the", "and", "with", "for", "until", "into", "of", "to", "minutes", "cup", "cups", "tbsp", "tsp",
            "ingredients", "method",
        ],
        "deu": [
            "und", "mit", "die", "der", "das", "den", "dem", "ein", "eine", "einem", "bei", "für", "fir",
            "fur", "auf",
            "zutaten", "zubereitung", "minuten", "el", "tl", "oder", "lassen", "geben",
        ],
        "fra": [
            "et", "les", "des", "une", "dans", "avec", "pour", "du", "au", "le", "la", "préparation",
            "ajouter",
            "ajoutez", "jusqu",
        ],
    ]
}

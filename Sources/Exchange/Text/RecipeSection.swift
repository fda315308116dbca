/// The parts of a page that headings name, in six languages.
enum RecipeSection: Sendable, Hashable {
    case ingredients, steps, notes

    /// What a heading begins, if it is one of these words, maybe with a number of people after it:
    /// "Ingredients", "Zutaten für 4 Personen:", "## Method".
    init?(heading: some StringProtocol) {
        let words = Self.words(heading)
        guard !words.isEmpty, words.count <= 8 else { return nil }
        if let section = Self.known[words.joined(separator: " ")] {
            self = section
            return
        }
        // "Zutaten für 4 Personen": the heading, then for how many.
        guard let first = Self.known[words[0]], first == .ingredients, words.count > 1,
            Self.linking.contains(words[1]) || words.count == 3 && Int(words[1]) != nil
        else { return nil }
        self = first
    }

    private static func words(_ heading: some StringProtocol) -> [String] {
        String(String.UnicodeScalarView(heading.unicodeScalars.prefix(120))).lowercased().split {
            !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’")
        }
        .map(String.init)
    }

    private static let linking: Set<String> = [
        "for", "serves", "makes", "für", "pour", "para", "per", "voor", "yield",
    ]

    private static let known: [String: RecipeSection] = {
        var known: [String: RecipeSection] = [:]
        for word in [
            "ingredients", "ingredient", "ingredient list", "ingredients list", "you will need",
            "you'll need", "what you need",
            "what you'll need", "shopping list", "zutaten", "zutat", "zutatenliste", "die zutaten",
            "ingrédients", "ingrédient",
            "les ingrédients", "ingredientes", "ingrediente", "ingredienti", "gli ingredienti",
            "ingrediënten", "ingredienten",
            "benodigdheden", "dit heb je nodig",
        ] { known[word] = .ingredients }
        for word in [
            "directions", "direction", "instructions", "instruction", "method", "methods", "preparation",
            "steps", "procedure",
            "how to make it", "how to make", "making", "what to do", "cooking instructions",
            "cooking directions",
            "method of preparation",
            "preparation steps", "to make", "cooking", "recipe", "zubereitung", "die zubereitung",
            "anleitung", "anweisungen",
            "arbeitsschritte", "schritte", "so geht's", "so geht’s", "vorbereitung und zubereitung",
            "préparation", "la préparation",
            "étapes", "instructions de préparation", "réalisation", "préparation de la recette",
            "preparación", "elaboración",
            "instrucciones", "pasos", "modo de preparación", "preparazione", "procedimento", "istruzioni",
            "passaggi",
            "bereiding", "bereidingswijze", "instructies", "werkwijze", "stappen", "zo maak je het",
            "aan de slag",
        ] { known[word] = .steps }
        for word in [
            "note", "notes", "tip", "tips", "tips and notes", "notes and tips", "recipe notes",
            "cook's notes", "hints", "variations",
            "hinweis", "hinweise", "notiz", "notizen", "tipps", "tipp", "anmerkungen", "anmerkung",
            "remarques", "remarque",
            "conseils", "conseil", "astuces", "notas", "nota", "consejos", "trucos", "note e consigli",
            "consigli", "consiglio",
            "notities", "opmerkingen", "opmerking", "suggestions",
        ] { known[word] = .notes }
        return known
    }()
}

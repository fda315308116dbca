import CooklangText

/// A line that says one thing about a recipe: "Prep time: 10 min", "Serves 4", "🍽️ Portionen: 4".
enum RecipeFact: Sendable, Hashable {
    case preparation(String), cooking(String), total(String)
    case yield(String)
    case author(String), source(String)
    case category(String), cuisine(String), keywords(String)

    /// Nil if the line says something else.
    init?(_ line: some StringProtocol) {
        // No label is longer, and no page of prose should be searched for one.
        let text = line.unicodeScalars.prefix(300).drop {
            !($0.properties.isAlphabetic || $0.isDigit
                || $0.properties.numericType != nil && !$0.properties.isEmoji)
        }
        let said = String(String.UnicodeScalarView(text)).stripped
        guard !said.isEmpty, said.unicodeScalars.count < 200 else { return nil }
        if let colon = said.firstIndex(of: ":"), let make = Self.labels[Self.label(said[..<colon])] {
            self = make(said[said.index(after: colon)...].drop { "*_ ".contains($0) }.stripped)
        } else if let fact = Self.spoken(said) {
            self = fact
        } else {
            return nil
        }
    }

    var isYield: Bool { if case .yield = self { true } else { false } }

    /// Whether it is about how much, or how long.
    var isMeasure: Bool {
        switch self {
        case .preparation, .cooking, .total, .yield: true
        default: false
        }
    }

    /// Written into what is known; what was known before stays.
    func tell(_ recipe: inout WrittenRecipe) {
        switch self {
        case .preparation(let text): recipe.prepMinutes = recipe.prepMinutes ?? WrittenMinutes.read(text)
        case .cooking(let text): recipe.cookMinutes = recipe.cookMinutes ?? WrittenMinutes.read(text)
        case .total(let text): recipe.totalMinutes = recipe.totalMinutes ?? WrittenMinutes.read(text)
        case .yield(let text): if recipe.yield.isEmpty { recipe.yield = text.onOneLine }
        case .author(let text): if recipe.author.isEmpty { recipe.author = text.onOneLine }
        case .source(let text):
            if FrontMatterReading.isAddress(text) {
                if recipe.address.isEmpty { recipe.address = text }
            } else if recipe.sourceName.isEmpty {
                recipe.sourceName = text.onOneLine
            }
        case .category(let text): recipe.category += FrontValue.text(text).texts
        case .cuisine(let text): recipe.cuisine += FrontValue.text(text).texts
        case .keywords(let text): recipe.keywords += FrontValue.text(text).texts
        }
    }

    private static func label(_ text: Substring) -> String {
        guard text.unicodeScalars.count < 40 else { return "" }
        return text.lowercased().split { !($0.isLetter || $0 == "'") }.joined(separator: " ")
    }

    /// "Serves 4", "Makes 12 muffins", "Für 4 Personen", "4 servings".
    private static func spoken(_ said: String) -> RecipeFact? {
        let words = said.split(whereSeparator: \.isWhitespace)
        guard words.count >= 2, words.count <= 7 else { return nil }
        let first = words[0].lowercased()
        let isNumber = words[1].unicodeScalars.first?.isDigit == true
        if isNumber,
            ["serves", "servings", "serving", "makes", "yields", "yield", "portionen", "portions", "ergibt"]
                .contains(first)
        {
            return .yield(
                words.dropFirst(["makes", "ergibt"].contains(first) ? 1 : 1).joined(separator: " "))
        }
        if isNumber, ["für", "pour", "para", "per", "voor", "for"].contains(first), words.count == 3,
            people.contains(bare(words[2]))
        {
            return .yield(words[1...].joined(separator: " "))
        }
        if words[0].unicodeScalars.first?.isDigit == true, words.count == 2, people.contains(bare(words[1])) {
            return .yield(said)
        }
        return nil
    }

    private static func bare(_ word: Substring) -> String { word.lowercased().filter(\.isLetter) }

    private static let people: Set<String> = [
        "servings", "serving", "people", "persons", "portions", "portion", "portionen", "personen", "person",
        "personnes",
        "personas", "persone", "porciones", "raciones", "porzioni", "porties",
    ]

    private static let labels: [String: @Sendable (String) -> RecipeFact] = {
        var labels: [String: @Sendable (String) -> RecipeFact] = [:]
        func say(_ words: String, _ make: @escaping @Sendable (String) -> RecipeFact) {
            for word in words.split(separator: "|") { labels[word.stripped] = make }
        }
        say(
            """
            prep time|prep in|prep|preparation time|preparation|preparing time|prep time approx|active time|hands on time|\
            vorbereitungszeit|vorbereitung|zubereitungszeit|arbeitszeit|temps de préparation|préparation|\
            tiempo de preparación|tempo di preparazione|preparazione|voorbereidingstijd|voorbereiding
            """
        ) { .preparation($0) }
        say(
            """
            cook time|cooking time|cooks in|cook in|cook|cooking|bake time|baking time|koch zeit|kochzeit|backzeit|koch backzeit|garzeit|\
            temps de cuisson|cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|kooktijd|baktijd|bereidingstijd|oventijd
            """
        ) { .cooking($0) }
        say(
            """
            total time|total|time|ready in|time required|duration|gesamtzeit|gesamt|dauer|temps total|durée|\
            tiempo total|tiempo|tempo totale|totale tijd|tijd
            """
        ) { .total($0) }
        say(
            """
            servings|serving|serves|yield|yields|makes|portions|serving size|number of servings|recipe yield|\
            portionen|portion|personen|anzahl portionen|ergibt|menge|nombre de personnes|\
            nombre de portions|personnes|pour|porciones|\
            raciones|comensales|personas|porzioni|dosi|dosi per|persone|porties|aantal personen
            """
        ) { .yield($0) }
        say(
            "author|by|recipe by|written by|contributed by|autor|autorin|von|rezept von|auteur|autora|autore"
                + "|door",
            { .author($0) })
        say(
            "source|from|found at|recipe from|adapted from|url|link|quelle|fuente|fonte|bron|original",
            { .source($0) })
        say(
            "category|categories|course|dish type|kategorie|kategorien|catégorie|categoría|categoria|portata|categorie"
                + "|gang",
            { .category($0) })
        say("cuisine|küche|cocina|cucina|keuken", { .cuisine($0) })
        say(
            "tags|tag|keywords|schlagwörter|stichwörter|mots clés|etiquetas|parole chiave|trefwoorden",
            { .keywords($0) })
        return labels
    }()
}

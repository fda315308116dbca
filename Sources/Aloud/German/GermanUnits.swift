/// The measures of German recipes, as they are written and as they are said.
enum GermanUnits {
    enum Gender: Sendable { case masculine, feminine, neuter }

    struct Unit: Sendable {
        let one: String
        let many: String
        let gender: Gender
        var isLength: Bool { one.hasSuffix("meter") }
    }

    /// By what is written, small and without dots.
    static let byName: [String: Unit] = {
        var units: [String: Unit] = [:]
        for (one, many, gender, written) in table {
            let unit = Unit(one: one, many: many, gender: gender)
            for name in written.split(separator: " ").map(String.init) + [
                one.lowercased(), many.lowercased(),
            ] {
                units[name] = unit
            }
        }
        return units
    }()

    /// Shortened so that no voice knows them, and unmistakable without a number.
    static let short: Set<String> = ["tl", "el", "pck", "pkg", "msp", "kg", "ml", "cm", "mm", "pkt"]

    private static let table: [(one: String, many: String, Gender, written: String)] = [
        ("Teelöffel", "Teelöffel", .masculine, "tl teel"), ("Esslöffel", "Esslöffel", .masculine, "el essl"),
        ("Kaffeelöffel", "Kaffeelöffel", .masculine, "kl"), ("Gramm", "Gramm", .neuter, "g gr"),
        ("Kilo", "Kilo", .neuter, "kg kilogramm"), ("Milligramm", "Milligramm", .neuter, "mg"),
        ("Milliliter", "Milliliter", .masculine, "ml"), ("Zentiliter", "Zentiliter", .masculine, "cl"),
        ("Deziliter", "Deziliter", .masculine, "dl"), ("Liter", "Liter", .masculine, "l ltr"),
        ("Pfund", "Pfund", .neuter, "pfd"), ("Zentimeter", "Zentimeter", .masculine, "cm"),
        ("Millimeter", "Millimeter", .masculine, "mm"), ("Meter", "Meter", .masculine, ""),
        ("Minute", "Minuten", .feminine, "min min."), ("Stunde", "Stunden", .feminine, "std stdn h"),
        ("Sekunde", "Sekunden", .feminine, "sek sec"), ("Tag", "Tage", .masculine, ""),
        ("Woche", "Wochen", .feminine, ""), ("Monat", "Monate", .masculine, ""),
        ("Päckchen", "Päckchen", .neuter, "pck pckg päck"), ("Packung", "Packungen", .feminine, "pkg packg"),
        ("Paket", "Pakete", .neuter, "pkt"), ("Messerspitze", "Messerspitzen", .feminine, "msp"),
        ("Prise", "Prisen", .feminine, "pr"), ("Tasse", "Tassen", .feminine, "ta"),
        ("Stück", "Stück", .neuter, "stk"), ("Bund", "Bund", .neuter, "bd"),
        ("Dose", "Dosen", .feminine, "do ds"),
        ("Glas", "Gläser", .neuter, "gl"), ("Becher", "Becher", .masculine, "be"),
        ("Flasche", "Flaschen", .feminine, "fl"), ("Scheibe", "Scheiben", .feminine, "sch"),
        ("Zehe", "Zehen", .feminine, ""), ("Handvoll", "Handvoll", .feminine, ""),
        ("Würfel", "Würfel", .masculine, ""),
        ("Kopf", "Köpfe", .masculine, ""), ("Stange", "Stangen", .feminine, ""),
        ("Zweig", "Zweige", .masculine, ""),
        ("Blatt", "Blätter", .neuter, ""), ("Tropfen", "Tropfen", .masculine, ""),
        ("Portion", "Portionen", .feminine, ""),
        ("Knolle", "Knollen", .feminine, ""), ("Tüte", "Tüten", .feminine, ""),
        ("Schuss", "Schuss", .masculine, ""),
        ("Spritzer", "Spritzer", .masculine, ""), ("Watt", "Watt", .neuter, "w"),
        ("Kalorie", "Kalorien", .feminine, "kcal"),
        ("Rezept", "Rezepte", .neuter, ""), ("Kugel", "Kugeln", .feminine, ""),
        ("Tafel", "Tafeln", .feminine, ""),
    ]

    /// Of what is halved and quartered in kitchens, by the end of its name.
    static func gender(of food: String) -> Gender? {
        let food = food.lowercased()
        return endings.first { food.hasSuffix($0.0) }?.1
    }

    private static let endings: [(String, Gender)] = [
        ("zwiebel", .feminine), ("zitrone", .feminine), ("gurke", .feminine), ("limette", .feminine),
        ("orange", .feminine), ("paprika", .feminine), ("schote", .feminine), ("avocado", .feminine),
        ("karotte", .feminine), ("möhre", .feminine), ("banane", .feminine), ("ananas", .feminine),
        ("mango", .feminine),
        ("aubergine", .feminine), ("zucchini", .feminine), ("tomate", .feminine), ("chili", .feminine),
        ("kartoffel", .feminine), ("melone", .feminine), ("menge", .feminine), ("masse", .feminine),
        ("birne", .feminine),
        ("stelle", .feminine), ("form", .feminine), ("butter", .feminine), ("sahne", .feminine),
        ("milch", .feminine),
        ("marinade", .feminine), ("soße", .feminine), ("sauce", .feminine), ("creme", .feminine),
        ("füllung", .feminine),
        ("apfel", .masculine), ("kohl", .masculine), ("brokkoli", .masculine), ("kürbis", .masculine),
        ("teig", .masculine), ("sellerie", .masculine), ("zucker", .masculine), ("käse", .masculine),
        ("saft", .masculine),
        ("granatapfel", .masculine), ("salat", .masculine), ("fenchel", .masculine),
        ("hefewürfel", .masculine),
        ("ei", .neuter), ("hähnchen", .neuter), ("huhn", .neuter), ("brot", .neuter), ("brötchen", .neuter),
        ("baguette", .neuter), ("toastbrot", .neuter), ("mehl", .neuter), ("wasser", .neuter),
        ("öl", .neuter),
    ]
}

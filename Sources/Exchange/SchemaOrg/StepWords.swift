/// Words that stand above or before steps and say nothing about them.
enum StepWords {
    /// "Step 3", "Passo 3:", "3." and the like.
    static func isNumbering(_ text: String) -> Bool {
        guard text.utf8.count <= 40 else { return false }
        let words = text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber })
        switch words.count {
        case 0: return true
        case 1:
            return words[0].allSatisfy(\.isNumber) || isNumbered(words[0]) || steps.contains(String(words[0]))
        case 2, 4:
            // "Step 3", "Step 3 of 5"
            return words[1].allSatisfy(\.isNumber) && steps.contains(String(words[0]))
        default: return false
        }
    }

    /// "step3"
    private static func isNumbered(_ word: Substring) -> Bool {
        let letters = word.prefix { !$0.isNumber }
        return steps.contains(String(letters)) && word.dropFirst(letters.count).allSatisfy(\.isNumber)
    }

    /// "Preparation", "Zubereitung", "Modo de preparo" and the like.
    static func isHeading(_ text: String) -> Bool {
        guard text.utf8.count <= 80 else { return false }
        let words = text.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" })
        return headings.contains(words.joined(separator: " "))
    }

    private static let steps: Set<String> = [
        "step", "schritt", "passo", "paso", "étape", "etape", "stap", "trin", "steg", "krok", "vaihe",
        "lépés",
        "adım", "шаг", "langkah", "pasul", "direction", "instruction",
    ]

    static let headings: Set<String> = [
        "directions", "instructions", "method", "preparation", "preparations", "steps", "how to make it",
        "procedure",
        "cooking instructions", "recipe instructions", "recipe directions", "cooking method",
        "cooking directions",
        "preparation steps", "recipe method", "to make", "how to make", "instruction", "direction",
        "cooking procedure", "recipe preparation", "prep and cook", "cooking steps", "recipe steps",
        "let's cook",
        "zubereitung", "anleitung", "zubereitungsschritte", "so wird's gemacht", "so geht's",
        "so wirds gemacht",
        "arbeitsschritte", "schritte", "zubereiten", "und so wird's gemacht", "die zubereitung",
        "préparation", "instructions de préparation", "étapes", "étapes de préparation", "les étapes",
        "réalisation",
        "préparation de la recette", "progression", "la préparation", "méthode", "recette", "marche à suivre",
        "preparación", "elaboración", "instrucciones", "pasos", "modo de preparación", "cómo hacer",
        "preparação", "modo de preparo", "modo de preparação", "modo de fazer", "instruções", "preparo",
        "preparazione", "procedimento", "istruzioni", "come preparare", "esecuzione",
        "bereiding", "bereidingswijze", "werkwijze", "zo maak je het", "instructies", "stappen",
        "voorbereiding",
        "fremgangsmåde", "fremgangsmåte", "gör så här", "tillagning", "gjør slik", "slik gjør du",
        "przygotowanie", "sposób przygotowania", "wykonanie", "postup", "elkészítés", "yapılışı",
        "hazırlanışı",
        "valmistus", "приготовление", "способ приготовления", "做法", "作り方", "步骤", "만드는 법",
    ]
}

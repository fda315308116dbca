/// What a line leaves to the cook.
extension IngredientReading {
    /// It may be left out: "(optional)", "wer mag", "facultatif".
    public var isOptional: Bool { says(Self.optional) }

    /// As much as one likes: "to taste", "nach Geschmack", "q.b.".
    public var isToTaste: Bool { says(Self.toTaste) }

    /// What may be taken instead, in the author's words and order: "oat milk" in "milk or oat milk", "tamari"
    /// in "soy sauce (or tamari)".
    public var substitutes: [String] {
        let behindName = Self.alternatives(in: name).dropFirst()
        let remarks = [note, preparation].compactMap(\.self).flatMap { $0.split { ";(),".contains($0) } }
        let instead = remarks.flatMap { remark in
            let words = remark.split(separator: " ")
            guard let first = words.first?.lowercased(), Self.or.contains(first) || first == "of" else {
                return [String]()
            }
            return Self.alternatives(in: words.dropFirst().joined(separator: " "))
        }
        return behindName + instead
    }

    private func says(_ phrases: [[String]]) -> Bool {
        let words = Self.words([name, preparation, note].compactMap(\.self).joined(separator: " . "))
        return phrases.contains { phrase in
            words.indices.contains { words[$0...].starts(with: phrase) }
        }
    }

    /// Between "or", "oder", "ou", "o", "oppure".
    private static func alternatives(in text: String) -> [String] {
        var found: [String] = []
        var words: [Substring] = []
        for word in text.split(separator: " ") {
            if or.contains(word.lowercased()) {
                found.append(words.joined(separator: " "))
                words = []
            } else {
                words.append(word)
            }
        }
        found.append(words.joined(separator: " "))
        return found
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter }.map(String.init)
    }

    private static let or: Set<String> = ["or", "oder", "ou", "o", "oppure"]

    private static let optional = [
        "optional", "optionally", "if desired", "if you like", "if using", "if liked", "wer mag",
        "falls gewünscht",
        "nach wunsch", "eventuell", "evtl", "facultatif", "facultative", "si désiré", "opcional",
        "si se desea",
        "facoltativo", "facoltativa", "optioneel", "eventueel", "naar wens", "desgewenst",
    ].map(words)

    private static let toTaste = [
        "to taste", "as needed", "as desired", "to your liking", "nach geschmack", "nach belieben",
        "nach bedarf", "n b",
        "selon le goût", "au goût", "selon votre goût", "al gusto", "a gusto", "q b", "qb", "q s", "qs",
        "a piacere",
        "naar smaak", "naar behoefte",
    ].map(words)
}

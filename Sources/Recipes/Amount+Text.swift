extension Amount {
    /// As a cook reads it: "200 g", "½ tsp", "1½", "2–3 cloves", "1 lb 2 oz".
    ///
    /// An abbreviated unit follows a narrow no-break space (U+202F), a word an ordinary no-break space
    /// (U+00A0), so that a line never breaks between a number and its unit.
    public func text(_ words: any KitchenWords) -> String {
        var number = KitchenNumber.text(quantity, fractions: !unit.isMetric, words.decimalSign)
        if let upTo, upTo > quantity {
            number += "–" + KitchenNumber.text(upTo, fractions: !unit.isMetric, words.decimalSign)
        }
        let word = words.word(for: unit, max(quantity, upTo ?? quantity))
        let text = word.isEmpty ? number : number + (unit.isSymbol ? "\u{202F}" : "\u{00A0}") + word
        // "1 lb 2 oz"
        return more.map { text + "\u{00A0}" + Amount($0.quantity, $0.unit).text(words) } ?? text
    }
}

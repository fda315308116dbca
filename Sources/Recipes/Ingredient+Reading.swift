extension Ingredient {
    /// What a cook types or pastes as a line of the list: "2 tbsp olive oil", "2–3 cloves garlic, crushed",
    /// "salt, to taste". Nil if there is nothing in it.
    public static func read(_ line: String) -> Ingredient? {
        guard var read = TypedItem.read(line) else { return nil }
        let parts = read.name.split(separator: ", ", maxSplits: 1).map { trimmed($0) }
        if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !isInBrackets(parts[0]) {
            (read.name, read.note) = (parts[0], parts[1])
        }
        return read
    }

    /// The line as it is typed: with plain spaces and the units' own names, whatever language is spoken.
    public var typedLine: String {
        let named = amount.map { "\($0.typed) \(name)" } ?? name
        guard let note, !note.isEmpty else { return named }
        return "\(named), \(note)"
    }

    /// A comma between brackets parts nothing: "chocolate (dark, 70 %)".
    private static func isInBrackets(_ text: String) -> Bool {
        text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" })
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: \.isWhitespace)
        return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
    }
}

extension Amount {
    /// "2–3 cloves", "1.5 kg": what `TypedItem` reads again.
    fileprivate var typed: String {
        var number = KitchenNumber.text(quantity, fractions: !unit.isMetric, ".")
        if let upTo, upTo > quantity {
            number += "–" + KitchenNumber.text(upTo, fractions: !unit.isMetric, ".")
        }
        if unit == .piece { return number }
        if case .other(let word) = unit { return "\(number) \(word)" }
        return "\(number) \(max(quantity, upTo ?? quantity) > 1 ? unit.plural : unit.name)"
    }
}

extension String {
    /// The same to be shown: a number keeps to what it counts, and to its fraction, by no-break spaces, so that
    /// "10 minutes", "1 1/2 cups" and "step 3" stay on one line; and a dash between numbers is a minus, the one
    /// of that look behind which no line breaks (Unicode's class PR). As many characters as before, so places in the
    /// one are places in the other.
    public var unbroken: String {
        var shown = ""
        shown.reserveCapacity(utf8.count + 16)
        var word = ""
        var last: Character?
        var rest = self[...]
        while let character = rest.popFirst() {
            if character == " ", let last, let next = rest.first, next != " " {
                let joins =
                    Self.counts(word)
                    ? next.isLetter || next.isNumber || next == "°" || next == "%"
                    : Self.numbered.contains(word.lowercased()) && next.isNumber
                shown.append(joins && last != " " ? "\u{A0}" : " ")
                word = ""
            } else {
                let isTo = character == "–" && last?.isNumber == true && rest.first?.isNumber == true
                shown.append(isTo ? "−" : character)
                if character.isWhitespace { word = "" } else { word.append(character) }
            }
            last = character
        }
        return shown
    }

    /// "10", "1½", "2–3", "(4", "180°": a number, and nothing but what may stand around one.
    private static func counts(_ word: String) -> Bool {
        word.contains { $0.isNumber } && word.allSatisfy { $0.isNumber || "–-/.,(~×x°".contains($0) }
            && word.last.map { $0.isNumber || $0 == "°" } == true
    }

    /// What a number names when it stands behind it.
    private static let numbered: Set<String> = [
        "step", "steps", "part", "gas", "mark", "size", "no.", "schritt", "teil", "stufe", "größe", "nr.",
    ]
}

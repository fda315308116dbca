/// Where a text may be cut into parts that are read one after the other: behind its sentences, else behind its
/// clauses, else between its words.
public enum SentenceEnds {
    /// The places behind sentences, in reading order, without the text's own end. The space after a sentence
    /// belongs to it.
    ///
    /// "ca. 5", "z. B.", "1.5 l", "No. 3" and "approx. 200 g" end no sentence.
    public static func all(in text: String) -> [String.Index] {
        places(in: text) { before, mark, after in
            switch mark {
            case "\n": true
            case "!", "?", "…": after.isApart
            case ".": after.isApart && !isAbbreviation(before) && !after.goesOn
            default: false
            }
        }
    }

    /// The places behind commas, semicolons, colons and dashes.
    public static func clauses(in text: String) -> [String.Index] {
        places(in: text) { _, mark, after in [",", ";", ":", "–", "—"].contains(mark) && after.isApart }
    }

    /// The places behind words.
    public static func words(in text: String) -> [String.Index] {
        text.indices.filter { place in
            guard place > text.startIndex, !text[place].isWhitespace else { return false }
            return text[text.index(before: place)].isWhitespace
        }
    }

    private struct Behind {
        /// Whether a space follows.
        var isApart: Bool
        /// Whether what follows goes on: a small letter or a figure.
        var goesOn: Bool
    }

    private static func places(
        in text: String, where ends: (_ before: Substring, _ mark: Character, _ after: Behind) -> Bool
    ) -> [String.Index] {
        var found: [String.Index] = []
        var wordStart = text.startIndex, place = text.startIndex
        while place < text.endIndex {
            let mark = text[place]
            var next = text.index(after: place)
            // A sentence takes its closing quote or bracket along.
            let behindMark = next
            while next < text.endIndex, closing.contains(text[next]) { next = text.index(after: next) }
            var start = next
            while start < text.endIndex, text[start].isWhitespace { start = text.index(after: start) }
            if !mark.isWhitespace || mark.isNewline, start < text.endIndex {
                let after = Behind(
                    isApart: start > next, goesOn: text[start].isLowercase || text[start].isNumber)
                if ends(text[wordStart..<place], mark, after) { found.append(start) }
            }
            if mark.isWhitespace { wordStart = behindMark }
            place = behindMark
        }
        return found
    }

    private static let closing: Set<Character> = [")", "]", "\"", "”", "“", "’", "»", "«"]

    /// Of a word that ends in a full stop, without that.
    private static func isAbbreviation(_ word: Substring) -> Bool {
        let letters = word.drop { !$0.isLetter && !$0.isNumber }.lowercased()
        // "z.", "B.", "e.g"
        if letters.count == 1 || letters.contains(".") { return true }
        return abbreviations.contains(letters)
    }

    private static let abbreviations: Set<String> = [
        "approx", "ca", "etc", "usw", "bzw", "evtl", "ggf", "inkl", "gem", "min", "max", "std", "sek", "tbsp",
        "tsp", "oz", "lb", "lbs", "pt", "qt", "gal", "no", "nr", "st", "dr", "mr", "mrs", "vs", "fig", "vol",
        "temp", "deg", "pkg", "pck", "geh", "gestr", "el", "tl", "ml", "cl", "dl", "kg", "sq", "in", "cm",
        "mm",
        "mind", "höchst", "zw", "vgl", "abb", "lt", "sog", "dgl", "opt",
    ]
}

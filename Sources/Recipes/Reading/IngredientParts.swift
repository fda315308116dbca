/// What stands behind the amount of an ingredient line: a name, what is done to it, and remarks.
struct IngredientParts {
    private(set) var name = ""
    private(set) var preparation: [String] = []
    private(set) var notes: [String] = []

    /// - Parameters:
    ///   - start: the first token behind the amount.
    ///   - isPacked: whether it is bought in tins, jars or boxes.
    init(_ text: String, _ tokens: [TextToken], from start: Int, isPacked: Bool) {
        var pieces: [String] = []
        var isName = true
        var from = start, at = start
        func phrase(_ range: Range<Int>) -> String {
            guard range.lowerBound < range.upperBound else { return "" }
            return String(text[tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound])
        }
        var aside: [String] = []
        func end(_ self: inout IngredientParts) {
            let piece = phrase(from..<at)
            if !piece.isEmpty { pieces.append(piece) }
            guard !pieces.isEmpty else { return }
            let whole = pieces.joined(separator: " ")
            pieces = []
            if isName {
                self.name = whole
                isName = false
            } else if IngredientParts.isRemark(whole) {
                self.notes.append(whole)
            } else {
                self.preparation.append(whole)
            }
        }
        while at < tokens.count {
            let token = tokens[at]
            if token.isSign(["(", "["]) {
                let piece = phrase(from..<at)
                if !piece.isEmpty { pieces.append(piece) }
                var close = at + 1, depth = 1
                while close < tokens.count, depth > 0 {
                    if tokens[close].isSign(["(", "["]) { depth += 1 }
                    if tokens[close].isSign([")", "]"]) { depth -= 1 }
                    close += 1
                }
                let inside = phrase((at + 1)..<(depth == 0 ? close - 1 : close))
                // "Zwiebel(n)", "egg(s)" leave the number open, and say nothing.
                let isEnding = !token.isApart && ["s", "n", "en", "es", "e"].contains(inside.lowercased())
                if !inside.isEmpty, !isEnding { aside.append(inside) }
                (at, from) = (close, close)
            } else if token.isSign([",", ";"]) || token.isApart && token.isSign(["–", "—", "-"]) && at > start {
                end(&self)
                at += 1
                from = at
            } else {
                at += 1
            }
        }
        end(&self)
        notes += aside
        trimName(isPacked: isPacked)
    }

    private static func isRemark(_ phrase: String) -> Bool {
        guard let first = phrase.split(whereSeparator: { !$0.isLetter }).first else { return true }
        return IngredientWords.remarks.contains(first.lowercased())
    }

    /// "freshly grated nutmeg", "toasted sesame seeds": what is done to it stands before it. "for frying", "to
    /// taste" stand behind it.
    private mutating func trimName(isPacked: Bool) {
        var words = name.split(separator: " ").map(String.init)
        func bare(_ word: String) -> String { word.lowercased().filter { $0.isLetter || $0 == "-" } }
        for (index, word) in words.enumerated().dropFirst() {
            let isTaste = bare(word) == "to" && index + 1 < words.count && bare(words[index + 1]) == "taste"
            let isFor = ["for", "zum", "pour", "para", "voor"].contains(bare(word))
            let isEnough = ["qb", "qs"].contains(bare(word))
            guard isTaste || isFor || isEnough else { continue }
            notes.insert(words[index...].joined(separator: " "), at: 0)
            words = Array(words[..<index])
            break
        }
        var count = 0
        while !isPacked, count < words.count - 1 {
            let word = bare(words[count])
            if IngredientWords.manner.contains(word), count + 2 < words.count { count += 1; continue }
            if IngredientWords.done.contains(word) { count += 1; continue }
            if count > 0, word == "and", IngredientWords.done.contains(bare(words[count + 1])) { count += 1; continue }
            break
        }
        // "freshly ground pepper": an adverb makes a preparation of any participle.
        if count > 0, count < words.count - 1, IngredientWords.manner.contains(bare(words[count - 1])) { count += 1 }
        if count > 0 {
            preparation.insert(words[..<count].joined(separator: " "), at: 0)
            words = Array(words[count...])
        }
        name = words.joined(separator: " ")
        while let last = name.last, last == "." || last == "*" || last == ":" { name.removeLast() }
    }

    /// "garlic cloves", "celery stalks": the unit stands last.
    var trailingUnit: (unit: UnitWords.Unit, name: String)? {
        let words = name.split(separator: " ")
        guard words.count >= 2, let last = words.last?.lowercased(), UnitWords.trailing.contains(last),
            let unit = UnitWords.all[last]
        else { return nil }
        return (unit, words.dropLast().joined(separator: " "))
    }
}

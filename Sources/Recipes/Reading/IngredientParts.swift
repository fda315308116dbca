/// What stands after the amount of an ingredient line: a name, what is done to it, and remarks.
struct IngredientParts {
    private(set) var name = ""
    private(set) var preparation: [String] = []
    private(set) var notes: [String] = []
    /// The name with all that stands before the first comma, and what stands after it, in the author's
    /// order.
    private(set) var written: (name: String, note: String?) = ("", nil)

    private let text: String
    private let tokens: [TextToken]

    /// - Parameters:
    ///   - start: the first token after the amount.
    ///   - isPacked: whether it is bought in tins, jars or boxes.
    init(_ text: String, _ tokens: [TextToken], from start: Int, isPacked: Bool) {
        (self.text, self.tokens) = (text, tokens)
        var pieces = split(from: start)
        guard !pieces.isEmpty else { return }
        // "skinless, boneless chicken": the name begins with what describes it.
        while pieces.count > 1, describes(pieces[0]), !describes(pieces[1]) {
            pieces[0] = pieces[0].lowerBound..<pieces.remove(at: 1).upperBound
        }
        if let place = remark(in: pieces[0]) {
            pieces.insert(place..<pieces[0].upperBound, at: 1)
            pieces[0] = pieces[0].lowerBound..<place
        }
        written.name = phrase(pieces[0]).withoutStops
        if pieces.count > 1 {
            written.note = phrase(pieces[1].lowerBound..<(pieces.last?.upperBound ?? tokens.count))
        }
        var aside: [String] = []
        for (index, piece) in pieces.enumerated() {
            let whole = withoutBrackets(piece, &aside)
            if index == 0 { name = whole.withoutStops } else if !whole.isEmpty { add(whole) }
        }
        if name.isEmpty, !aside.isEmpty { name = aside.removeFirst() }
        for inside in aside {
            if inside.opens(with: IngredientWords.treated) {
                preparation.append(inside)
            } else {
                notes.append(inside)
            }
        }
        if !isPacked { trimName() }
    }

    /// Between commas, semicolons and dashes that stand apart, outside brackets; none of them empty.
    private func split(from start: Int) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var from = start, depth = 0
        func end(_ at: Int) { if from < at { pieces.append(from..<at) } }
        for at in start..<max(start, tokens.count) {
            let token = tokens[at]
            if token.isSign(["(", "["]) { depth += 1 }
            if token.isSign([")", "]"]) { depth = max(0, depth - 1) }
            guard depth == 0 else { continue }
            let isDash = token.isApart && token.isSign(IngredientWords.dashes) && isApart(at + 1)
            // "3 - 2 eggs": a dash before a number is no mark between pieces.
            if token.isSign([",", ";"]) || isDash && (at > start || isWord(at + 1)) {
                end(at)
                from = at + 1
            }
        }
        end(tokens.count)
        return pieces
    }

    private func isApart(_ index: Int) -> Bool { index < tokens.count && tokens[index].isApart }
    private func isWord(_ index: Int) -> Bool {
        if index < tokens.count, case .word = tokens[index].kind { true } else { false }
    }

    /// Whether nothing is named in it.
    private func describes(_ piece: Range<Int>) -> Bool {
        tokens[piece].allSatisfy { token in
            if case .word(let word) = token.kind { return IngredientWords.describing.contains(word) }
            return token.isSign(IngredientWords.dashes)
        }
    }

    /// Where "to taste", "for frying", "zum Braten" begins, after the name.
    private func remark(in piece: Range<Int>) -> Int? {
        var depth = 0
        for at in piece.dropFirst() {
            let token = tokens[at]
            if token.isSign(["(", "["]) { depth += 1 }
            if token.isSign([")", "]"]) { depth = max(0, depth - 1) }
            guard depth == 0, case .word(let word) = token.kind, token.isApart else { continue }
            let next = at + 1 < tokens.count ? tokens[at + 1] : nil
            let isRemark =
                switch word {
                case "for", "zum", "zur", "für", "pour", "para", "voor": next != nil
                case "to": next?.isWord(["taste", "serve", "garnish", "finish", "decorate"]) == true
                case "as": next?.isWord(["needed", "required", "desired"]) == true
                case "nach": next?.isWord(["geschmack", "belieben", "bedarf", "wunsch"]) == true
                case "au", "selon": next?.isWord(["goût", "le", "besoin", "vos"]) == true
                case "al", "a": next?.isWord(["gusto", "gosto", "piacere"]) == true
                case "naar": next?.isWord(["smaak", "keuze", "wens"]) == true
                case "om": next?.isWord(["te"]) == true
                case "per":
                    next?.isWord(["il", "la", "lo", "friggere", "ungere", "decorare", "servire"]) == true
                case "q": at + 2 < tokens.count
                case "qb", "qs", "optional", "facultatif", "opcional", "facoltativo", "optioneel": true
                default: false
                }
            if isRemark { return at }
        }
        return nil
    }

    /// The piece without what stands in brackets, which goes to `aside`.
    private func withoutBrackets(_ piece: Range<Int>, _ aside: inout [String]) -> String {
        var parts: [String] = []
        var from = piece.lowerBound, at = piece.lowerBound
        while at < piece.upperBound {
            guard tokens[at].isSign(["(", "["]) else {
                at += 1
                continue
            }
            if from < at { parts.append(phrase(from..<at)) }
            var close = at + 1, depth = 1
            while close < piece.upperBound, depth > 0 {
                if tokens[close].isSign(["(", "["]) { depth += 1 }
                if tokens[close].isSign([")", "]"]) { depth -= 1 }
                close += 1
            }
            var inner = (at + 1)..<(depth == 0 ? close - 1 : close)
            while let first = inner.first, tokens[first].isSign([",", ";", "-", "–"]) { inner.removeFirst() }
            let inside = phrase(inner)
            // "Zwiebel(n)", "egg(s)" leave the number open, and say nothing.
            let isEnding =
                !tokens[at].isApart && ["s", "n", "en", "es", "e", "er"].contains(inside.lowercased())
            if !inside.isEmpty, !isEnding { aside.append(inside) }
            (at, from) = (close, close)
        }
        if from < at { parts.append(phrase(from..<at)) }
        return parts.joined(separator: " ")
    }

    /// Sorts a piece behind the name.
    private mutating func add(_ piece: String) {
        // "peeled, cored, and quartered" is one thing to do.
        if piece.opens(with: ["and", "then", "und", "et", "y", "e", "en"]), let last = preparation.popLast() {
            preparation.append(last + ", " + piece)
        } else if piece.opens(with: IngredientWords.remarks) || !piece.contains(where: \.isLetter) {
            notes.append(piece)
        } else {
            preparation.append(piece)
        }
    }

    /// "freshly grated nutmeg", "toasted sesame seeds": what is done to it stands before it.
    private mutating func trimName() {
        var words = name.split(separator: " ").map(String.init)
        func bare(_ index: Int) -> String { words[index].lowercased().filter { $0.isLetter || $0 == "-" } }
        var count = 0
        while count < words.count - 1 {
            let word = bare(count)
            let isManner = IngredientWords.manner.contains(word) && count + 2 < words.count
            let isAnd = count > 0 && word == "and" && IngredientWords.done.contains(bare(count + 1))
            guard isManner || isAnd || IngredientWords.done.contains(word) else { break }
            count += 1
        }
        // "freshly ground pepper": an adverb makes a preparation of any participle.
        if count > 0, count < words.count - 1, IngredientWords.manner.contains(bare(count - 1)) { count += 1 }
        guard count > 0 else { return }
        preparation.insert(words[..<count].joined(separator: " ").withoutStops, at: 0)
        words = Array(words[count...])
        name = words.joined(separator: " ")
    }

    /// "garlic cloves", "celery stalks": the unit stands last. Sizes before the name are the unit's, then.
    func trailingUnit() -> (unit: UnitWords.Unit, name: String, size: String?)? {
        var words = name.split(separator: " ")
        guard words.count >= 2, let last = words.last?.lowercased(), UnitWords.trailing.contains(last),
            let unit = UnitWords.all[last]
        else { return nil }
        words.removeLast()
        let sizes = words.prefix { IngredientWords.sizes.contains($0.lowercased()) }
        guard sizes.count < words.count else { return nil }
        return (
            unit, words[sizes.endIndex...].joined(separator: " "),
            sizes.isEmpty ? nil : sizes.joined(separator: " ")
        )
    }

    private func phrase(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(text[tokens[first].range.lowerBound..<tokens[last].range.upperBound])
    }
}

extension String {
    /// Without full stops, stars and colons at its end.
    fileprivate var withoutStops: String {
        var text = self
        while let last = text.last, ".*:, ".contains(last) { text.removeLast() }
        return text
    }

    fileprivate func opens(with words: Set<String>) -> Bool {
        guard let first = split(whereSeparator: { !$0.isLetter }).first else { return false }
        return words.contains(first.lowercased())
    }
}

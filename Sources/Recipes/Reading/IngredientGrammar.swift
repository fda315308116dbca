/// Reads one line from its first token to its last.
struct IngredientGrammar {
    let text: String
    let tokens: [TextToken]
    var at = 0
    private var reading: IngredientReading
    private var remarks: [String] = []

    init(_ text: String) {
        self.text = text
        tokens = TextToken.all(in: text, limit: IngredientReader.longest)
        reading = IngredientReading(line: text, name: "")
    }

    func token(_ index: Int) -> TextToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    mutating func read(_ line: String) -> IngredientReading {
        reading.line = line
        skipBullet()
        let start = at
        readAmount()
        if reading.quantity == nil, reading.unit == nil, remarks.isEmpty { at = start }
        readRest()
        return reading
    }

    /// "- ", "• ", "▢ ", "~": neither numbers nor words.
    private mutating func skipBullet() {
        while let token = token(at), case .sign(let sign) = token.kind, sign != "(", sign != "\"" { at += 1 }
    }

    // MARK: How much

    private mutating func readAmount() {
        let began = at
        skip(IngredientWords.roughly, told: true)
        // "Juice of 2 lemons": the number belongs to what follows it.
        if let part = partOf() {
            at = part.next
            remarks.append(part.phrase)
        }
        if token(at)?.isWord(IngredientWords.some) == true, hasName(after: at + 1) {
            remarks.append(phrase(at..<(at + 1)))
            at += 1
            return
        }
        let isNumbered = readNumber()
        if !isNumbered { skipArticle() }
        guard isNumbered || at > began || startsWithUnit() else { return }
        if isNumbered { skipSecondNumber() }
        readPack()
        readSize()
        let unit = readUnit()
        if !isNumbered, unit == nil {
            at = began
            remarks = []
            return
        }
        if unit != nil { readMore() }
        skipOf(afterUnit: unit != nil)
    }

    private mutating func readNumber() -> Bool {
        guard let low = KitchenQuantity(tokens, at: at) else { return false }
        (reading.quantity, at) = (low.value, low.next)
        // "2–3", "2 to 3"; but not "1-inch", nor "2 or so".
        if let next = separator(at: at), let high = KitchenQuantity(tokens, at: next), high.value > low.value {
            (reading.quantityMax, at) = (high.value, high.next)
        }
        if let thousands = thousands(low) { reading.quantity = thousands }
        return true
    }

    /// "1,500 g": nobody weighs thousandths of a gram.
    private func thousands(_ quantity: KitchenQuantity) -> Double? {
        guard let token = token(quantity.next - 1), token.number == quantity.value,
            let unit = unit(at: quantity.next), [.g, .ml].contains(unit.unit.measure)
        else { return nil }
        let written = text[token.range]
        guard let sign = written.firstIndex(where: { $0 == "," || $0 == "." }),
            written[written.index(after: sign)...].count == 3, written.first != "0"
        else { return nil }
        return (quantity.value * 1000).rounded()
    }

    private func separator(at index: Int) -> Int? {
        guard let token = token(index) else { return nil }
        if token.isSign(IngredientWords.dashes) { return index + 1 }
        return token.isWord(IngredientWords.to) ? index + 1 : nil
    }

    /// "2 x 250 g": the first number counts, the second is the pack's.
    private mutating func skipSecondNumber() {
        guard let sign = token(at), sign.isWord(["x"]) || sign.isSign(["×", "*"]),
            let pack = KitchenQuantity(tokens, at: at + 1)
        else { return }
        let start = at + 1
        at = pack.next
        let unit = unit(at: at)
        if let unit { at = unit.next }
        skipDot()
        remarks.append(phrase(start..<at))
        if let unit, self.unit(at: at) == nil {
            // "2 x 250 g mascarpone" weighs twice that.
            reading.quantity = reading.quantity.map { $0 * pack.value }
            (reading.unit, reading.measure) = (unit.unit.singular, unit.unit.measure)
            remarks[remarks.count - 1] = phrase((start - 2)..<at)
        }
    }

    /// "(400 g) tin", "8-ounce package", "15 oz can": how large the pack is, before the unit it is counted in.
    private mutating func readPack() {
        let start = at
        if token(at)?.isSign(["("]) == true {
            var end = at + 1
            while let token = token(end), !token.isSign([")"]) { end += 1 }
            guard end < tokens.count, unit(at: end + 1) != nil || reading.quantity != nil else { return }
            remarks.append(phrase((at + 1)..<end))
            at = end + 1
            return
        }
        guard let size = KitchenQuantity(tokens, at: at) else { return }
        var next = size.next
        if token(next)?.isSign(IngredientWords.dashes) == true { next += 1 }
        guard let unit = unit(at: next) else { return }
        at = unit.next
        skipDot()
        if token(at)?.isSign([")"]) == true { at += 1 }
        remarks.append(phrase(start..<at))
    }

    private mutating func readSize() {
        let start = at
        var end = at
        while let token = token(end) {
            if token.isWord(IngredientWords.sizes) || token.isWord(IngredientWords.done) {
                end += 1
            } else if token.isSign([".", ","]), end > start {
                end += 1
            } else if let next = compound(at: end) {
                end = next
            } else {
                break
            }
        }
        // A size before a unit is the unit's: "1 heaping cup". Before a name it is the name's: "2 large eggs".
        guard end > start, unit(at: end) != nil else { return }
        if case .word = tokens[start].kind { remarks.append(phrase(start..<end)) }
        at = end
    }

    /// "fist-sized", "inch-long": behind it.
    private func compound(at index: Int) -> Int? {
        guard let hyphen = token(index + 1), !hyphen.isApart, hyphen.isSign(IngredientWords.dashes),
            token(index + 2)?.isWord(["sized", "size", "long", "wide", "thick"]) == true
        else { return nil }
        return index + 3
    }

    private mutating func readUnit() -> UnitWords.Unit? {
        if reading.unit != nil { return nil }
        guard let (unit, next) = unit(at: at), hasName(after: next) else { return nil }
        // "T" is a tablespoon and "t" a teaspoon.
        if next == at + 1, let token = token(at), text[token.range] == "T" {
            (reading.unit, reading.measure) = ("tbsp", .tbsp)
        } else {
            (reading.unit, reading.measure) = (written(unit, at), unit.measure)
        }
        at = next
        skipDot()
        if token(at)?.isSign(["("]) == true, token(at + 1)?.isWord(["s", "n", "en", "es"]) == true,
            token(at + 2)?.isSign([")"]) == true
        {
            at += 3
        }
        return unit
    }

    /// The unit with the author's capitals: "EL", "Zehe".
    private func written(_ unit: UnitWords.Unit, _ index: Int) -> String {
        let first = text[tokens[index].range]
        guard let letter = first.first, letter.isUppercase else { return unit.singular }
        if first.lowercased() == unit.singular { return String(first) }
        return letter.uppercased() + unit.singular.dropFirst()
    }

    /// The longest unit that begins here, and the token behind it.
    private func unit(at index: Int) -> (unit: UnitWords.Unit, next: Int)? {
        guard let first = token(index), case .word = first.kind else { return nil }
        var words = ""
        var place = index
        var found: (UnitWords.Unit, Int)?
        var count = 0
        while count < UnitWords.longest, let token = token(place) {
            if case .word(let word) = token.kind {
                words += words.isEmpty ? word : " " + word
                count += 1
                place += 1
                // "inch-long" is no inch.
                let isCompound = self.token(place).map { !$0.isApart && $0.isSign(IngredientWords.dashes) } == true
                if let unit = UnitWords.all[words], !isCompound { found = (unit, place) }
            } else if token.isSign(["."]), count > 0 {
                place += 1
            } else {
                break
            }
        }
        if found == nil, case .word(let word) = first.kind, word == "t" {
            return (UnitWords.Unit(measure: .tsp, singular: "tsp"), index + 1)
        }
        return found
    }

    /// "2 cloves" and "1 bunch" by themselves are what is to be bought.
    private func hasName(after index: Int) -> Bool {
        tokens[min(index, tokens.count)...].contains { if case .word = $0.kind { true } else { false } }
    }

    private func startsWithUnit() -> Bool {
        guard let unit = unit(at: at) else { return false }
        return unit.unit.measure != .piece && hasName(after: unit.next) && !isSymbolic(at)
            && [.pinch, .handful, .bunch, .sprig, .other("dash"), .other("splash"), .other("knob"), .other("drop"), .slice]
                .contains(unit.unit.measure)
    }

    /// One letter at the start of a line is no unit.
    private func isSymbolic(_ index: Int) -> Bool {
        token(index).map { text[$0.range].count < 3 } ?? true
    }

    /// "plus 1 teaspoon", "/ 7 oz", "(7 oz)", "+ 1 tbsp": more of it, or the same in other measures.
    private mutating func readMore() {
        while true {
            let start = at
            var next = at
            if token(next)?.isWord(IngredientWords.plus) == true || token(next)?.isSign(["+", "/", "|"]) == true {
                next += 1
            } else {
                break
            }
            guard let more = KitchenQuantity(tokens, at: next), let unit = unit(at: more.next) else { break }
            at = unit.next
            skipDot()
            remarks.append(phrase(start..<at))
        }
        if token(at)?.isSign(["("]) == true, token(at + 1)?.number != nil || token(at + 1)?.isWord(IngredientWords.roughly) == true {
            var end = at
            while let token = token(end), !token.isSign([")"]) { end += 1 }
            guard end < tokens.count else { return }
            remarks.append(phrase((at + 1)..<end))
            at = end + 1
        }
    }

    private mutating func skip(_ words: Set<String>, told: Bool) {
        let start = at
        while let token = token(at), token.isWord(words) || at > start && token.isSign(["."]) { at += 1 }
        if at > start, token(at)?.number == nil, KitchenQuantity(tokens, at: at) == nil, token(at)?.isWord(["a", "an"]) != true {
            at = start
            return
        }
        if told, at > start { remarks.append(phrase(start..<at)) }
    }

    private mutating func skipArticle() {
        if let token = token(at), token.isWord(IngredientWords.articles) { at += 1 }
        if token(at)?.isWord(IngredientWords.few) == true {
            at += 1
            if token(at)?.isWord(["of"]) == true { at += 1 }
        }
        readSize()
    }

    private mutating func skipDot() {
        if token(at)?.isSign(["."]) == true { at += 1 }
    }

    private mutating func skipOf(afterUnit: Bool) {
        guard afterUnit, token(at)?.isWord(IngredientWords.of) == true else { return }
        at += 1
        // "d’ail"
        if let sign = token(at), sign.isSign(["'", "’"]), !sign.isApart { at += 1 }
    }

    /// "Juice of", "zest from", "juice and zest of", "leaves from".
    private func partOf() -> (phrase: String, next: Int)? {
        let parts: Set<String> = ["juice", "zest", "rind", "leaves", "saft", "jus", "zumo", "succo", "sap", "abrieb", "schale", "zeste"]
        var end = at
        while token(end)?.isWord(IngredientWords.done.union(IngredientWords.manner)) == true { end += 1 }
        guard token(end)?.isWord(parts) == true else { return nil }
        end += 1
        if token(end)?.isWord(["and", "und", "et", "e", "y", "en"]) == true, token(end + 1)?.isWord(parts) == true { end += 2 }
        guard token(end)?.isWord(["of", "from", "von", "de", "d", "di", "van"]) == true,
            KitchenQuantity(tokens, at: end + 1) != nil
                || token(end + 1)?.isWord(["a"]) == true && token(end + 2)?.isWord(IngredientWords.few) == true
        else { return nil }
        return (phrase(at..<(end + 1)), end + 1)
    }

    // MARK: Of what, and how

    private mutating func readRest() {
        // What is sold chopped or crushed is called so.
        let isPacked = reading.measure.map { [.can, .other("jar"), .other("package"), .other("box")].contains($0) } ?? false
        let parts = IngredientParts(text, tokens, from: at, isPacked: isPacked)
        reading.name = parts.name
        if reading.unit == nil, reading.quantity != nil, let (unit, name) = parts.trailingUnit {
            (reading.unit, reading.measure) = (unit.singular, unit.measure)
            reading.name = name
        }
        let preparation = parts.preparation
        let notes = remarks + parts.notes
        reading.preparation = preparation.isEmpty ? nil : preparation.joined(separator: ", ")
        reading.note = notes.isEmpty ? nil : notes.joined(separator: "; ")
        if reading.name.isEmpty { reading.name = phrase(min(at, tokens.count)..<tokens.count) }
    }

    func phrase(_ range: Range<Int>) -> String {
        guard let first = token(range.lowerBound), range.upperBound > range.lowerBound,
            let last = token(range.upperBound - 1)
        else { return "" }
        return String(text[first.range.lowerBound..<last.range.upperBound])
    }
}

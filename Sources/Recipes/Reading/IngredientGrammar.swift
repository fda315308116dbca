/// Reads one line from its first token to its last.
struct IngredientGrammar {
    var text: String
    var tokens: [TextToken]
    var at = 0
    var reading: IngredientReading
    var remarks: [String] = []
    /// How many of the remarks stood before everything else.
    var leading = 0

    init(_ text: String) {
        self.text = text
        tokens = TextToken.all(in: text, limit: IngredientReader.longest)
        reading = IngredientReading(line: text, name: "")
    }

    func token(_ index: Int) -> TextToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    mutating func read(_ line: String) -> IngredientReading {
        reading.line = line
        skipBullet()
        readLeadingBrackets()
        var start = at
        readAmount()
        if reading.quantity == nil, reading.unit == nil, remarks.count == leading { at = start }
        if reading.quantity == nil, reading.unit == nil, let later = laterAmount(after: at) {
            // Read it, and go on with the line without it.
            let rest =
                text[..<tokens[later.cut.lowerBound].range.lowerBound] + " "
                + text[tokens[later.cut.upperBound - 1].range.upperBound...]
            let place = text.distance(to: token(at))
            at = later.start
            _ = readNumber()
            if let unit = readUnit(isLast: true), unit.measure == .piece { reading.unit = nil }
            text = String(rest)
            tokens = TextToken.all(in: text, limit: IngredientReader.longest)
            start = tokens.firstIndex { text.distance(to: $0) >= place } ?? tokens.count
            at = start
        }
        readRest()
        return reading
    }

    /// "- ", "• ", "▢ ", "~": neither numbers nor words.
    mutating func skipBullet() {
        while let token = token(at), case .sign(let sign) = token.kind, sign != "(", sign != "\"", sign != "."
        {
            at += 1
        }
    }

    /// "(optional) ½ teaspoon nutmeg".
    mutating func readLeadingBrackets() {
        guard token(at)?.isSign(["("]) == true, let end = closing(from: at), hasName(after: end + 1) else {
            return
        }
        remarks.append(phrase((at + 1)..<end))
        leading = remarks.count
        at = end + 1
    }

    /// The bracket that closes the one at `index`.
    func closing(from index: Int) -> Int? {
        var end = index + 1, depth = 1
        while let token = token(end) {
            if token.isSign(["("]) { depth += 1 }
            if token.isSign([")"]) { depth -= 1 }
            if depth == 0 { return end }
            end += 1
        }
        return nil
    }

    mutating func readRest() {
        // What is sold chopped or crushed is called so.
        let packed: [Amount.Unit] = [.can, .other("jar"), .other("package"), .other("box")]
        let parts = IngredientParts(
            text, tokens, from: at, isPacked: reading.measure.map(packed.contains) ?? false)
        reading.name = parts.name
        reading.written = parts.written
        if reading.unit == nil, reading.quantity != nil, let (unit, name, size) = parts.trailingUnit() {
            (reading.unit, reading.measure) = (unit.singular, unit.measure)
            reading.name = name
            reading.written.name = name
            if let size { remarks.append(size) }
        }
        reading.remarks = remarks
        let preparation = parts.preparation
        let notes = remarks + parts.notes
        reading.preparation = preparation.isEmpty ? nil : preparation.joined(separator: ", ")
        reading.note = notes.isEmpty ? nil : notes.joined(separator: "; ")
        guard reading.name.isEmpty else { return }
        // A number by itself isn't one.
        (reading.quantity, reading.quantityMax, reading.unit, reading.measure) = (nil, nil, nil, nil)
        reading.name = phrase(0..<tokens.count)
    }

    func phrase(_ range: Range<Int>) -> String {
        guard let first = token(range.lowerBound), range.upperBound > range.lowerBound,
            let last = token(range.upperBound - 1)
        else { return "" }
        return String(text[first.range.lowerBound..<last.range.upperBound])
    }
}

extension String {
    fileprivate func distance(to token: TextToken?) -> Int {
        token.map { unicodeScalars.distance(from: startIndex, to: $0.range.lowerBound) }
            ?? unicodeScalars.count
    }
}

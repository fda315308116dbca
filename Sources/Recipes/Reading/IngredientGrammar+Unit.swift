/// In what: "heaping tbsp", "(400 g) tin", "EL".
extension IngredientGrammar {
    /// "(400 g) tin", "8-ounce package", "15 oz can": how large the pack is, before the unit it is
    /// counted in.
    mutating func readPack() {
        let start = at
        if token(at)?.isSign(["("]) == true {
            guard let end = closing(from: at), hasName(after: end + 1) else { return }
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

    mutating func readSize() {
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
        // A size before a unit is the unit's: "1 heaping cup". Before a name it is the name's: "2 large
        // eggs".
        guard end > start, unit(at: end) != nil else { return }
        if case .word = tokens[start].kind { remarks.append(phrase(start..<end)) }
        at = end
    }

    /// "fist-sized", "inch-long": after it.
    func compound(at index: Int) -> Int? {
        guard let hyphen = token(index + 1), !hyphen.isApart, hyphen.isSign(IngredientWords.dashes),
            token(index + 2)?.isWord(["sized", "size", "long", "wide", "thick"]) == true
        else { return nil }
        return index + 3
    }

    mutating func readUnit(isLast: Bool = false) -> UnitWords.Unit? {
        if reading.unit != nil { return nil }
        // "3-pound chicken"
        let isHyphen = token(at).map { !$0.isApart && $0.isSign(IngredientWords.dashes) } == true
        if isHyphen, let next = unit(at: at + 1)?.next, hasName(after: next) { at += 1 }
        guard let (unit, next) = unit(at: at), isLast || hasName(after: next) else { return nil }
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
    func written(_ unit: UnitWords.Unit, _ index: Int) -> String {
        let first = text[tokens[index].range]
        guard let letter = first.first, letter.isUppercase else { return unit.singular }
        if first.lowercased() == unit.singular { return String(first) }
        return letter.uppercased() + unit.singular.dropFirst()
    }

    func unit(at index: Int) -> (unit: UnitWords.Unit, next: Int)? {
        UnitWords.unit(tokens, at: index)
    }

    /// "2 cloves" and "1 bunch" by themselves are what is to be bought.
    func hasName(after index: Int) -> Bool {
        tokens[min(index, tokens.count)...].contains { if case .word = $0.kind { true } else { false } }
    }

    /// "pinch of salt", "Schuss Wein", and whatever else "of" follows.
    func startsWithUnit() -> Bool {
        // One letter at the start of a line is no unit.
        guard let (unit, next) = unit(at: at), unit.measure != .piece, hasName(after: next),
            (token(at).map { text[$0.range].count } ?? 0) > 2
        else { return false }
        if unit.measure.measure == .count, token(next)?.isWord(["of"]) == true { return true }
        let vague: Set<Amount.Unit> = [
            .pinch, .handful, .bunch, .sprig, .slice, .other("dash"), .other("splash"), .other("knob"),
            .other("drop"),
        ]
        return vague.contains(unit.measure)
    }
}

/// How much: "about 2–3", "2 x 250 g", "juice of 2".
extension IngredientGrammar {
    mutating func readAmount() {
        let began = at
        if let liking = liking() {
            remarks.append(phrase(at..<liking))
            at = liking
            return
        }
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
        if isNumbered { skipPortion() } else { skipArticle() }
        guard isNumbered || at > began || startsWithUnit() else { return }
        if isNumbered { skipSecondNumber() }
        readPack()
        readSize()
        let unit = readUnit()
        if !isNumbered, unit == nil {
            at = began
            remarks = Array(remarks.prefix(leading))
            return
        }
        if let unit {
            readMore(unit)
            skipContainer(unit)
        }
        skipOf(afterUnit: unit != nil)
    }

    mutating func readNumber() -> Bool {
        guard let low = KitchenQuantity(tokens, at: at) else { return false }
        (reading.quantity, at) = (low.value, low.next)
        // "2–3", "2 to 3"; but not "1-inch", nor "2 or so".
        if let next = separator(at: at), let high = KitchenQuantity(tokens, at: next), high.value > low.value
        {
            (reading.quantityMax, at) = (high.value, high.next)
        }
        if let thousands = thousands(low) { reading.quantity = thousands }
        return true
    }

    /// "¼ of an onion", "⅓ de xícara", "2 of the eggs", "½ a bunch".
    mutating func skipPortion() {
        if token(at)?.isWord(["a", "an"]) == true, reading.quantity.map({ $0 < 1 }) == true {
            at += 1
            return
        }
        guard token(at)?.isWord(["of", "de", "di"]) == true, hasName(after: at + 1) else { return }
        at += 1
        if token(at)?.isWord(["a", "an", "the"]) == true { at += 1 }
    }

    /// "1,500 g": nobody weighs thousandths of a gram.
    func thousands(_ quantity: KitchenQuantity) -> Double? {
        guard let token = token(quantity.next - 1), token.number == quantity.value,
            let unit = unit(at: quantity.next), [.g, .ml].contains(unit.unit.measure)
        else { return nil }
        let written = text[token.range]
        guard let sign = written.firstIndex(where: { $0 == "," || $0 == "." }),
            written[written.index(after: sign)...].count == 3, written.first != "0"
        else { return nil }
        return (quantity.value * 1000).rounded()
    }

    func separator(at index: Int) -> Int? {
        guard let token = token(index) else { return nil }
        if token.isSign(IngredientWords.dashes) { return index + 1 }
        return token.isWord(IngredientWords.to) ? index + 1 : nil
    }

    /// "2 x 250 g": the first number counts, the second is the pack's.
    mutating func skipSecondNumber() {
        guard let sign = token(at) else { return }
        // "1 + 1 tablespoons": for two occasions.
        if sign.isSign(["+"]), let more = KitchenQuantity(tokens, at: at + 1), unit(at: more.next) != nil {
            remarks.append(phrase((at - 1)..<more.next))
            reading.quantity = reading.quantity.map { $0 + more.value }
            at = more.next
            return
        }
        guard sign.isWord(["x"]) || sign.isSign(["×", "*"]), hasName(after: at + 1) else { return }
        guard let pack = KitchenQuantity(tokens, at: at + 1) else {
            at += 1
            return
        }
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

    mutating func skip(_ words: Set<String>, told: Bool) {
        let start = at
        while let token = token(at), token.isWord(words) || at > start && token.isSign(["."]) { at += 1 }
        if at > start, token(at)?.number == nil, KitchenQuantity(tokens, at: at) == nil,
            token(at)?.isWord(["a", "an"]) != true
        {
            at = start
            return
        }
        if told, at > start { remarks.append(phrase(start..<at)) }
    }

    mutating func skipArticle() {
        if let token = token(at), token.isWord(IngredientWords.articles) { at += 1 }
        if token(at)?.isWord(IngredientWords.few) == true {
            at += 1
            if token(at)?.isWord(["of"]) == true { at += 1 }
        }
        readSize()
    }

    mutating func skipDot() {
        if token(at)?.isSign(["."]) == true { at += 1 }
    }

    mutating func skipOf(afterUnit: Bool) {
        guard afterUnit, token(at)?.isWord(IngredientWords.of) == true else { return }
        at += 1
        // "d’ail"
        if let sign = token(at), sign.isSign(["'", "’"]), !sign.isApart { at += 1 }
    }

    /// "Juice of", "zest from", "juice and zest of", "leaves from", "le jus d'", "Saft".
    func partOf() -> (phrase: String, next: Int)? {
        var end = token(at)?.isWord(IngredientWords.masculine) == true ? at + 1 : at
        while token(end)?.isWord(IngredientWords.readied) == true { end += 1 }
        guard token(end)?.isWord(IngredientWords.parts) == true else { return nil }
        end += 1
        if token(end)?.isWord(["and", "und", "et", "e", "y", "en"]) == true,
            token(end + 1)?.isWord(IngredientWords.parts) == true
        {
            end += 2
        }
        // "Saft einer Zitrone"
        if token(end)?.isWord(["einer", "eines"]) == true { return (phrase(at..<end), end) }
        guard token(end)?.isWord(["of", "from", "von", "de", "d", "di", "van"]) == true else { return nil }
        var next = end + 1
        // "jus d'un citron"
        if let sign = token(next), sign.isSign(["'", "’"]), !sign.isApart { next += 1 }
        guard
            KitchenQuantity(tokens, at: next) != nil
                || token(next)?.isWord(["a"]) == true && token(next + 1)?.isWord(IngredientWords.few) == true
        else { return nil }
        return (phrase(at..<next), next)
    }

    /// "n. B. Pfeffer", "q.b. sale", "nach Belieben Salz": as much as one likes, before the name.
    func liking() -> Int? {
        let next: Int
        switch token(at)?.kind {
        case .word("nach") where token(at + 1)?.isWord(["belieben", "geschmack", "bedarf", "wunsch"]) == true:
            next = at + 2
        case .word("n") where token(at + 1)?.isSign(["."]) == true && token(at + 2)?.isWord(["b"]) == true,
            .word("q")
        where token(at + 1)?.isSign(["."]) == true && token(at + 2)?.isWord(["b", "s"]) == true:
            next = at + (token(at + 3)?.isSign(["."]) == true ? 4 : 3)
        case .word("qb"), .word("qs"): next = at + 1
        default: return nil
        }
        return hasName(after: next) ? next : nil
    }
}

/// More of it, the same in other measures, and amounts that stand after the name.
extension IngredientGrammar {
    /// "plus 1 teaspoon", "/ 7 oz", "(7 oz)", "+ 1 tbsp", "1 lb 8 oz", "1 bottle 700 ml": more of it, the
    /// same in other measures, or how much is in one.
    mutating func readMore(_ first: UnitWords.Unit) {
        while true {
            var next = at
            let isSlash = token(next)?.isSign(["/", "|"]) == true
            let isMore =
                token(next)?.isWord(IngredientWords.plus) == true || token(next)?.isSign(["+"]) == true
            if isSlash || isMore { next += 1 }
            while token(next)?.isSign(["~"]) == true || token(next)?.isWord(IngredientWords.roughly) == true {
                next += 1
            }
            guard let more = KitchenQuantity(tokens, at: next), let unit = unit(at: more.next),
                isSlash || isMore
                    || unit.unit.measure.measure == first.measure.measure && first.measure != .cup
                    || first.measure.measure == .count && unit.unit.measure.measure != .count
            else { break }
            let start = isSlash ? at + 1 : at
            at = unit.next
            skipDot()
            remarks.append(phrase(start..<at))
        }
        if token(at)?.isWord(["de", "of"]) == true, first.measure.measure == .count,
            let size = KitchenQuantity(tokens, at: at + 1), let unit = unit(at: size.next),
            unit.unit.measure.measure != .count
        {
            let start = at + 1
            at = unit.next
            skipDot()
            remarks.append(phrase(start..<at))
        }
        if token(at)?.isSign(["("]) == true, let end = closing(from: at),
            token(at + 1)?.number != nil || token(at + 1)?.isSign(["~", "."]) == true
                || token(at + 1)?.isWord(IngredientWords.roughly) == true
                || token(at + 1)?.isWord(IngredientWords.sizes) == true
        {
            remarks.append(phrase((at + 1)..<end))
            at = end + 1
        }
    }

    /// "8 ounce package cream cheese": the ounces count.
    mutating func skipContainer(_ unit: UnitWords.Unit) {
        guard [.oz, .lb, .g, .kg, .ml].contains(unit.measure), let container = self.unit(at: at),
            [
                .can, .other("package"), .other("jar"), .other("bag"), .other("box"), .other("tub"),
                .other("bottle"),
            ]
            .contains(container.unit.measure), hasName(after: container.next)
        else { return }
        remarks.append(phrase(at..<container.next))
        at = container.next
        skipDot()
    }

    /// An amount after the name: "Flour: 200 g", "Chilli powder 1 tbsp", "Vanilla (½ tsp)", "Oil (about
    /// ½ cup)", "Onion (1)".
    func laterAmount(after start: Int) -> (start: Int, cut: Range<Int>)? {
        var hasWord = false
        for index in start..<tokens.count {
            guard let first = token(index) else { return nil }
            if case .word = first.kind { hasWord = true }
            guard hasWord, first.number != nil, let low = KitchenQuantity(tokens, at: index) else { continue }
            var next = low.next
            if let separator = separator(at: next), let high = KitchenQuantity(tokens, at: separator),
                high.value > low.value
            {
                next = high.next
            }
            let unit = unit(at: next).flatMap {
                [.other("inch"), .other("cm")].contains($0.unit.measure) ? nil : $0
            }
            var end = unit?.next ?? next
            if unit != nil, token(end)?.isSign(["."]) == true { end += 1 }
            var begin = index
            while begin > start,
                tokens[begin - 1].isSign(["~"]) || tokens[begin - 1].isWord(IngredientWords.roughly)
            {
                begin -= 1
            }
            guard begin > start else { return nil }
            let before = tokens[begin - 1]
            if before.isSign(["("]) {
                // The rest in the brackets says the same in other measures.
                let close =
                    token(end)?.isSign(["/", "|", ";", "–", "-"]) == true ? closing(from: begin - 1) : end
                guard let close, token(close)?.isSign([")"]) == true else { continue }
                return (index, (begin - 1)..<(close + 1))
            }
            // "1 kg | 2 lb"
            if token(end)?.isSign(["/", "|"]) == true, let more = KitchenQuantity(tokens, at: end + 1),
                let other = self.unit(at: more.next), other.next >= tokens.count - 1
            {
                end = tokens.count
            }
            let isMarked =
                before.isSign([":", ",", "="]) || before.isSign(IngredientWords.dashes) && before.isApart
            guard isMarked || unit != nil, end == tokens.count || token(end)?.isSign([",", "("]) == true
            else { continue }
            if case .word(let word) = before.kind, Self.joining.contains(word) { continue }
            return (index, (isMarked ? begin - 1 : begin)..<end)
        }
        return nil
    }

    /// Before an amount these make it part of what they begin: "salt plus 1 tsp".
    static let joining: Set<String> = [
        "plus", "or", "and", "from", "in", "into", "per", "each", "x", "to", "by", "with", "of", "for",
    ]
}

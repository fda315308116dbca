/// Reads what is said otherwise than it is written, from one place of an English text on.
struct EnglishPhrase {
    private let tokens: [EarToken]
    private let start: Int
    private var place: Int

    init(_ tokens: [EarToken], _ place: Int) {
        (self.tokens, start, self.place) = (tokens, place, place)
    }

    mutating func read() -> (words: String, end: Int)? {
        guard
            let words = mark() ?? joint() ?? about() ?? gasMark() ?? amounts() ?? shortened() ?? lonelyUnit()
        else { return nil }
        return (words, place)
    }

    // MARK: The tokens

    private func token(_ ahead: Int = 0) -> EarToken? {
        tokens.indices.contains(place + ahead) ? tokens[place + ahead] : nil
    }
    private func word(_ ahead: Int = 0) -> String? {
        token(ahead).flatMap { $0.isWord ? $0.text.lowercased() : nil }
    }
    private func isSign(_ ahead: Int, _ signs: String...) -> Bool {
        token(ahead).map { $0.kind == .sign && signs.contains($0.text) } ?? false
    }
    private func isJoined(_ ahead: Int) -> Bool { token(ahead).map { !$0.isApart } ?? false }

    /// Passes the dot of an abbreviation; one that ends a sentence, too, is left to end it.
    private mutating func passDot() {
        guard isSign(0, "."), isJoined(0) else { return }
        guard let next = token(1), next.kind != .lineEnd, !(next.isApart && next.isCapital) else { return }
        place += 1
    }

    // MARK: Small things

    /// "(R)" is nothing that a cook would say.
    private mutating func mark() -> String? {
        guard isSign(0, "("), isSign(2, ")"), isJoined(1), isJoined(2),
            ["r", "tm", "c"].contains(word(1) ?? "")
        else {
            return nil
        }
        place += 3
        return ""
    }

    /// "10-by-13-inch", "3-to-4-inch".
    private mutating func joint() -> String? {
        guard let word = word(), word == "by" || word == "to", isSign(1, "-"), token(2)?.number != nil else {
            return nil
        }
        place += 2
        return word
    }

    /// "c. 5 cm", "~ 5 cm".
    private mutating func about() -> String? {
        if isSign(0, "~", "≈"), token(1)?.number != nil {
            place += 1
            return "about"
        }
        if word() == "ca" || (word() == "c" && isSign(1, ".")) {
            let dot = isSign(1, ".") ? 2 : 1
            guard token(dot)?.number != nil else { return nil }
            place += dot
            return "about"
        }
        if isSign(0, "#"), token(1)?.number != nil, isJoined(1) {
            place += 1
            return "number"
        }
        if word() == "no", isSign(1, "."), token(2)?.number != nil {
            place += 2
            return "number"
        }
        return nil
    }

    /// "gas 4", "Gas Mark ½".
    private mutating func gasMark() -> String? {
        guard word() == "gas" else { return nil }
        let mark = word(1) == "mark" ? 2 : 1
        guard let number = token(mark)?.number else { return nil }
        place += mark + 1
        return "gas mark \(EnglishNumbers.bare(number))"
            + (range().map { " to \(EnglishNumbers.bare($0))" } ?? "")
    }

    private mutating func shortened() -> String? {
        guard let first = token(), first.isWord else { return nil }
        for (written, said) in EnglishShort.phrases {
            let isHere = written.indices.allSatisfy { i in
                guard let token = token(i) else { return false }
                return token.text.lowercased() == written[i] && (i == 0 || !token.isApart)
            }
            guard isHere, first.text != "W" || written.count > 1 else { continue }
            if written == ["w"] || written == ["b", ".", "c", "."], start == 0 { continue }
            place += written.count
            if written.last == ".", token()?.kind == .lineEnd || token() == nil { place -= 1 }
            return said
        }
        return nil
    }

    /// "a tbsp of".
    private mutating func lonelyUnit() -> String? {
        if let word = word(), ["fl", "fluid"].contains(word), let ounces = fluidOunces(0) {
            place += ounces
            return "fluid ounces"
        }
        guard let name = word(), EnglishUnits.short.contains(name), let unit = EnglishUnits.byName[name]
        else {
            return nil
        }
        place += 1
        passDot()
        return name.hasSuffix("s") && name != "tbs" ? unit.many : unit.one
    }

    // MARK: Amounts

    /// "10–12 min", "2 x 400 g tins", "20 x 30 cm", "180C/350F".
    private mutating func amounts() -> String? {
        guard var words = amount() else { return nil }
        // 6" x 9"
        while word() == "x" || isSign(0, "×"), token(1)?.number != nil {
            place += 1
            words += " by \(amount() ?? "")"
        }
        // "90 °C–95 °C", "1 tsp–1 tbsp"
        if isSign(0, "-", "–", "—"), token(1)?.number != nil, word(2) != "x" {
            let here = place
            place += 1
            if let high = amount() { words += " to \(high)" } else { place = here }
        }
        // The same once more in other measures.
        while isSign(0, "/"), token(1)?.number != nil || word(1) == "gas" {
            let here = place
            place += 1
            guard let other = gasMark() ?? amount() else {
                place = here
                break
            }
            words += ", \(other)"
        }
        return words
    }

    private mutating func amount() -> String? {
        guard let low = token()?.number else { return nil }
        if let telephone = telephone() { return telephone }
        place += 1
        let amount = EarAmount(low: low, high: range())
        // "15- by 10-inch", "10-by-13-inch", "8- or 9-inch"
        if isSign(0, "-"), isJoined(0), ["by", "to", "or", "and"].contains(word(1) ?? "") {
            place += 1
            return afterArticle(said(amount))
        }
        if let said = temperature(amount) ?? times(amount) ?? measure(amount) { return said }
        return uncounted(amount)
    }

    /// "800-352-3451" is no amount.
    private mutating func telephone() -> String? {
        guard isSign(1, "-"), isJoined(1), isJoined(2), token(2)?.number != nil, isSign(3, "-"), isJoined(3),
            isJoined(4),
            token(4)?.number != nil
        else { return nil }
        let words = tokens[place..<place + 5].map(\.text).joined()
        place += 5
        return words
    }

    /// "–12", " to 12" after a number.
    private mutating func range() -> EarNumber? {
        let isDash = isSign(0, "-", "–", "—", "−")
        guard isDash || word() == "to", let high = token(1)?.number else { return nil }
        // "2 - 8x4 inch pans" are two.
        if isDash, isJoined(2), word(2) == "x" || isSign(2, "×"), token(3)?.number != nil { return nil }
        place += 2
        return high
    }

    private func said(_ amount: EarAmount) -> String {
        EnglishNumbers.bare(amount.low) + (amount.high.map { " to \(EnglishNumbers.bare($0))" } ?? "")
    }

    // MARK: Heat

    private mutating func temperature(_ amount: EarAmount) -> String? {
        var next = 0
        var isDegrees = false
        if isSign(next, "°", "º", "˚") {
            (isDegrees, next) = (true, next + 1)
        } else if word() == "degrees" || word() == "degree" || word() == "deg" {
            (isDegrees, next) = (true, next + 1)
            if word() == "deg", isSign(next, ".") { next += 1 }
        }
        // "350°-375°F": the scale stands at the end.
        var amount = amount
        if isDegrees, amount.high == nil, isSign(next, "-", "–") || word(next) == "to",
            let high = token(next + 1)?.number
        {
            amount.high = high
            next += 2
            if isSign(next, "°", "º", "˚") || word(next) == "degrees" { next += 1 }
        }
        let isHot = amount.last.value >= 40
        let scale: String? =
            switch word(next) {
            case "c" where isDegrees || isHot, "celsius", "centigrade": "Celsius"
            case "f" where isDegrees || isHot, "fahrenheit": "Fahrenheit"
            default: nil
            }
        guard isDegrees || scale != nil else { return nil }
        if scale != nil { next += 1 }
        place += next
        if scale != nil { passDot() }
        return "\(said(amount)) degrees" + (scale.map { " \($0)" } ?? "")
    }

    // MARK: So many of so much

    private mutating func times(_ amount: EarAmount) -> String? {
        guard word() == "x" || isSign(0, "×"), amount.high == nil, token(1)?.number != nil else {
            // "whisk 2x", "3 x 4"
            guard word() == "x", isJoined(0), amount.high == nil else { return nil }
            place += 1
            return amount.low.value == 1 ? "once" : "\(said(amount)) times"
        }
        let here = place
        place += 1
        var sides = [EnglishNumbers.bare(amount.low)]
        var count = 1
        var last = amount.low
        while let number = token()?.number {
            place += 1
            last = number
            sides.append(EnglishNumbers.bare(number))
            count += 1
            guard word() == "x" || isSign(0, "×"), token(1)?.number != nil else { break }
            place += 1
        }
        let afterNumber = place
        if isSign(0, "-"), isJoined(0), isJoined(1) { place += 1 }
        if let unit = unit(), unit.isLength || count > 2 {
            place = afterNumber
            return sides.dropLast().joined(separator: " by ") + " by "
                + (measure(EarAmount(low: last)) ?? sides[sides.count - 1])
        }
        place = afterNumber
        if unit() == nil {
            place = afterNumber
            return sides.joined(separator: " by ")
        }
        place = here + 1
        let each = amounts() ?? ""
        let many = amount.low.whole.map(EnglishNumbers.word) ?? said(amount)
        return "\(many) \(each)"
    }

    /// The measure here, which is passed.
    private mutating func unit() -> EnglishUnits.Unit? {
        if let ounces = fluidOunces(0) {
            place += ounces
            return EnglishUnits.byName["floz"]
        }
        if isSign(0, "\"", "”", "″"), isJoined(0) {
            place += 1
            return EnglishUnits.byName["inch"]
        }
        guard let token = token(), token.isWord else { return nil }
        let lower = token.text.lowercased()
        if lower == "in", isInch() {
            place += 1
            passDot()
            return EnglishUnits.byName["inch"]
        }
        guard let unit = EnglishUnits.byName[EnglishUnits.capital[token.text] ?? lower] else { return nil }
        place += 1
        if lower != unit.one, lower != unit.many { passDot() }
        return unit
    }

    /// "8in", "8 in." and "8 in pan", but not "cook 2 in the pan".
    private func isInch() -> Bool {
        if isJoined(0) { return true }
        if isSign(1, "."), isJoined(1), let next = token(2), next.isWord, !next.isCapital { return true }
        return word(1).map {
            EnglishUnits.described.contains($0) || ["thick", "long", "wide", "deep"].contains($0)
        } ?? false
    }

    private func fluidOunces(_ ahead: Int) -> Int? {
        guard word(ahead) == "fl" || word(ahead) == "fluid" else { return nil }
        var next = ahead + 1
        if isSign(next, ".") { next += 1 }
        guard let ounces = word(next), ["oz", "ozs", "ounce", "ounces"].contains(ounces) else { return nil }
        return next + 1
    }

    private mutating func measure(_ amount: EarAmount) -> String? {
        let here = place
        var isHyphen = false
        if isSign(0, "-", "‑", "–"), isJoined(0), token(1)?.isWord ?? false {
            isHyphen = true
            place += 1
        }
        // "500g/1lb" are hours nowhere, but "1 h 30".
        guard let unit = unit() else {
            place = here
            return nil
        }
        if isHyphen || isDescription(unit) || (isAfterArticle && unit.isLength) {
            let number = amount.high == nil ? EnglishNumbers.beforeNoun(amount.low) : said(amount)
            return number == "half" ? "half-\(unit.one)" : "\(number) \(unit.one)"
        }
        return counted(amount, unit)
    }

    /// Whether what follows is what has that measure: "400 g tins".
    private func isDescription(_ unit: EnglishUnits.Unit) -> Bool {
        var next = 0
        // "400g/14oz tins"
        if isSign(0, "/"), token(1)?.number != nil, token(2)?.isWord ?? false { next = 3 }
        if isSign(0, ")") { next = 1 }
        // 1/4"-thick
        if isSign(0, "-"), isJoined(0), isJoined(1), unit.isLength { return true }
        guard let word = word(next), EnglishUnits.described.contains(word) else { return false }
        // "2 cups stock" isn't a thing of that measure, and "3 slices" are counted themselves.
        return !["slice", "can", "tin", "jar", "package", "packet", "piece", "stick"].contains(unit.one)
    }

    /// "half a teaspoon", "a quarter of a cup", "one and a half cups", "2 litres".
    private func counted(_ amount: EarAmount, _ unit: EnglishUnits.Unit) -> String {
        let low = amount.high == nil ? "" : "\(afterArticle(EnglishNumbers.bare(amount.low))) to "
        let article = "aeiou".contains(unit.one.first ?? " ") || unit.one == "hour" ? "an" : "a"
        if case .mixed(0, let over, let under) = amount.last {
            let part = EnglishNumbers.part(over, under)
            if isDetermined, amount.high == nil {
                return "\(EnglishNumbers.beforeNoun(amount.last)) \(unit.one)"
                    + (isOfSomething(unit) ? " of" : "")
            }
            let said =
                under == 2 && over == 1 ? "half \(article) \(unit.one)" : "\(part) of \(article) \(unit.one)"
            return low + said + (isOfSomething(unit) ? " of" : "")
        }
        let isOne = amount.isSingular
        return low + "\(EnglishNumbers.bare(amount.last)) \(isOne ? unit.one : unit.many)"
    }

    /// Without the article that stands there already: "about a ¼ to ⅓ cup", "another ⅓".
    private func afterArticle(_ said: String) -> String {
        guard isDetermined, said.hasPrefix("a ") || said.hasPrefix("an ") else { return said }
        return String(said.drop { $0 != " " }.dropFirst())
    }

    /// "the remaining ¼ cup", "a ½ inch thick sheet".
    private var isDetermined: Bool {
        guard start > 0, tokens[start - 1].isWord else { return false }
        let before = tokens[start - 1].text.lowercased()
        return isAfterArticle
            || ["remaining", "another", "other", "additional", "reserved", "extra", "last"].contains(before)
    }
    private var isAfterArticle: Bool {
        start > 0 && tokens[start - 1].isWord
            && ["a", "an", "the"].contains(tokens[start - 1].text.lowercased())
    }

    /// "half a cup of milk": what is measured follows, without a word between.
    private func isOfSomething(_ unit: EnglishUnits.Unit) -> Bool {
        guard EnglishUnits.volumes.contains(unit.one), let next = token(), next.isWord, next.isApart else {
            return false
        }
        return !EnglishUnits.notMeasured.contains(next.text.lowercased())
    }

    /// Nothing is measured: "½ onion", "⅔ of the dough", "¾ full".
    private func uncounted(_ amount: EarAmount) -> String {
        guard case .mixed(0, let over, let under) = amount.last else { return said(amount) }
        let low = amount.high == nil ? "" : "\(afterArticle(EnglishNumbers.bare(amount.low))) to "
        let part =
            amount.high == nil
            ? afterArticle(EnglishNumbers.part(over, under)) : EnglishNumbers.part(over, under)
        guard let next = token(), next.isWord, next.isApart else { return low + part }
        let word = next.text.lowercased()
        let stands: Set<String> = [
            "of", "the", "a", "an", "full", "way", "and", "or", "at", "in", "to", "as", "with", "each",
            "done", "cooked", "inch",
            "your", "this", "that", "filled", "off", "for", "so", "but", "then", "is", "from", "until", "if",
            "more", "mixture", "again", "at", "on", "between", "from", "into", "up", "over",
        ]
        if stands.contains(word) {
            return low + part + (word == "the" && under != 2 ? " of" : "")
        }
        if isDetermined { return low + part }
        let isMany = word.hasSuffix("s") && !word.hasSuffix("ss")
        if isMany { return low + part + (under == 2 ? "" : " of the") }
        let article = "aeiou".contains(word.first ?? " ") ? "an" : "a"
        return low + (under == 2 && over == 1 ? "half \(article)" : "\(part) of \(article)")
    }
}

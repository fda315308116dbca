/// Reads what is said otherwise than it is written, from one place of a German text on.
struct GermanPhrase {
    private let tokens: [EarToken]
    private let start: Int
    private var place: Int

    init(_ tokens: [EarToken], _ place: Int) {
        (self.tokens, start, self.place) = (tokens, place, place)
    }

    mutating func read() -> (words: String, end: Int)? {
        guard let words = about() ?? diameter() ?? oven() ?? amounts() ?? shortened() ?? lonelyUnit() else {
            return nil
        }
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

    /// Nouns begin with capitals, so only the end of a text or line tells that a dot ends the sentence, too.
    private mutating func passDot() {
        guard isSign(0, "."), isJoined(0), let next = token(1), next.kind != .lineEnd else { return }
        place += 1
    }

    /// Whether what is counted stands after a word that takes the dative: "mit einem halben Teelöffel".
    private var isDative: Bool {
        guard start > 0, tokens[start - 1].isWord else { return false }
        let before = tokens[start - 1].text.lowercased()
        guard before == "und" || before == "oder" else { return Self.dative.contains(before) }
        // "mit ½ TL Salz und 1 Prise Pfeffer".
        let clause = tokens[..<start].suffix(8).reversed().prefix { $0.isWord || $0.number != nil }
        return clause.contains { ["mit", "aus", "von"].contains($0.text.lowercased()) }
    }
    private static let dative: Set<String> = [
        "mit", "von", "aus", "bei", "nach", "zu", "vor", "in", "nebst", "im", "vom", "beim",
    ]

    private func follows(_ word: String) -> Bool {
        start > 0 && tokens[start - 1].text.lowercased() == word
    }

    // MARK: Small things

    private mutating func about() -> String? {
        guard isSign(0, "~", "≈"), token(1)?.number != nil else { return nil }
        place += 1
        return "etwa"
    }

    /// "Ø 26 cm".
    private mutating func diameter() -> String? {
        guard isSign(0, "Ø", "⌀", "∅") || token()?.text == "Ø" else { return nil }
        let here = place
        place += 1
        let isAbout = word() == "ca"
        if isAbout { place += isSign(1, ".") ? 2 : 1 }
        guard let size = amounts() else {
            place = here + 1
            return "Durchmesser"
        }
        return "\(isAbout ? "etwa " : "")\(size) Durchmesser"
    }

    /// "Stufe 3-4" stays; "Gas: Stufe 3" too. "E-Herd: 180".
    private mutating func oven() -> String? {
        guard word() == "e", isSign(1, "-"), word(2) == "herd" else { return nil }
        place += 3
        return "Elektroherd"
    }

    private mutating func shortened() -> String? {
        guard token()?.isWord ?? false else { return nil }
        for (written, said) in GermanShort.phrases {
            let isHere = written.indices.allSatisfy { i in
                guard let token = token(i) else { return false }
                // "z. B." has a space, which is narrow in good type.
                return token.text.lowercased() == written[i]
                    && (i == 0 || !token.isApart || written[i - 1] == ".")
            }
            // The last dot may end the sentence, too.
            guard isHere else { continue }
            if written == ["min", "."], token()?.isCapital ?? false { continue }
            if written == ["m", "."] || written == ["o", "."] || written == ["u", "."],
                token(2)?.isWord != true
            {
                continue
            }
            place += written.count
            if written.last == ".", token() == nil || token()?.kind == .lineEnd { place -= 1 }
            return said
        }
        return nil
    }

    private mutating func lonelyUnit() -> String? {
        if let text = token()?.text, let many = ["Min": "Minuten", "Std": "Stunden", "Sek": "Sekunden"][text]
        {
            place += 1
            passDot()
            return many
        }
        guard let name = word(), GermanUnits.short.contains(name), let unit = GermanUnits.byName[name],
            token()?.text != "El"
        else { return nil }
        place += 1
        passDot()
        return unit.one
    }

    // MARK: Amounts

    private mutating func amounts() -> String? {
        guard var words = amount() else { return nil }
        if isSign(0, "-", "–"), token(1)?.number != nil {
            let here = place
            place += 1
            if let high = amount() { words += " bis \(high)" } else { place = here }
        }
        while isSign(0, "/"), token(1)?.number != nil {
            let here = place
            place += 1
            guard let other = amount() else {
                place = here
                break
            }
            words += ", \(other)"
        }
        return words
    }

    private mutating func amount() -> String? {
        guard let low = token()?.number else { return nil }
        place += 1
        let amount = EarAmount(low: low, high: range())
        return temperature(amount) ?? times(amount) ?? measure(amount) ?? uncounted(amount)
    }

    private mutating func range() -> EarNumber? {
        let isDash = isSign(0, "-", "–", "—", "−")
        if isDash || word() == "bis", let high = token(1)?.number {
            place += 2
            return high
        }
        return nil
    }

    private func said(_ amount: EarAmount) -> String {
        guard let high = amount.high else { return GermanNumbers.bare(amount.low) }
        // "ein bis zwei" is what a voice makes of words, "eins bis zwei" of digits.
        guard amount.low.whole == 1, let last = high.whole else {
            return "\(GermanNumbers.bare(amount.low)) bis \(GermanNumbers.bare(high))"
        }
        return "ein bis \(GermanNumbers.stem(last))"
    }

    private mutating func temperature(_ amount: EarAmount) -> String? {
        var next = 0
        var isDegrees = false
        if isSign(0, "°", "º", "˚") || word() == "grad" { (isDegrees, next) = (true, 1) }
        var amount = amount
        if isDegrees, amount.high == nil, isSign(next, "-", "–") || word(next) == "bis",
            let high = token(next + 1)?.number
        {
            amount.high = high
            next += 2
            if isSign(next, "°", "º", "˚") || word(next) == "grad" { next += 1 }
        }
        let isHot = amount.last.value >= 40
        let scale: String? =
            switch word(next) {
            case "c" where isDegrees || isHot, "celsius": ""
            case "f" where isDegrees, "fahrenheit": " Fahrenheit"
            default: nil
            }
        guard isDegrees || scale != nil else { return nil }
        if scale != nil { next += 1 }
        place += next
        return "\(said(amount)) Grad\(scale ?? "")"
    }

    private mutating func times(_ amount: EarAmount) -> String? {
        guard word() == "x" || isSign(0, "×"), amount.high == nil else { return nil }
        guard token(1)?.number != nil else {
            place += 1
            return amount.low.whole.map { $0 <= 12 ? "\(GermanNumbers.stem($0))mal" : "\($0)-mal" }
                ?? "\(said(amount)) mal"
        }
        var sides = [GermanNumbers.bare(amount.low)]
        place += 1
        while let number = token()?.number {
            let here = place
            place += 1
            if word() == "x" || isSign(0, "×"), token(1)?.number != nil {
                sides.append(GermanNumbers.bare(number))
                place += 1
            } else {
                place = here
                break
            }
        }
        return "\(sides.joined(separator: " mal ")) mal \(self.amount() ?? "")"
    }

    private mutating func unit() -> GermanUnits.Unit? {
        guard let token = token(), token.isWord else { return nil }
        let lower = token.text.lowercased()
        guard let unit = GermanUnits.byName[lower] else { return nil }
        // "St. Galler", "do", "be": shortened units begin with a capital, or are one sign.
        if ["ta", "do", "ds", "gl", "be", "fl", "sch", "pr"].contains(lower), !token.isCapital { return nil }
        place += 1
        if lower == unit.one.lowercased() {
            // "2 Blatt Gelatine" are leaves all the same.
            return GermanUnits.Unit(
                one: unit.one, many: unit.gender == .neuter ? unit.one : unit.many, gender: unit.gender)
        }
        if lower != unit.many.lowercased() { passDot() }
        return unit
    }

    private mutating func measure(_ amount: EarAmount) -> String? {
        let here = place
        // "2-cm-Würfel", "500-g-Packung", "1-l-Form".
        if isSign(0, "-"), isJoined(0), isJoined(1), token(1)?.isWord ?? false {
            place += 1
            guard let unit = unit() else {
                place = here
                return nil
            }
            if isSign(0, "-"), isJoined(0), isJoined(1) { place += 1 }
            return "\(GermanNumbers.bare(amount.low)) \(unit.one)"
        }
        // "1 gestr. TL", "2 gehäufte EL".
        var manner: String?
        if let word = word(),
            ["gestr", "geh", "gestrichener", "gehäufter", "gestrichene", "gehäufte", "knapper", "guter"]
                .contains(word)
        {
            let dot = isSign(1, ".") ? 2 : 1
            if let name = token(dot)?.text.lowercased(), GermanUnits.byName[name] != nil {
                manner =
                    word.hasPrefix("gestr")
                    ? "gestrichen" : word.hasPrefix("geh") ? "gehäuft" : String(word.dropLast(2))
                place += dot
            }
        }
        guard let unit = unit() else {
            place = here
            return nil
        }
        return counted(amount, unit, manner)
    }

    /// "einen halben Teelöffel", "eineinhalb Liter", "eine Prise", "2 Esslöffel".
    private func counted(_ amount: EarAmount, _ unit: GermanUnits.Unit, _ manner: String?) -> String {
        // "in ½ cm große Würfel schneiden", "in 3 Gläser füllen".
        let isDative = isDative && !(follows("in") && (unit.isLength || amount.low.value > 1))
        let article = unit.gender.article(isDative: isDative)
        let inflected =
            manner.map {
                "\($0)\(isDative || unit.gender == .masculine ? "en" : unit.gender == .feminine ? "e" : "es") "
            } ?? ""
        let plural = manner.map { "\($0)e\(isDative ? "n" : "") " } ?? ""
        if amount.high == nil {
            switch amount.low {
            case .mixed(0, 1, 2):
                return "\(article) \(unit.gender.half(isDative: isDative)) \(inflected)\(unit.one)"
            case .mixed(0, let over, let under):
                if over == 1 {
                    return "\(article) \(GermanNumbers.part(1, under).dropFirst(4)) \(inflected)\(unit.one)"
                }
                return "\(GermanNumbers.part(over, under)) \(plural)\(unit.one)"
            case .plain("1"): return "\(article) \(inflected)\(unit.one)"
            default: break
            }
        }
        return "\(said(amount)) \(plural)\(many(unit, isDative: isDative))"
    }

    /// "in 2 Tagen", "aus 4 Gläsern".
    private func many(_ unit: GermanUnits.Unit, isDative: Bool) -> String {
        guard isDative, unit.many != unit.one, !unit.many.hasSuffix("n"), !unit.many.hasSuffix("s") else {
            return unit.many
        }
        return unit.many + "n"
    }

    /// Nothing is measured: "½ Zwiebel", "⅔ des Teigs".
    private func uncounted(_ amount: EarAmount) -> String {
        guard amount.high == nil, case .mixed(0, let over, let under) = amount.low else {
            return said(amount)
        }
        guard let next = token(), next.isWord, next.isApart else { return GermanNumbers.bare(amount.low) }
        let word = next.text.lowercased()
        if ["des", "der", "vom", "von", "davon"].contains(word) {
            return under == 2 ? "die Hälfte" : GermanNumbers.part(over, under)
        }
        // "½ rote Zwiebel": what is halved stands after what it is like.
        let food = next.isCapital ? next.text : token(1).flatMap { $0.isWord && $0.isCapital ? $0.text : nil }
        guard under == 2, let gender = food.flatMap({ GermanUnits.gender(of: $0) }) else {
            return GermanNumbers.bare(amount.low)
        }
        return "\(gender.article(isDative: isDative)) \(gender.half(isDative: isDative))"
    }
}

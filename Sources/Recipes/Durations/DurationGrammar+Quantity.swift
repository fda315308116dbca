extension DurationGrammar {
    struct Quantity {
        var value: Double
        var next: Int
        /// It was only "a" or "an".
        var isArticle = false
    }

    /// "12", "1½", "1 1/2", "1-1/2", "ten", "twenty-five", "a", "half an", "a couple of", "one and a half",
    /// "une demi-", "un quart d'", "anderthalb".
    func quantity(at index: Int) -> Quantity? {
        guard let token = token(index) else { return nil }
        switch token.kind {
        case .number(let value): return number(value, at: index)
        case .word(let word): return words(word, at: index)
        case .sign: return nil
        }
    }

    private func number(_ value: Double, at index: Int) -> Quantity? {
        if let value = ratio(at: index) ?? clock(at: index) { return Quantity(value: value, next: index + 3) }
        var quantity = Quantity(value: value, next: index + 1)
        guard value == value.rounded() else { return quantity }
        let isHyphen = token(index + 1)?.isSign(DurationWords.dashes) == true
        let isAnd = token(index + 1)?.isWord(["and"]) == true
        let rest = isHyphen || isAnd ? index + 2 : index + 1
        if isAnd, let half = half(at: rest) {
            quantity = Quantity(value: value + 0.5, next: half)
        } else if let part = ratio(at: rest), part < 1 {
            quantity = Quantity(value: value + part, next: rest + 3)
        } else if let part = token(rest)?.number, part > 0, part < 1 {
            quantity = Quantity(value: value + part, next: rest + 1)
        }
        return quantity
    }

    /// "1/2": three tokens without space.
    private func ratio(at index: Int) -> Double? {
        guard let top = token(index)?.number, let slash = token(index + 1), !slash.isApart,
            slash.isSign(DurationWords.slashes), let under = token(index + 2), !under.isApart,
            let bottom = under.number, bottom >= 1
        else { return nil }
        return top / bottom
    }

    /// "1:30", hours or minutes: three tokens without space.
    private func clock(at index: Int) -> Double? {
        guard let whole = token(index)?.number, let colon = token(index + 1), !colon.isApart,
            colon.isSign([":"]), let rest = token(index + 2), !rest.isApart,
            let sixtieths = rest.number, sixtieths < 60
        else { return nil }
        return whole + sixtieths / 60
    }

    private func words(_ word: String, at index: Int) -> Quantity? {
        let isArticle = DurationWords.articles.contains(word)
        if !isArticle, let value = DurationWords.numbers[word] { return numberWords(value, at: index) }
        let start = isArticle ? index + 1 : index
        if token(start)?.isWord(DurationWords.half) == true {
            return Quantity(value: 0.5, next: joined(at: start + 1))
        }
        if token(start)?.isWord(DurationWords.quarter) == true {
            return Quantity(value: 0.25, next: ofAn(at: start + 1))
        }
        if isArticle, token(start)?.isWord(["couple"]) == true {
            return Quantity(value: 2, next: token(start + 1)?.isWord(["of"]) == true ? start + 2 : start + 1)
        }
        guard isArticle else { return nil }
        // "Another 5 minutes" are five: the phrase begins at the number.
        if word == "another", let more = quantity(at: start), !more.isArticle { return nil }
        if word == "one", let one = DurationWords.numbers[word] { return numberWords(one, at: index) }
        // "un'ora"
        return Quantity(value: 1, next: behindApostrophe(at: start), isArticle: true)
    }

    /// "twenty", "twenty-five", "two and a half", "three quarters of an".
    private func numberWords(_ value: Double, at index: Int) -> Quantity {
        var next = index + 1
        if token(next)?.isSign(DurationWords.dashes) == true { next += 1 }
        if let token = token(next), case .word(let word) = token.kind {
            if DurationWords.quarters.contains(word) {
                return Quantity(value: value / 4, next: ofAn(at: next + 1))
            }
            if value >= 20, let ones = DurationWords.numbers[word], ones < 10 {
                return Quantity(value: value + ones, next: next + 1)
            }
        }
        if token(index + 1)?.isWord(["and"]) == true, let half = half(at: index + 2) {
            return Quantity(value: value + 0.5, next: half)
        }
        return Quantity(value: value, next: index + 1)
    }

    /// After "a half" or "half", if it stands there and no other "a" follows.
    private func half(at index: Int) -> Int? {
        let start = token(index)?.isWord(["a"]) == true ? index + 1 : index
        guard token(start)?.isWord(["half"]) == true, token(start + 1)?.isWord(DurationWords.articles) != true
        else {
            return nil
        }
        return start + 1
    }

    /// What may stand between "half" and its unit: "half an hour", "demi-heure", "mezz'ora".
    private func joined(at index: Int) -> Int {
        guard let token = token(index) else { return index }
        return token.isWord(DurationWords.articles) ? index + 1 : behindApostrophe(at: index)
    }

    /// Behind "of an" or "d'", if it stands there.
    private func ofAn(at index: Int) -> Int {
        guard token(index)?.isWord(["of", "de", "d"]) == true else { return index }
        return joined(at: index + 1)
    }

    private func behindApostrophe(at index: Int) -> Int {
        token(index).map { !$0.isApart && $0.isSign(["'", "’"]) } == true ? index + 1 : index
    }
}

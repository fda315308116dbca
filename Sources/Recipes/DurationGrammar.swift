/// Reads one duration at a given token; each question looks at a handful of tokens at most.
struct DurationGrammar {
    let tokens: [TextToken]

    /// Seconds from `low` to `high`; `next` is the token behind.
    struct Span { var low, high, unit: Double; var next: Int }

    func token(_ index: Int) -> TextToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// "10 minutes", "10–12 minutes", "1 hour 20 minutes", "30 seconds to 1 minute", "a minute or two".
    func duration(at index: Int) -> Span? {
        guard var first = whole(at: index) else { return nil }
        if let next = separator(at: first.next, between: token(index - 1)), let second = whole(at: next),
            first.low == first.high, second.low > first.high
        {
            first.high = second.high
            first.next = second.next
        } else if let more = orTwo(after: first) {
            first = more
        }
        return first
    }

    /// A duration with its smaller units: "1 hour 20 minutes", "1 h 30", "an hour and a half".
    private func whole(at index: Int) -> Span? {
        guard var span = span(at: index) else { return nil }
        if let half = andAHalf(after: span) { return half }
        // Units shrink from hours to minutes to seconds, so this ends soon.
        while span.low == span.high, let rest = smaller(after: span) {
            span = Span(
                low: span.low + rest.low, high: span.high + rest.high, unit: rest.unit, next: rest.next)
        }
        return span
    }

    /// A number or two, and a unit: "10 minutes", "10 to 12 minutes", "5-minute", "half an hour".
    private func span(at index: Int) -> Span? {
        guard let low = quantity(at: index) else { return nil }
        if let unit = unit(at: low.next, after: low) {
            let seconds = low.value * unit.seconds
            return Span(low: seconds, high: seconds, unit: unit.seconds, next: unit.next)
        }
        guard let next = separator(at: low.next, between: token(index - 1)), let high = quantity(at: next),
            high.value > low.value, let unit = unit(at: high.next, after: high)
        else { return nil }
        return Span(
            low: low.value * unit.seconds, high: high.value * unit.seconds, unit: unit.seconds,
            next: unit.next)
    }

    private func unit(at index: Int, after quantity: Quantity) -> (seconds: Double, next: Int)? {
        var index = index
        if token(index)?.isSign(DurationWords.dashes) == true { index += 1 }
        guard let token = token(index), case .word(let word) = token.kind, !token.startsLine,
            let seconds = DurationWords.units[word]
        else { return nil }
        if quantity.isArticle, !DurationWords.afterArticle.contains(word) { return nil }
        // "the 80s"
        if word == "s", !token.isApart,
            quantity.value >= 100 || self.token(index - 2)?.isWord(["the"]) == true
        {
            return nil
        }
        return (seconds, index + 1)
    }

    /// "20 minutes" behind "1 hour", with or without "and".
    private func smaller(after span: Span) -> Span? {
        var index = span.next
        let isAbbreviated = token(index - 1)?.isWord(DurationWords.abbreviations) == true
        if isAbbreviated, token(index)?.isSign(["."]) == true { index += 1 }
        if token(index)?.isSign([","]) == true { index += 1 }
        if token(index)?.isWord(["and", "plus", "und", "et"]) == true { index += 1 }
        if let rest = self.span(at: index), rest.unit < span.unit { return rest }
        // "1h30"
        if index == span.next, span.unit == 3600, let minutes = token(index), !minutes.isApart,
            let value = minutes.number, value < 60, isAbbreviated
        {
            return Span(low: value * 60, high: value * 60, unit: 60, next: index + 1)
        }
        return nil
    }

    /// "an hour and a half", "2 minutes and a quarter".
    private func andAHalf(after span: Span) -> Span? {
        guard token(span.next)?.isWord(["and"]) == true, token(span.next + 1)?.isWord(["a"]) == true else {
            return nil
        }
        guard let word = token(span.next + 2), word.isWord(["half", "quarter"]) else { return nil }
        // "and a half hour" would begin a duration of its own.
        let part = span.unit * (word.isWord(["half"]) ? 0.5 : 0.25)
        return Span(low: span.low + part, high: span.high + part, unit: span.unit, next: span.next + 3)
    }

    /// "a minute or two".
    private func orTwo(after span: Span) -> Span? {
        guard span.low == span.unit, span.high == span.unit, token(span.next)?.isWord(["or"]) == true,
            let token = token(span.next + 1), case .word(let word) = token.kind,
            word == "two" || word == "three", let count = DurationWords.numbers[word]
        else { return nil }
        return Span(low: span.low, high: count * span.unit, unit: span.unit, next: span.next + 2)
    }

    /// "-", "–", "to", "- to ", "or about"; "and" too if "between" stands before the first number.
    private func separator(at index: Int, between before: TextToken?) -> Int? {
        var next = index
        if token(next)?.isSign(DurationWords.dashes) == true { next += 1 }
        if token(next)?.isWord(DurationWords.to) == true { next += 1 }
        if next == index, before?.isWord(["between"]) == true, token(next)?.isWord(["and"]) == true {
            next += 1
        }
        if next > index, token(next)?.isSign(DurationWords.dashes) == true { next += 1 }
        guard next > index else { return nil }
        if token(next)?.isWord(DurationWords.roughly) == true { next += 1 }
        return next
    }
}

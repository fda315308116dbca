/// Reads one duration at a given token; each question looks at a handful of tokens at most.
struct DurationGrammar {
    let tokens: [TextToken]

    /// Seconds from `low` to `high`; `next` is the token behind.
    struct Span {
        var low, high, unit: Double
        var next: Int
        /// Both ends of the range have a unit of their own: "10 minutes to 15 minutes".
        var isTwofold = false
    }

    func token(_ index: Int) -> TextToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// "10 minutes", "10–12 minutes", "1 hour 20 minutes", "30 seconds to 1 minute", "a minute or two".
    func duration(at index: Int) -> Span? {
        guard var first = whole(at: index) else { return nil }
        if let next = separator(at: behindDot(first.next), between: token(index - 1)),
            let second = whole(at: next),
            first.low == first.high, second.low > first.high
        {
            first.high = second.high
            first.next = second.next
            first.isTwofold = true
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
        if token(index)?.isWord(DurationWords.more) == true { index += 1 }
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
        let isAbbreviated = token(span.next - 1)?.isWord(DurationWords.abbreviations) == true
        var index = behindDot(span.next)
        if token(index)?.isSign([","]) == true { index += 1 }
        if token(index)?.isWord(DurationWords.and) == true { index += 1 }
        if let rest = self.span(at: index), rest.unit < span.unit { return rest }
        // "1h30", "1h30m", "1 h 30 m"
        if index == span.next, span.unit == 3600, let minutes = token(index), let value = minutes.number,
            value < 60, isAbbreviated
        {
            let hasUnit = token(index + 1)?.isWord(["m"]) == true
            guard !minutes.isApart || hasUnit || isClock(value, token(index + 1)) else { return nil }
            return Span(low: value * 60, high: value * 60, unit: 60, next: index + (hasUnit ? 2 : 1))
        }
        return nil
    }

    /// "1 h 30 à four doux", but not "1 h 200 g".
    private func isClock(_ minutes: Double, _ after: TextToken?) -> Bool {
        guard minutes >= 5, minutes.truncatingRemainder(dividingBy: 5) == 0 else { return false }
        guard let after, case .word(let word) = after.kind else { return after?.number == nil }
        return UnitWords.all[word] == nil
    }

    /// The full stop of an abbreviation ends nothing.
    private func behindDot(_ index: Int) -> Int {
        let isAbbreviated = token(index - 1)?.isWord(DurationWords.abbreviations) == true
        return isAbbreviated && token(index)?.isSign(["."]) == true ? index + 1 : index
    }

    /// "an hour and a half", "une heure et demie", "1 ora e un quarto".
    private func andAHalf(after span: Span) -> Span? {
        guard token(span.next)?.isWord(DurationWords.and) == true else { return nil }
        let isArticle = token(span.next + 1)?.isWord(DurationWords.articles) == true
        let place = span.next + (isArticle ? 2 : 1)
        guard let word = token(place), case .word(let text) = word.kind else { return nil }
        // "and half an hour" and "and a half hour" would begin a duration of their own.
        let isHalf = DurationWords.half.contains(text)
        guard isHalf || isArticle && DurationWords.quarter.contains(text), isArticle || text != "half",
            token(place + 1).map({ !$0.isSign(["'", "’", "-"]) || $0.isApart }) ?? true
        else { return nil }
        let part = span.unit * (isHalf ? 0.5 : 0.25)
        return Span(low: span.low + part, high: span.high + part, unit: span.unit, next: place + 1)
    }

    /// "a minute or two".
    private func orTwo(after span: Span) -> Span? {
        guard span.low == span.unit, span.high == span.unit, token(span.next)?.isWord(["or"]) == true,
            let token = token(span.next + 1), case .word(let word) = token.kind,
            word == "two" || word == "three", let count = DurationWords.numbers[word]
        else { return nil }
        return Span(low: span.low, high: count * span.unit, unit: span.unit, next: span.next + 2)
    }

    /// "-", "–", "to", "- to ", "or about", "or up to"; "and" too if "between" stands before the first
    /// number.
    private func separator(at index: Int, between before: TextToken?) -> Int? {
        var next = index
        if token(next)?.isSign(DurationWords.dashes) == true { next += 1 }
        if token(next)?.isWord(DurationWords.to) == true { next += 1 }
        if next == index, before?.isWord(DurationWords.between) == true,
            token(next)?.isWord(DurationWords.and) == true
        {
            next += 1
        }
        if next > index, token(next)?.isSign(DurationWords.dashes) == true { next += 1 }
        guard next > index else { return nil }
        // "4 hours or up to 2 days"
        if token(next)?.isWord(["up"]) == true, token(next + 1)?.isWord(["to"]) == true { next += 2 }
        if token(next)?.isWord(DurationWords.roughly) == true { next += 1 }
        return next
    }
}

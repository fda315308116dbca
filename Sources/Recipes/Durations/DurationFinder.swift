/// Finds the durations in a step: what a cook would set a timer for, and the days that something rests.
///
/// Reads digits, words, fractions and ranges in English, German, French, Spanish, Italian and Dutch.
/// Takes time in proportion to the text, whatever it holds.
public enum DurationFinder {
    /// Seconds; what is shorter is over before a timer could be started.
    public static let shortest = 5.0
    /// Seconds: two weeks. Nobody follows a recipe for longer.
    public static let longest = 14 * 86_400.0
    /// Characters (Unicode scalars) of a text that are read; no step of a recipe comes near.
    public static let longestText = 20_000

    /// In reading order, not overlapping.
    public static func find(in text: String) -> [TimedPhrase] {
        let tokens = TextToken.all(in: text, limit: longestText)
        let grammar = DurationGrammar(tokens: tokens)
        var found: [TimedPhrase] = []
        var index = 0
        while index < tokens.count {
            guard !isInsideWord(tokens, index), let span = grammar.duration(at: index) else {
                index += 1
                continue
            }
            if span.low >= shortest, span.high <= longest, isTimed(tokens, index..<span.next),
                !isSaid(tokens, index, !found.isEmpty),
                span.high <= DurationWords.day || !isKeeping(tokens, index)
            {
                let isBetween =
                    span.low < span.high && index > 0 && tokens[index - 1].isWord(DurationWords.between)
                let start = isBetween ? index - 1 : index, end = behindSides(tokens, span.next)
                let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
                found.append(
                    TimedPhrase(
                        range: range, phrase: String(text[range]), minimum: span.low, maximum: span.high,
                        isTwofold: span.isTwofold))
            }
            index = span.next
        }
        return found
    }

    /// "E10", "gas mark 4", "step 5": the number belongs to the word before it.
    private static func isInsideWord(_ tokens: [TextToken], _ index: Int) -> Bool {
        guard index > 0, tokens[index].number != nil, case .word = tokens[index - 1].kind else {
            return false
        }
        return !tokens[index].isApart || tokens[index - 1].isWord(DurationWords.naming)
    }

    /// Whether the words around leave it a duration of cooking.
    private static func isTimed(_ tokens: [TextToken], _ place: Range<Int>) -> Bool {
        let before = place.lowerBound > 0 ? tokens[place.lowerBound - 1] : nil
        if tokens[place.lowerBound].isWord(DurationWords.articles),
            before?.isWord(DurationWords.often) == true
        {
            return false
        }
        var next = place.upperBound
        let isAbbreviated = tokens[next - 1].isWord(DurationWords.abbreviations)
        if next < tokens.count, isAbbreviated, tokens[next].isSign(["."]) {
            next += 1
        } else if next < tokens.count, tokens[next].isSign(DurationWords.dashes) {
            next += 1
        }
        if next < tokens.count, tokens[next].isWord(["in"]) { next += 1 }
        guard next < tokens.count else { return true }
        if tokens[next].isWord(DurationWords.elsewhen) { return false }
        if next == place.upperBound || isAbbreviated, tokens[next].isWord(DurationWords.things) {
            return false
        }
        // "Ten minutes before serving, …" says when, "rest 10 minutes before serving" how long.
        return !(tokens[next].isWord(["before"]) && startsSentence(tokens, place.lowerBound))
    }

    /// Whether the words before it only repeat it, or speak of one that was said before: "stir every 10
    /// minutes", "after these 5 minutes", "for a total of 20 minutes".
    private static func isSaid(_ tokens: [TextToken], _ index: Int, _ isLater: Bool) -> Bool {
        guard index > 0 else { return false }
        // "Every 24 hours, feed it" is the work itself.
        if tokens[index - 1].isWord(DurationWords.every) { return !startsSentence(tokens, index - 1) }
        if tokens[index - 1].isWord(DurationWords.said) { return true }
        return isLater && index > 1 && tokens[index - 1].isWord(["of"]) && tokens[index - 2].isWord(["total"])
    }

    /// "Keeps in the fridge for 3 days": nobody waits for that.
    private static func isKeeping(_ tokens: [TextToken], _ index: Int) -> Bool {
        var place = index
        while place > 0, index - place < 12, !tokens[place - 1].isSign([".", "!", "?", ";"]) {
            place -= 1
            if tokens[place].isWord(DurationWords.keeping) { return true }
        }
        return false
    }

    private static func startsSentence(_ tokens: [TextToken], _ index: Int) -> Bool {
        var index = index
        while index > 0, !tokens[index].startsLine,
            tokens[index - 1].isWord(["about", "around", "at", "least"])
        {
            index -= 1
        }
        return index == 0 || tokens[index].startsLine || tokens[index - 1].isSign([".", "!", "?", ":", ";"])
    }

    /// "per side", "on each side", "a side" belong to the phrase: the cook should know there are two.
    private static func behindSides(_ tokens: [TextToken], _ index: Int) -> Int {
        let words = tokens[index..<min(index + 3, tokens.count)]
        let start = words.first?.isWord(["on", "for"]) == true ? index + 1 : index
        guard start + 1 < tokens.count, tokens[start].isWord(["per", "each", "a"]),
            tokens[start + 1].isWord(["side", "batch"])
        else { return index }
        return start + 2
    }
}

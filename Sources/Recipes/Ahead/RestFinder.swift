/// Finds the nights and days in a step in which something rests.
///
/// What takes more than a day is a rest. What takes a night is one if the sentence says that it stands,
/// chills or rises, and not that it cooks. Takes time in proportion to the text, whatever it holds.
public enum RestFinder {
    /// Seconds: from here on nobody would stay for it.
    static let leastNight = 8 * 3600.0
    /// Words to either side that are asked what happens meanwhile.
    private static let reach = 40

    /// In reading order, not overlapping.
    public static func find(in text: String) -> [Rest] {
        find(in: text, DurationFinder.find(in: text))
    }

    /// The durations that aren't rests: what a timer is for.
    public static func timed(in text: String) -> [TimedPhrase] {
        let durations = DurationFinder.find(in: text)
        if !durations.contains(where: { $0.minimum >= leastNight }) { return durations }
        let rests = find(in: text, durations)
        return durations.filter { duration in !rests.contains { $0.range.overlaps(duration.range) } }
    }

    /// - Parameter durations: those of the text.
    static func find(in text: String, _ durations: [TimedPhrase]) -> [Rest] {
        let mayHold =
            durations.contains { $0.minimum >= leastNight }
            || ["night", "nacht", "nuit", "noche", "notte"].contains { text.lowercased().contains($0) }
        guard mayHold else { return [] }
        let tokens = TextToken.all(in: text, limit: DurationFinder.longestText)
        var rests: [Rest] = []
        var place = 0
        for duration in durations where duration.minimum >= leastNight {
            while place < tokens.count, tokens[place].range.upperBound <= duration.range.lowerBound {
                place += 1
            }
            guard duration.minimum > DurationWords.day || isResting(tokens, at: place) == true else {
                continue
            }
            rests.append(
                Rest(range: duration.range, .seconds(duration.minimum, upTo: duration.maximum)))
        }
        for place in tokens.indices {
            guard let end = night(tokens, at: place), !isChoice(tokens, place..<end, durations),
                !isKept(tokens, at: place), end >= tokens.count || !tokens[end].isWord(RestWords.dishes),
                isResting(tokens, at: place) != false
            else { continue }
            rests.append(
                Rest(range: tokens[place].range.lowerBound..<tokens[end - 1].range.upperBound, .night))
        }
        return rests.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Where "overnight" ends that begins here.
    private static func night(_ tokens: [TextToken], at place: Int) -> Int? {
        for words in RestWords.nights where place + words.count <= tokens.count {
            let isHere = words.indices.allSatisfy { tokens[place + $0].isWord([words[$0]]) }
            if isHere { return place + words.count }
        }
        return nil
    }

    /// Whether something only stands meanwhile; nil = it isn't said. What is said between the same commas
    /// decides, else what was said last before it.
    private static func isResting(_ tokens: [TextToken], at place: Int) -> Bool? {
        let sentence = sentence(tokens, around: place)
        let comma: Set<Unicode.Scalar> = [",", ":"]
        let start = sentence.last { $0 < place && tokens[$0].isSign(comma) } ?? sentence.lowerBound
        let end = sentence.first { $0 > place && tokens[$0].isSign(comma) } ?? sentence.upperBound
        if (start..<end).contains(where: { tokens[$0].isWord(RestWords.cooking) }) { return false }
        if (start..<end).contains(where: { tokens[$0].isWord(RestWords.resting) }) { return true }
        for earlier in (sentence.lowerBound..<start).reversed() {
            if tokens[earlier].isWord(RestWords.cooking) { return false }
            if tokens[earlier].isWord(RestWords.resting) { return true }
        }
        return nil
    }

    /// "Keeps well overnight": nobody waits for that.
    private static func isKept(_ tokens: [TextToken], at place: Int) -> Bool {
        sentence(tokens, around: place).contains { $0 < place && tokens[$0].isWord(RestWords.keeping) }
    }

    /// "For 4 hours or overnight", "overnight, or for at least 4 hours": the shorter one will do.
    private static func isChoice(
        _ tokens: [TextToken], _ night: Range<Int>, _ durations: [TimedPhrase]
    ) -> Bool {
        let sentence = sentence(tokens, around: night.lowerBound)
        let before = max(sentence.lowerBound, night.lowerBound - 6)..<night.lowerBound
        let after = night.upperBound..<max(night.upperBound, min(sentence.upperBound, night.upperBound + 8))
        return [before, after].contains { near in
            near.contains { tokens[$0].isWord(RestWords.or) }
                && durations.contains { duration in
                    near.contains { tokens[$0].range.overlaps(duration.range) }
                }
        }
    }

    private static func sentence(_ tokens: [TextToken], around place: Int) -> Range<Int> {
        let ends: Set<Unicode.Scalar> = [".", "!", "?", ";"]
        var start = min(place, tokens.count), end = start
        while start > 0, place - start < reach, !tokens[start - 1].isSign(ends) { start -= 1 }
        while end < tokens.count, end - place < reach, !tokens[end].isSign(ends) { end += 1 }
        return start..<end
    }
}

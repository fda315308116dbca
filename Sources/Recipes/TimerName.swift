/// Short names for timers, made from what the author wrote.
enum TimerName {
    /// Characters; what fits on a chip.
    static let longest = 28
    /// Characters around a duration that are read to name it.
    private static let around = 400

    /// The text itself if it is short, else as many whole words of it as fit; nil if nothing is left.
    static func short(_ text: String) -> String? {
        // A hostile word may be endless, and so may be a text of spaces.
        fitted(text.prefix(around).split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// "Simmer the sauce" of "Meanwhile, cover it and simmer the sauce for 10 minutes.": from the last thing
    /// to do before the duration. "Flip the fish" of "After 2 minutes, flip the fish."
    static func inSentence(of phrase: TimedPhrase, in text: String) -> String? {
        guard phrase.range.upperBound <= text.endIndex else { return nil }
        let before = text[..<phrase.range.lowerBound].suffix(around)
        let start = before.lastIndex(where: isEnd).map(before.index(after:)) ?? before.startIndex
        let after = text[phrase.range.upperBound...].prefix(around).drop { $0 == "," }.prefix { !isEnd($0) }
        return named(clauses(of: before[start...])) ?? named(clauses(of: after))
    }

    private static func isEnd(_ sign: Character) -> Bool { ".!?;:\n".contains(sign) }

    /// The words of each clause, without what opens it and says nothing.
    private static func clauses(of sentence: Substring) -> [ArraySlice<String>] {
        sentence.split { ",()".contains($0) }.map { clause in
            let words = clause.split { !($0.isLetter || $0.isNumber || "-'’&%°".contains($0)) }.map(
                String.init)
            return words.drop { TimerWords.openers.contains($0.lowercased()) }
        }
    }

    private static func named(_ clauses: [ArraySlice<String>]) -> String? {
        for clause in clauses.reversed() {
            if let work = clause.indices.last(where: { isWork(clause, at: $0) }) {
                return fitted(upToTime(clause[work...]))
            }
        }
        let telling = clauses.filter { !TimerWords.subordinate.contains($0.first?.lowercased() ?? "") }
        return telling.last { $0.count >= 2 }.flatMap { fitted(upToTime($0)) }
    }

    /// "Cook on high" of "cook on high for 4 hours or low": another duration is no part of the name.
    private static func upToTime(_ words: ArraySlice<String>) -> ArraySlice<String> {
        let time = words.indices.dropFirst().first {
            words[$0].lowercased() == "for" && words[words.index(after: $0)...].first?.first?.isNumber == true
        }
        return words[..<(time ?? words.endIndex)]
    }

    /// Whether the word says what to do: "simmer" after "and", but not "the rest" or "low heat".
    private static func isWork(_ clause: ArraySlice<String>, at index: Int) -> Bool {
        guard TimerWords.work.contains(clause[index].lowercased()) else { return false }
        return index == clause.startIndex || TimerWords.beforeWork.contains(clause[index - 1].lowercased())
    }

    /// "Melt the butter" of "melt the butter in a wide", where "pan" would come next: what is begun and not
    /// said to its end is left out.
    private static func whole(_ name: [String], next: String?) -> ArraySlice<String> {
        guard let next, next == "of" || !TimerWords.danglers.contains(next.lowercased()) else {
            return name[...]
        }
        let begun = name.indices.dropFirst(2).last { TimerWords.joints.contains(name[$0].lowercased()) }
        return name[..<(begun ?? name.endIndex)]
    }

    private static func fitted(_ words: some Collection<String>) -> String? {
        var name: [String] = []
        var length = -1
        for word in words {
            length += word.count + 1
            guard length <= longest else { break }
            name.append(word)
        }
        if name.isEmpty, let first = words.first { name = [String(first.prefix(longest))] }
        let isCut = name.count < words.count
        while name.count > 1 || !isCut, let last = name.last, TimerWords.danglers.contains(last.lowercased())
        {
            name.removeLast()
        }
        if isCut { name = Array(whole(name, next: words.dropFirst(name.count).first)) }
        guard let first = name.first else { return nil }
        name[0] = first.prefix(1).uppercased() + first.dropFirst()
        return name.joined(separator: " ")
    }
}

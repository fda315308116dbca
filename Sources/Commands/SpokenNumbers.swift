/// Numbers from 1 to 59 as they are said.
public struct SpokenNumbers: Sendable {
    /// Those that are one word: 1–19 in most languages.
    public var small: [String]
    /// From twenty on, in tens.
    public var tens: [String]

    /// The words of a number; none if it isn't 1–59.
    public func words(_ number: Int) -> [String] {
        guard (1...59).contains(number) else { return [] }
        if number <= small.count { return [small[number - 1]] }
        let ten = tens[number / 10 - 2]
        return number % 10 == 0 ? [ten] : [ten, small[number % 10 - 1]]
    }

    /// Every number at the beginning of some words, and how many words it takes; the longest first.
    func read(_ words: ArraySlice<String>) -> [(count: Int, number: Int)] {
        guard let first = words.first else { return [] }
        if let at = small.firstIndex(of: first) { return [(1, at + 1)] }
        guard let ten = tens.firstIndex(of: first).map({ ($0 + 2) * 10 }) else { return [] }
        if let second = words.dropFirst().first, let digit = small.prefix(9).firstIndex(of: second) {
            return [(2, ten + digit + 1), (1, ten)]
        }
        return [(1, ten)]
    }

    /// As a grammar in JSGF has them.
    var jsgf: String {
        let digits = small.prefix(9).joined(separator: " | ")
        return "(\(small.joined(separator: " | ")) | (\(tens.joined(separator: " | "))) [\(digits)])"
    }

    public var allWords: [String] { small + tens }
}

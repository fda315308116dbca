/// A word of what a cook typed into the search.
public struct TypedWord: Sendable, Hashable {
    public var text: String

    public init(_ text: String) { self.text = text }

    /// At most so many words are looked for; nobody types more.
    public static let most = 12
    /// Letters of a word that are looked at.
    public static let longest = 40

    /// The words of a text, each once.
    public static func all(in text: String) -> [TypedWord] {
        var words: [TypedWord] = []
        for found in FoundWord.all(in: String(text.prefix(2000))) {
            let word = TypedWord(String(found.text.prefix(longest)))
            if !words.contains(word) { words.append(word) }
            if words.count == most { break }
        }
        return words
    }

    /// What means the same: singular and plural.
    public var forms: [String] { Plural.forms(text) }

    public var isForgiven: Bool { text.unicodeScalars.count >= WordMatch.forgivenLength - 1 }
}

extension Collection where Element == TypedWord {
    /// What to mark in a text that is shown, in reading order: whole words that were typed, and the
    /// beginnings of words. Words that were only forgiven are marked whole.
    public func marks(in text: String) -> [Range<String.Index>] {
        FoundWord.all(in: text).compactMap { found in
            let fits = compactMap { typed in WordMatch(typed.text, found.text).map { ($0, typed) } }
            guard let best = fits.max(by: { $0.0 < $1.0 }) else { return nil }
            guard best.0 == .beginning else { return found.range }
            let letters = best.1.text.unicodeScalars.count
            let scalars = text.unicodeScalars
            // An accent written apart, or a letter that folds to two, may move the end by one: never beyond.
            let end = scalars.index(
                found.range.lowerBound, offsetBy: letters, limitedBy: found.range.upperBound)
            return found.range.lowerBound..<(end ?? found.range.upperBound)
        }
    }
}

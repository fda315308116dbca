/// A word of what a cook typed into the search.
public struct TypedWord: Sendable, Hashable {
    public let text: String
    /// What means the same: singular and plural.
    public let forms: [String]
    /// Other words that the search has found for it: what else it is called, and what was meant by it.
    public var alike: Set<String> = []
    private let letters: [Unicode.Scalar]

    public init(_ text: String) {
        self.text = text
        forms = Plural.forms(text)
        letters = Array(text.unicodeScalars)
    }

    /// At most so many words are looked for; nobody types more.
    public static let most = 12
    /// Letters of a text that are looked at.
    static let mostLetters = 2000
    /// Letters of a word that are looked at.
    public static let longest = 40

    /// The words of a text, each once.
    public static func all(in text: String) -> [TypedWord] {
        var words: [TypedWord] = []
        for found in FoundWord.all(in: String(text.prefix(mostLetters))) {
            let word = TypedWord(String(found.text.prefix(longest)))
            if !words.contains(word) { words.append(word) }
            if words.count == most { break }
        }
        return words
    }

    /// Whether it is long enough for a mistake.
    public var isForgiven: Bool { letters.count >= WordMatch.forgivenLength - 1 }
    /// Whether it is forgiven only as a whole.
    public var isShort: Bool { (3..<WordMatch.forgivenLength).contains(letters.count) }
    /// Whether it is long enough for a mistake in the beginning of a longer word.
    public var mayGoOn: Bool { letters.count >= WordMatch.forgivenBeginning }

    /// How it fits a word of a text, as `FoundWord` has it; nil if it doesn't.
    public func match(_ word: String) -> WordMatch? {
        if forms.contains(word) { return .exact }
        if word.utf8.starts(with: text.utf8) { return .beginning }
        if alike.contains(word) { return .alike }
        return isOneEdit(from: word) ? .forgiven : nil
    }

    /// Whether a word of three or four letters was meant by this one: a single slip, but not in its first
    /// letter. So short a word is forgiven only where nothing else is found.
    public func isShortSlip(of word: String) -> Bool {
        let other = Array(word.unicodeScalars)
        guard isShort, (3...5).contains(other.count), other.first == letters.first,
            abs(other.count - letters.count) < 2
        else { return false }
        return other != letters && Slip.cost(letters, other) <= Slip.most(letters.count)
    }

    /// Whether this of all words one slip away is likely to be meant: it is a food or a dish, or fingers and
    /// ears often go wrong like that.
    public func isLikelySlip(of word: String) -> Bool {
        Wordbook.shared.knows(word) || Slip.cost(letters, Array(word.unicodeScalars)) <= 0.7
    }

    private func isOneEdit(from word: String) -> Bool {
        // No letter takes more than four bytes: what is much shorter needs no closer look.
        guard isForgiven, word.utf8.count + 1 >= letters.count else { return false }
        let other = Array(word.unicodeScalars)
        guard other.count + 1 >= letters.count, mayGoOn || other.count <= letters.count + 1,
            other.count >= WordMatch.forgivenLength - 1,
            max(other.count, letters.count) >= WordMatch.forgivenLength
        else { return false }
        let same = zip(letters, other).prefix { $0 == $1 }.count
        let typedRest = letters[same...], rest = other[same...]
        func fits(_ typed: ArraySlice<Unicode.Scalar>, _ meant: ArraySlice<Unicode.Scalar>) -> Bool {
            mayGoOn ? meant.starts(with: typed) : meant.elementsEqual(typed)
        }
        if fits(typedRest.dropFirst(), rest) || fits(typedRest, rest.dropFirst())
            || fits(typedRest.dropFirst(), rest.dropFirst())
        {
            return true
        }
        return typedRest.count >= 2 && rest.prefix(2).elementsEqual(typedRest.prefix(2).reversed())
            && fits(typedRest.dropFirst(2), rest.dropFirst(2))
    }
}

extension Collection where Element == TypedWord {
    /// What to mark in a text that is shown, in reading order: whole words that were typed, and the
    /// beginnings of words. Words that were only forgiven are marked whole.
    public func marks(in text: String) -> [Range<String.Index>] {
        FoundWord.all(in: text).compactMap { found in
            let fits = compactMap { typed in typed.match(found.text).map { ($0, typed) } }
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

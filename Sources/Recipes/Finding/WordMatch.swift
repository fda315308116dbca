/// How a word that was typed fits a word of a recipe; the better the greater.
public enum WordMatch: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// One letter is missing, too many, another, or two are swapped.
    case forgiven
    /// The word begins with what was typed.
    case beginning
    /// The same word, or its plural.
    case exact

    public static func < (one: WordMatch, other: WordMatch) -> Bool { one.rawValue < other.rawValue }

    /// Letters from which on a word, typed or meant, is forgiven a mistake.
    public static let forgivenLength = 5
    /// Letters from which on also the beginning of a longer word is: "choclat" finds chocolate.
    public static let forgivenBeginning = 7

    /// Both words as `FoundWord` has them; nil if they don't fit.
    public init?(_ typed: String, _ word: String) {
        if Plural.forms(typed).contains(word) {
            self = .exact
        } else if word.hasPrefix(typed) {
            self = .beginning
        } else if WordMatch.isForgiven(Array(typed.unicodeScalars), Array(word.unicodeScalars)) {
            self = .forgiven
        } else {
            return nil
        }
    }

    /// Whether one edit makes the typed word the other, or its beginning if enough was typed.
    private static func isForgiven(_ typed: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Bool {
        let shortest = min(typed.count, word.count), longest = max(typed.count, word.count)
        guard shortest >= forgivenLength - 1, longest >= forgivenLength else { return false }
        let same = zip(typed, word).prefix { $0 == $1 }.count
        let typedRest = typed[same...], wordRest = word[same...]
        let mayGoOn = typed.count >= forgivenBeginning
        func fits(_ rest: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>) -> Bool {
            mayGoOn ? other.starts(with: rest) : Array(rest) == Array(other)
        }
        if fits(typedRest.dropFirst(), wordRest) || fits(typedRest, wordRest.dropFirst())
            || fits(typedRest.dropFirst(), wordRest.dropFirst())
        {
            return true
        }
        let swapped = typedRest.prefix(2).reversed()
        return typedRest.count >= 2 && wordRest.prefix(2).elementsEqual(swapped)
            && fits(typedRest.dropFirst(2), wordRest.dropFirst(2))
    }
}

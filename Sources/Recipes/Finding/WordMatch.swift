/// How a word that was typed fits a word of a recipe; the better the greater.
public enum WordMatch: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// One letter is missing, too many, another, or two are swapped.
    case forgiven
    /// Another word for the same, or what was meant by a worse slip.
    case alike
    /// The word begins with what was typed.
    case beginning
    /// The same word, or its plural.
    case exact

    public static func < (one: WordMatch, other: WordMatch) -> Bool { one.rawValue < other.rawValue }

    /// Letters from which on a word, typed or meant, is forgiven a mistake.
    public static let forgivenLength = 5
    /// Letters from which on also the beginning of a longer word is: "choclat" finds chocolate.
    public static let forgivenBeginning = 7
}

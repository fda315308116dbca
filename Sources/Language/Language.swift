/// A language that the program speaks.
public enum Language: String, Sendable, Codable, CaseIterable {
    case english = "en"
    case german = "de"

    /// What it is called by those who speak it.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        }
    }

    public var wording: any Wording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }

    /// The first language of a POSIX locale such as "de_AT.UTF-8" or a list of them such as "fr:de:en"
    /// that the program speaks; nil = it speaks none of them.
    public init?(locale: String) {
        for name in locale.split(separator: ":") {
            let code = name.prefix { $0.isLetter }.lowercased()
            if let language = Language(rawValue: code) {
                self = language
                return
            }
        }
        return nil
    }
}

import Language
import Library

extension Suggestion.Reason {
    /// Why it is suggested (TR09).
    func text(_ words: any ShelvesWording) -> String {
        switch self {
        case .cooked(let title): words.becauseCooked(title)
        case .favourite(let title): words.becauseLoved(title)
        case .viewed(let title): words.becauseViewed(title)
        case .untried: words.somethingNew
        }
    }
}

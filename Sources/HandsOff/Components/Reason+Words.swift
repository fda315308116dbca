import Library

extension Suggestion.Reason {
    /// Why it is suggested (TR09).
    var words: String {
        switch self {
        case .cooked(let title): "Because you cooked \(title)"
        case .favourite(let title): "Because you love \(title)"
        case .viewed(let title): "Because you looked at \(title)"
        case .untried: "Something new"
        }
    }
}

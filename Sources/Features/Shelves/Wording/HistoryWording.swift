/// What was looked at and cooked (TR07).
protocol HistoryWording {
    var searchHistory: String { get }
    var historyFailed: String { get }
    var noHistoryTitle: String { get }
    var noHistory: String { get }
    func noHistoryFits(_ text: String) -> String
    var cooked: String { get }
    var viewed: String { get }
}

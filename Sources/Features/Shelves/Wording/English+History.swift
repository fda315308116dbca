import Language

extension English {
    var searchHistory: String { "Search the history" }
    var historyFailed: String { "The history can’t be read" }
    var noHistoryTitle: String { "Nothing here yet" }
    var noHistory: String { "Recipes that you look at or cook come here." }
    func noHistoryFits(_ text: String) -> String { "Nothing in the history fits “\(text)”." }
    var cooked: String { "Cooked" }
    var viewed: String { "Viewed" }
}

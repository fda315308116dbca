extension English {
    public var searchHistory: String { "Search the history" }
    public var historyFailed: String { "The history can’t be read" }
    public var noHistoryTitle: String { "Nothing here yet" }
    public var noHistory: String { "Recipes that you look at or cook come here." }
    public func noHistoryFits(_ text: String) -> String { "Nothing in the history fits “\(text)”." }
    public var cooked: String { "Cooked" }
    public var viewed: String { "Viewed" }
}

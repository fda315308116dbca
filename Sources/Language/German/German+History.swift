extension German {
    public var searchHistory: String { "Verlauf durchsuchen" }
    public var historyFailed: String { "Der Verlauf lässt sich nicht lesen" }
    public var noHistoryTitle: String { "Noch nichts da" }
    public var noHistory: String { "Rezepte, die du ansiehst oder kochst, erscheinen hier." }
    public func noHistoryFits(_ text: String) -> String { "Nichts im Verlauf passt zu „\(text)“." }
    public var cooked: String { "Gekocht" }
    public var viewed: String { "Angesehen" }
}

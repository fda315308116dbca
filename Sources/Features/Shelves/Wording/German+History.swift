import Language

extension German {
    var searchHistory: String { "Verlauf durchsuchen" }
    var historyFailed: String { "Der Verlauf lässt sich nicht lesen" }
    var noHistoryTitle: String { "Noch nichts da" }
    var noHistory: String { "Rezepte, die du ansiehst oder kochst, erscheinen hier." }
    func noHistoryFits(_ text: String) -> String { "Nichts im Verlauf passt zu „\(text)“." }
    var cooked: String { "Gekocht" }
    var viewed: String { "Angesehen" }
}

extension German {
    public var newRecipe: String { "Neues Rezept" }
    public var searchOwn: String { "Meine Rezepte durchsuchen" }
    public var ownFailed: String { "Deine Rezepte lassen sich nicht lesen" }
    public var noOwnTitle: String { "Noch nichts Eigenes" }
    public var noOwn: String { "Rezepte, die du schreibst oder änderst, erscheinen hier." }
    public func noOwnFits(_ text: String) -> String { "Keines deiner Rezepte passt zu „\(text)“." }
    public var draft: String { "Entwurf" }
    public var untitled: String { "Ohne Titel" }
    public func goOnWriting(_ title: String) -> String { "Weiter mit „\(title)“" }
    public var goOnDetail: String { "Alles ist, wie du es verlassen hast." }
    public func editOrRemove(_ title: String) -> String { "„\(title)“ bearbeiten oder entfernen" }
    public var edit: String { "Bearbeiten" }
    public var editDetail: String { "Zutaten, Schritte, Bilder und alles andere." }
    public var removeOwnDetail: String { "Samt Herz, und aus allen Sammlungen. Lässt sich rückgängig machen." }
    public var throwAway: String { "Wegwerfen" }
    public var throwAwayDetail: String { "Was du bisher geschrieben hast. Lässt sich rückgängig machen." }
    public func ownRemoved(recipes count: Int, drafts: Int, title: String?) -> String {
        if let title {
            return drafts > 0 ? "Der Entwurf „\(title)“ ist weggeworfen." : "„\(title)“ ist entfernt."
        }
        let things = [
            count > 0 ? recipes(count) : "", drafts > 0 ? counted(drafts, "Entwurf", "Entwürfe") : "",
        ]
        return "\(listed(things.filter { !$0.isEmpty })) entfernt."
    }
}

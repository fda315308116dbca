import Language

extension German {
    var newRecipe: String { "Neues Rezept" }
    var searchOwn: String { "Meine Rezepte durchsuchen" }
    var ownFailed: String { "Deine Rezepte lassen sich nicht lesen" }
    var noOwnTitle: String { "Noch nichts Eigenes" }
    var noOwn: String { "Rezepte, die du schreibst oder änderst, erscheinen hier." }
    func noOwnFits(_ text: String) -> String { "Keines deiner Rezepte passt zu „\(text)“." }
    var draft: String { "Entwurf" }
    var untitled: String { "Ohne Titel" }
    func goOnWriting(_ title: String) -> String { "Weiter mit „\(title)“" }
    var goOnDetail: String { "Alles ist, wie du es verlassen hast." }
    func editOrRemove(_ title: String) -> String { "„\(title)“ bearbeiten oder entfernen" }
    var editDetail: String { "Zutaten, Schritte, Bilder und alles andere." }
    var removeOwnDetail: String { "Samt Herz, und aus allen Sammlungen. Lässt sich rückgängig machen." }
    var throwAway: String { "Wegwerfen" }
    var throwAwayDetail: String { "Was du bisher geschrieben hast. Lässt sich rückgängig machen." }
    func ownRemoved(recipes count: Int, drafts: Int, title: String?) -> String {
        if let title {
            return drafts > 0 ? "Der Entwurf „\(title)“ ist weggeworfen." : "„\(title)“ ist entfernt."
        }
        let things = [
            count > 0 ? recipes(count) : "", drafts > 0 ? counted(drafts, "Entwurf", "Entwürfe") : "",
        ]
        return "\(listed(things.filter { !$0.isEmpty })) entfernt."
    }
}

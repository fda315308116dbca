import Language

extension German {
    func alreadyFavourite(_ count: Int) -> String {
        count == 1 ? "Das ist schon ein Favorit." : "Das sind alles schon Favoriten."
    }
    func favouritesAdded(_ count: Int) -> String { "\(recipes(count)) zu den Favoriten hinzugefügt." }
    func favouritesRemoved(_ count: Int) -> String { "\(recipes(count)) aus den Favoriten entfernt." }
    func historyRemoved(_ count: Int) -> String {
        "\(counted(count, "Eintrag", "Einträge")) aus dem Verlauf entfernt."
    }
}

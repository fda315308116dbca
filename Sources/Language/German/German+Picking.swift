extension German {
    public var pickNothing: String { "Nichts markieren" }
    public func pickedCount(_ count: Int) -> String { "\(count) markiert" }
    public func deed(_ deed: String, _ count: Int) -> String { "\(deed): \(count)" }
    public func alreadyFavourite(_ count: Int) -> String {
        count == 1 ? "Das ist schon ein Favorit." : "Das sind alles schon Favoriten."
    }
    public func favouritesAdded(_ count: Int) -> String { "\(recipes(count)) zu den Favoriten hinzugefügt." }
    public func favouritesRemoved(_ count: Int) -> String { "\(recipes(count)) aus den Favoriten entfernt." }
    public func ingredientsAdded(_ count: Int) -> String { "\(ingredients(count)) auf die Einkaufsliste gesetzt." }
    public func historyRemoved(_ count: Int) -> String {
        "\(counted(count, "Eintrag", "Einträge")) aus dem Verlauf entfernt."
    }
}

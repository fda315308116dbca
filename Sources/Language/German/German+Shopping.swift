extension German {
    public var nothingToBuyTitle: String { "Nichts einzukaufen" }
    public var nothingToBuy: String {
        "Schreib auf, was du brauchst, oder setze die Zutaten eines Rezepts auf die Liste."
    }
    public var shoppingGroup: String { "Ordnen" }
    public var byRecipe: String { "Nach Rezept" }
    public var byAisle: String { "Nach Abteilung" }
    public var share: String { "Teilen" }
    public var clearTicked: String { "Abgehaktes weg" }
    public var clearAll: String { "Alles weg" }
    public var addItem: String { "Eintrag hinzufügen" }
    public var addItemPlaceholder: String { "Etwas hinzufügen: 2 l Milch" }
    public var nothingToBuyTyped: String { "In dem, was du geschrieben hast, ist nichts zu kaufen." }
    public var ticked: String { "abgehakt" }
    public func forRecipes(_ recipes: [String]) -> String { "für \(listed(recipes))" }
    public func itemRemoved(_ item: String) -> String { "\(item) von der Einkaufsliste entfernt." }
    public func itemsRemoved(_ count: Int) -> String {
        "\(counted(count, "Eintrag", "Einträge")) von der Einkaufsliste entfernt."
    }
    public func tickedRemoved(_ count: Int) -> String {
        "\(counted(count, "abgehakter Eintrag", "abgehakte Einträge")) von der Einkaufsliste "
            + "entfernt."
    }
    public var takeListAlong: String { "Liste mitnehmen" }
    public var copy: String { "Kopieren" }
    public var copyPurpose: String { "Zum Einfügen in ein anderes Programm." }
    public var saveAsText: String { "Als Text speichern" }
    public var saveAsTextPurpose: String { "Zum Drucken, oder für eine Nachricht." }
    public var saveAsMarkdown: String { "Als Markdown speichern" }
    public var saveAsMarkdownPurpose: String { "Eine Liste mit Kästchen für ein Notizprogramm." }
    public var saveAsCalendar: String { "Als Kalender speichern" }
    public var saveAsCalendarPurpose: String { "Aufgaben für einen Kalender oder Erinnerungen." }
    public var shoppingCopied: String { "Die Einkaufsliste ist kopiert." }
    public func shoppingSaved(_ place: String) -> String { "Die Einkaufsliste ist gespeichert als \(place)." }
}

import Language

extension German: ShoppingWording {
    var shoppingKeys: [(key: String, deed: String)] {
        [
            ("E", "Ändern, was den Fokus hat"), ("M", "In eine andere Abteilung"), ("H", "Schon da"),
            ("Entf", "Streichen"), ("P", "Vorrat"), ("Strg+C", "Liste kopieren"),
        ]
    }
    var pantryKeys: [(key: String, deed: String)] { [("Entf", "Herausnehmen")] }
    var nothingToBuyTitle: String { "Nichts einzukaufen" }
    var nothingToBuy: String {
        "Schreib auf, was du brauchst, oder setze die Zutaten eines Rezepts auf die Liste."
    }
    var shoppingGroup: String { "Ordnen" }
    var byRecipe: String { "Nach Rezept" }
    var byAisle: String { "Nach Abteilung" }
    var clearTicked: String { "Abgehaktes weg" }
    var clearAll: String { "Alles weg" }
    var addItem: String { "Eintrag hinzufügen" }
    var addItemPlaceholder: String { "Etwas hinzufügen: 2 l Milch" }
    var nothingToBuyTyped: String { "In dem, was du geschrieben hast, ist nichts zu kaufen." }
    var ticked: String { "abgehakt" }
    func forRecipes(_ recipes: [String]) -> String { "für \(listed(recipes))" }
    func itemRemoved(_ item: String) -> String { "\(item) von der Einkaufsliste entfernt." }
    func itemsAdded(_ count: Int) -> String {
        "\(counted(count, "Eintrag", "Einträge")) auf die Einkaufsliste gesetzt."
    }
    func itemsRemoved(_ count: Int) -> String {
        "\(counted(count, "Eintrag", "Einträge")) von der Einkaufsliste entfernt."
    }
    func tickedRemoved(_ count: Int) -> String {
        "\(counted(count, "abgehakter Eintrag", "abgehakte Einträge")) von der Einkaufsliste "
            + "entfernt."
    }
    var takeListAlong: String { "Liste mitnehmen" }
    var copy: String { "Kopieren" }
    var copyPurpose: String { "Zum Einfügen in ein anderes Programm." }
    var saveAsTextPurpose: String { "Zum Drucken, oder für eine Nachricht." }
    var saveAsMarkdown: String { "Als Markdown speichern" }
    var saveAsMarkdownPurpose: String { "Eine Liste mit Kästchen für ein Notizprogramm." }
    var saveAsCalendar: String { "Als Kalender speichern" }
    var saveAsCalendarPurpose: String { "Aufgaben für einen Kalender oder Erinnerungen." }
    var shoppingCopied: String { "Die Einkaufsliste ist kopiert." }
    func shoppingSaved(_ place: String) -> String { "Die Einkaufsliste ist gespeichert als \(place)." }
    var shareCodeOfList: String { "Zum Mitnehmen auf dem Handy." }
    func needed(_ amount: String) -> String { "\(amount) nötig" }
    func editNamed(_ item: String) -> String { "\(item) bearbeiten" }
    var editItem: String { "Eintrag bearbeiten" }
    var itemText: String { "Was, und wie viel" }
    func itemChanged(_ item: String) -> String { "\(item) geändert." }
    var haveIt: String { "Habe ich" }
    var haveItDetail: String { "Von der Liste, und in den Vorrat." }
    func isAtHome(_ food: String) -> String { "Jetzt in deinem Vorrat: \(food)." }
    var moveItem: String { "In eine andere Abteilung" }
    func aisleOf(_ food: String) -> String { "Wo gibt es das: \(food)?" }
    var aisleIsKept: String { "Dort steht es auch beim nächsten Mal." }
    func itemMoved(_ food: String, to aisle: String) -> String { "\(food) steht jetzt unter „\(aisle)“." }
}

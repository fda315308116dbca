extension German {
    var cancel: String { "Abbrechen" }
    var done: String { "Fertig" }
    var tryAgain: String { "Noch einmal versuchen" }
    var undo: String { "Rückgängig" }
    var close: String { "Schließen" }
    var back: String { "Zurück" }
    var save: String { "Speichern" }
    var add: String { "Hinzufügen" }
    var remove: String { "Entfernen" }
    func removeNamed(_ name: String) -> String { "\(name) entfernen" }
    var notNow: String { "Jetzt nicht" }
    var nothingFound: String { "Nichts gefunden" }
    var findRecipe: String { "Rezept suchen" }
    var favourite: String { "Favorit" }
    var startCooking: String { "Jetzt kochen" }
    var on: String { "an" }
    var off: String { "aus" }
    var chosen: String { "ausgewählt" }
    var picked: String { "markiert" }
    var pasteNothing: String {
        "Es gibt nichts einzufügen, oder es ist zu lang für die Zwischenablage. Als Datei kannst du es übernehmen."
    }
    var pasteCut: String { "Das ist zu lang für dieses Feld: Nur was hineinpasst, steht darin." }
}

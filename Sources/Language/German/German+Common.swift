extension German {
    public var cancel: String { "Abbrechen" }
    public var done: String { "Fertig" }
    public var tryAgain: String { "Noch einmal versuchen" }
    public var undo: String { "Rückgängig" }
    public var close: String { "Schließen" }
    public var back: String { "Zurück" }
    public var save: String { "Speichern" }
    public var add: String { "Hinzufügen" }
    public var remove: String { "Entfernen" }
    public var edit: String { "Bearbeiten" }
    public var goOn: String { "Weiter" }
    public func removeNamed(_ name: String) -> String { "\(name) entfernen" }
    public var notNow: String { "Jetzt nicht" }
    public var nothingFound: String { "Nichts gefunden" }
    public var findRecipe: String { "Rezept suchen" }
    public var favourite: String { "Favorit" }
    public var on: String { "an" }
    public var off: String { "aus" }
    public var chosen: String { "ausgewählt" }
    public var picked: String { "markiert" }
    public var pasteNothing: String {
        "Es gibt nichts einzufügen, oder es ist zu lang für die Zwischenablage. Als Datei kannst du es übernehmen."
    }
    public var pasteCut: String { "Das ist zu lang für dieses Feld: Nur was hineinpasst, steht darin." }
    public var webAddress: String { "Webadresse" }
    public var clearSearch: String { "Suche leeren" }
    public var showPassword: String { "Passwort anzeigen" }
    public var hidePassword: String { "Passwort verbergen" }
    public var progress: String { "Fortschritt" }
    public var comparing: String { "Wird mit deinen anderen Geräten abgeglichen …" }
    public var nothingToCompare: String {
        "Es gibt kein anderes Gerät zum Abgleichen. Ein eigener Server macht aus mehreren "
            + "eine Küche."
    }
    public var comparingIsOff: String { "Du arbeitest offline; es wird nichts abgeglichen." }
}

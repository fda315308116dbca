extension German {
    var cancel: String { "Abbrechen" }
    var done: String { "Fertig" }
    var tryAgain: String { "Noch einmal versuchen" }
    var undo: String { "Rückgängig" }
}

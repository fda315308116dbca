extension German {
    func fileNotSaved(_ folder: String) -> String {
        "Die Datei lässt sich nicht in \(folder) speichern. Bitte sieh nach, ob der Ordner "
            + "dir gehört und noch Platz hat."
    }
    func noRoomForFile(_ folder: String) -> String {
        "In \(folder) ist kein Platz mehr, die Datei wurde nicht gespeichert. Bitte schaffe Platz und "
            + "versuche es noch einmal."
    }
    var noDisplay: String { "Es gibt keinen Bildschirm für ein Fenster." }
    var noDisplayDemo: String {
        "Es gibt keinen Bildschirm für ein Fenster. `hands-off demo` zeigt das Programm ohne."
    }
    var noWindow: String { "Das Fenster ließ sich nicht öffnen." }
    func noPictureFile(_ path: String) -> String { "Das Bild \(path) ließ sich nicht schreiben oder lesen." }
    var couldNotStart: String { "Hands Off konnte nicht starten." }
}

extension German {
    public func fileNotSaved(_ folder: String) -> String {
        "Die Datei lässt sich nicht in \(folder) speichern. Bitte sieh nach, ob der Ordner "
            + "dir gehört und noch Platz hat."
    }
    public func noRoomForFile(_ folder: String) -> String {
        "In \(folder) ist kein Platz mehr, die Datei wurde nicht gespeichert. Bitte schaffe Platz und "
            + "versuche es noch einmal."
    }
    public var noDisplay: String { "Es gibt keinen Bildschirm für ein Fenster." }
    public var noDisplayDemo: String {
        "Es gibt keinen Bildschirm für ein Fenster. `hands-off demo` zeigt das Programm ohne."
    }
    public var noWindow: String { "Das Fenster ließ sich nicht öffnen." }
    public func noPictureFile(_ path: String) -> String {
        "Das Bild \(path) ließ sich nicht schreiben oder lesen."
    }
    public var couldNotStart: String { "Hands Off konnte nicht starten." }
}

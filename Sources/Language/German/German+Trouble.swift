extension German {
    func libraryDamaged(_ path: String) -> String {
        "Deine Rezeptsammlung\(place(path)) ist beschädigt. Daran wurde nichts geändert; "
            + "spiel eine Kopie zurück oder beginne eine neue Sammlung."
    }
    func notALibrary(_ path: String) -> String {
        "Die Datei\(place(path)) ist keine Rezeptsammlung. Sie wurde gelassen, wie sie ist; "
            + "bitte wähle eine andere."
    }
    func libraryNewer(_ path: String) -> String {
        "Deine Rezeptsammlung\(place(path)) stammt von einer neueren Version von Hands Off. "
            + "Sie wurde gelassen, wie sie ist; bitte aktualisiere Hands Off, um sie zu öffnen."
    }
    func libraryReadOnly(_ path: String) -> String {
        "In deine Rezeptsammlung\(place(path)) kann nicht geschrieben werden. Bitte erlaube "
            + "Änderungen an der Datei und ihrem Ordner."
    }
    func libraryUnreachable(_ path: String) -> String {
        "Deine Rezeptsammlung\(place(path)) lässt sich nicht öffnen. Bitte sieh nach, ob ihr "
            + "Ordner da ist und dir gehört."
    }
    var diskFull: String {
        "Die Festplatte ist voll, deine Rezepte lassen sich nicht speichern. Bitte schaff "
            + "Platz und versuche es noch einmal."
    }
    func diskFailing(_ path: String) -> String {
        "Die Festplatte meldet Fehler, deine Rezepte lassen sich nicht verlässlich lesen "
            + "oder speichern. Bitte kopiere deine Sammlung\(place(path)) auf eine andere."
    }
    func libraryBusy(_ path: String) -> String {
        "Deine Rezeptsammlung\(place(path)) wird von einem anderen Programm benutzt. Bitte "
            + "schließ es und versuche es noch einmal."
    }
    var calledOff: String { "Das wurde abgebrochen; nichts wurde geändert." }
    func libraryFailed(_ path: String) -> String {
        "In deiner Rezeptsammlung\(place(path)) ist etwas schiefgegangen. Nichts ging "
            + "verloren; bitte versuche es noch einmal."
    }
    func fileNotSaved(_ folder: String) -> String {
        "Die Datei lässt sich nicht in \(folder) speichern. Bitte sieh nach, ob der Ordner "
            + "dir gehört und noch Platz hat."
    }
    var noDisplay: String { "Es gibt keinen Bildschirm für ein Fenster." }
    var noDisplayDemo: String {
        "Es gibt keinen Bildschirm für ein Fenster. `hands-off demo` zeigt das Programm ohne."
    }
    var noWindow: String { "Das Fenster ließ sich nicht öffnen." }
    func noPictureFile(_ path: String) -> String { "Das Bild \(path) ließ sich nicht schreiben oder lesen." }
    var couldNotStart: String { "Hands Off konnte nicht starten." }
}

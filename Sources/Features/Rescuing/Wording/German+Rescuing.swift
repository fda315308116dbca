import Language

extension German: RescuingWording {
    var salvage: String { "Sichern, was noch lesbar ist" }
    var salvageDetail: String {
        "In eine eigene Sicherung, die du später hereinholen kannst. Die Bibliothek bleibt, wie sie ist."
    }
    func salvageName(_ day: String) -> String { "Hands Off, noch lesbar, \(day)" }
    func salvaged(_ recipes: Int, _ place: String) -> String {
        recipes == 0
            ? "Darin ist kein Rezept mehr lesbar."
            : "Lesbar und gespeichert als \(place): \(self.recipes(recipes)). Hol die Datei herein, sobald "
                + "du wieder eine Bibliothek hast."
    }
    func logIsKept(_ log: String) -> String {
        "In einem Protokoll, das noch dort liegt (\(log)), stehen vielleicht deine letzten Änderungen. Es bleibt "
            + "erhalten, was du auch wählst."
    }
    var chooseBackUp: String { "Sicherung auswählen" }
    var chooseBackUpDetail: String { "Eine Datei, die du anderswo gespeichert hast." }
    var newLibrary: String { "Neue Bibliothek anfangen" }
    var newLibraryDetail: String { "Mit den Rezepten, die Hands Off mitbringt." }
    var closeProgram: String { "Beenden" }
}

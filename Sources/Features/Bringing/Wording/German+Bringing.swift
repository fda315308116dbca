import Language

extension German: BringingWording {
    var importFiles: String { "Dateien und Archive" }
    var importFilesDetail: String {
        "Fotos gedruckter Seiten (die Seiten eines Rezepts in einem Ordner), gespeicherte Webseiten, Cooklang, "
            + "RecipeMD, Markdown, Text, MealMaster und was Paprika, Mealie, Tandoor, Nextcloud, MasterCook, Gourmet und "
            + "andere ausgeben."
    }
    var importChooseFile: String { "Datei auswählen" }
    var importChooseFolder: String { "Ordner auswählen" }
    var importPages: String { "Seiten fotografieren" }
    var importPageFinder: String { "Was die Kamera von der Seite sieht" }
    var importPageHint: String {
        "Halt die Seite flach und nah, so dass sie das Bild füllt, und in gutes Licht. Die Seiten eines Rezepts kommen nacheinander; gelesen werden sie hier, und hier bleiben sie."
    }
    var importPageSmall: String {
        "Das Bild dieser Kamera ist klein: Große Schrift geht vielleicht, kleine kaum. Ein Foto vom Telefon liest sich besser."
    }
    func importPageTake(_ number: Int) -> String {
        number == 1 ? "Diese Seite nehmen" : "Seite \(number) nehmen"
    }
    func importPagesRead(_ count: Int) -> String { count == 1 ? "Lesen" : "\(count) Seiten lesen" }
    var importPageBack: String { "Diese nicht" }
    var importThisFolder: String { "Diesen Ordner nehmen" }
    var importFileTitle: String { "In welcher Datei sind die Rezepte?" }
    var importFolderTitle: String { "In welchem Ordner sind die Rezepte?" }
    var importWeb: String { "Eine Seite im Netz" }
    var importWebDetail: String {
        "Nur diese Seite und ihr Bild werden geholt. Nichts darauf wird ausgeführt."
    }
    var importWebHint: String { "https:// …" }
    var importFetch: String { "Holen" }
    var importNoAddress: String { "Das ist keine Webadresse. So sieht eine aus: example.org/suppe" }
    var importNoText: String { "Füge hier erst ein Rezept ein." }
    var importPaste: String { "Ein Rezept als Text" }
    var importPasteDetail: String {
        "Aus einer Nachricht oder Notiz: erst der Titel, dann was hineinkommt, dann was zu tun ist."
    }
    var recipeText: String { "Das Rezept" }
    var importPasteHint: String { "Hier einfügen" }
    func importPasted(_ size: String) -> String { "\(size) Text, eingefügt" }
    var importPastedRemove: String { "Diesen Text entfernen" }
    var importRead: String { "Lesen" }
    var importDrop: String { "Du kannst Dateien auch irgendwo auf das Fenster ziehen." }
    func importWaiting(_ sources: Int) -> String {
        sources == 1 ? "Danach kommt noch 1 Sache." : "Danach kommen noch \(sources) Sachen."
    }
    var importMeanwhile: String { "Du kannst die Seite solange verlassen." }
    var importStop: String { "Anhalten" }
    var importStopping: String { "Wird angehalten …" }
    func importDone(_ new: Int) -> String {
        switch new {
        case 0: "Nichts Neues"
        case 1: "1 neues Rezept"
        default: "\(new) neue Rezepte"
        }
    }
    var importStoppedEarly: String { "Angehalten, bevor ein Rezept da war." }
    var importNothing: String { "Dabei ist kein Rezept herausgekommen." }
    var importIsTakenBack: String { "Zurückgenommen" }
    var importIsTakenBackDetail: String { "Davon ist nichts mehr in der Sammlung." }
    var importNew: String { "Neu" }
    var importSame: String { "Schon da" }
    var importUpdated: String { "Aktualisiert" }
    var importKept: String { "Bleibt, wie es war" }
    var importRefused: String { "Nicht übernommen" }
    var importUpdate: String { "Aktualisieren" }
    func importUpdateAll(_ count: Int) -> String { "Alle \(count) aktualisieren" }
    func importUpdatedCount(_ count: Int) -> String {
        count == 1 ? "Das Rezept ist aktualisiert." : "\(count) Rezepte sind aktualisiert."
    }
    var importKeep: String { "Meins behalten" }
    func importKept(_ recipe: String) -> String { "„\(recipe)“ bleibt, wie es ist." }
    var importTakeBack: String { "Alles zurücknehmen" }
    func importTakenBack(_ count: Int, updates: Int) -> String {
        let gone =
            switch count {
            case 0: String?.none
            case 1: "Das Rezept ist wieder weg."
            default: "\(count) Rezepte sind wieder weg."
            }
        let old =
            switch updates {
            case 0: String?.none
            case 1: "1 Rezept ist wie zuvor."
            default: "\(updates) Rezepte sind wie zuvor."
            }
        return [gone, old].compactMap(\.self).joined(separator: " ")
    }
    var importMore: String { "Noch mehr übernehmen" }
    var importAgain: String { "Anderes versuchen" }
    func importFinished(_ new: Int) -> String { "\(importDone(new)) übernommen." }

    var importKeys: [(key: String, deed: String)] {
        [
            ("Strg+V", "Kopiertes übernehmen")
        ]
    }
}

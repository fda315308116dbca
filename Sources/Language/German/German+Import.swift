extension German {
    var bringIn: String { "Rezepte übernehmen" }
    var bringInDetail: String { "Aus Dateien, aus anderen Programmen, aus dem Netz." }
    var importFiles: String { "Dateien und Archive" }
    var importFilesDetail: String {
        "Gespeicherte Webseiten, Cooklang, RecipeMD, Markdown, Text, MealMaster und was Paprika, Mealie, "
            + "Tandoor, Nextcloud, MasterCook, Gourmet und andere ausgeben."
    }
    var importChooseFile: String { "Datei auswählen" }
    var importChooseFolder: String { "Ordner auswählen" }
    var importThisFolder: String { "Diesen Ordner nehmen" }
    var importFileTitle: String { "In welcher Datei sind die Rezepte?" }
    var importFolderTitle: String { "In welchem Ordner sind die Rezepte?" }
    var importWeb: String { "Eine Seite im Netz" }
    var importWebDetail: String {
        "Nur diese Seite und ihr Bild werden geholt. Nichts darauf wird ausgeführt."
    }
    var importWebHint: String { "https:// …" }
    var importFetch: String { "Holen" }
    var importNoAddress: String { "Eine Webadresse beginnt mit https:// oder http://" }
    var importPaste: String { "Ein Rezept als Text" }
    var importPasteDetail: String {
        "Aus einer Nachricht oder Notiz: erst der Titel, dann was hineinkommt, dann was zu tun ist."
    }
    var recipeText: String { "Das Rezept" }
    var importPasteHint: String { "Hier einfügen" }
    var importRead: String { "Lesen" }
    var importDrop: String { "Du kannst Dateien auch irgendwo auf das Fenster ziehen." }
    func importReading(_ name: String) -> String { name.isEmpty ? "Lese …" : "Lese „\(name)“ …" }
    func importFound(_ recipes: Int) -> String {
        recipes == 1 ? "Bisher 1 Rezept" : "Bisher \(recipes) Rezepte"
    }
    var importStop: String { "Anhalten" }
    func importDone(_ new: Int) -> String {
        switch new {
        case 0: "Nichts Neues"
        case 1: "1 neues Rezept"
        default: "\(new) neue Rezepte"
        }
    }
    var importStopped: String { "Angehalten. Was bis dahin da war, bleibt." }
    var importNothing: String { "Dabei ist kein Rezept herausgekommen." }
    var importNew: String { "Neu" }
    var importSame: String { "Schon da" }
    var importChanged: String { "Mit anderem Wortlaut da" }
    var importUpdated: String { "Aktualisiert" }
    var importRefused: String { "Nicht übernommen" }
    var importGuessed: String { "Nach dem Aussehen geraten: bitte sieh es dir an." }
    func sentence(_ trouble: ImportTrouble) -> String {
        switch trouble {
        case .unknownFormat: "Diese Form kann hier nicht gelesen werden."
        case .damaged: "Das ist beschädigt oder nicht, was es vorgibt."
        case .noRecipe: "Darin ist kein Rezept."
        case .tooLarge: "Das ist größer, als ein Rezept sein kann."
        case .unreachable: "Das ist gerade nicht zu erreichen."
        case .locked: "Das ist mit einem Passwort verschlossen. Entpacke es und bring, was darin ist."
        case .unknownPacking: "Solche Archive bleiben hier zu. Entpacke es und bring, was darin ist."
        case .forbiddenAddress: "Diese Adresse führt an einen Ort, von dem kein Rezept kommen sollte."
        case .notSaved(let trouble, let place): sentence(trouble, place)
        }
    }
    var importUpdate: String { "Aktualisieren" }
    func importUpdateAll(_ count: Int) -> String { "Alle \(count) aktualisieren" }
    func importUpdatedCount(_ count: Int) -> String {
        count == 1 ? "Das Rezept ist aktualisiert." : "\(count) Rezepte sind aktualisiert."
    }
    var importTakeBack: String { "Alles zurücknehmen" }
    func importTakenBack(_ count: Int) -> String {
        count == 1 ? "Das Rezept ist wieder weg." : "\(count) Rezepte sind wieder weg."
    }
    var importMore: String { "Noch mehr übernehmen" }
    func importFinished(_ new: Int) -> String { "\(importDone(new)) übernommen." }
    var importIsRunning: String { "Es kommen noch Rezepte herein." }
}

extension German {
    public var bringIn: String { "Rezepte übernehmen" }
    public var bringInDetail: String { "Aus Dateien, aus anderen Programmen, aus dem Netz." }
    public var importFiles: String { "Dateien und Archive" }
    public var importFilesDetail: String {
        "Gespeicherte Webseiten, Cooklang, RecipeMD, Markdown, Text, MealMaster und was Paprika, Mealie, "
            + "Tandoor, Nextcloud, MasterCook, Gourmet und andere ausgeben."
    }
    public var importChooseFile: String { "Datei auswählen" }
    public var importChooseFolder: String { "Ordner auswählen" }
    public var importThisFolder: String { "Diesen Ordner nehmen" }
    public var importFileTitle: String { "In welcher Datei sind die Rezepte?" }
    public var importFolderTitle: String { "In welchem Ordner sind die Rezepte?" }
    public var importWeb: String { "Eine Seite im Netz" }
    public var importWebDetail: String {
        "Nur diese Seite und ihr Bild werden geholt. Nichts darauf wird ausgeführt."
    }
    public var importWebHint: String { "https:// …" }
    public var importFetch: String { "Holen" }
    public var importNoAddress: String { "Das ist keine Webadresse. So sieht eine aus: example.org/suppe" }
    public var importNoText: String { "Füge hier erst ein Rezept ein." }
    public var importPaste: String { "Ein Rezept als Text" }
    public var importPasteDetail: String {
        "Aus einer Nachricht oder Notiz: erst der Titel, dann was hineinkommt, dann was zu tun ist."
    }
    public var recipeText: String { "Das Rezept" }
    public var importPasteHint: String { "Hier einfügen" }
    public func importPasted(_ size: String) -> String { "\(size) Text, eingefügt" }
    public var importPastedRemove: String { "Diesen Text entfernen" }
    public var importRead: String { "Lesen" }
    public var importDrop: String { "Du kannst Dateien auch irgendwo auf das Fenster ziehen." }
    public func importReading(_ name: String) -> String { name.isEmpty ? "Lese …" : "Lese „\(name)“ …" }
    public func importFound(_ recipes: Int) -> String {
        recipes == 1 ? "Bisher 1 Rezept" : "Bisher \(recipes) Rezepte"
    }
    public func importWaiting(_ sources: Int) -> String {
        sources == 1 ? "Danach kommt noch 1 Sache." : "Danach kommen noch \(sources) Sachen."
    }
    public var importMeanwhile: String { "Du kannst die Seite solange verlassen." }
    public var importStop: String { "Anhalten" }
    public var importStopping: String { "Wird angehalten …" }
    public func importDone(_ new: Int) -> String {
        switch new {
        case 0: "Nichts Neues"
        case 1: "1 neues Rezept"
        default: "\(new) neue Rezepte"
        }
    }
    public var importStopped: String { "Angehalten. Was bis dahin da war, bleibt." }
    public var importStoppedEarly: String { "Angehalten, bevor ein Rezept da war." }
    public var importNothing: String { "Dabei ist kein Rezept herausgekommen." }
    public var importIsTakenBack: String { "Zurückgenommen" }
    public var importIsTakenBackDetail: String { "Davon ist nichts mehr in der Sammlung." }
    public var importNew: String { "Neu" }
    public var importSame: String { "Schon da" }
    public var importChanged: String { "Mit anderem Wortlaut da" }
    public func importChanged(_ aspects: [RecipeAspect]) -> String {
        let names = aspects.map { aspect in
            switch aspect {
            case .title: "Titel"
            case .summary: "Beschreibung"
            case .figures: "Portionen und Zeiten"
            case .ingredients: "Zutaten"
            case .steps: "Schritte"
            case .notes: "Notizen"
            case .origin: "Herkunft und Schlagwörter"
            }
        }
        return names.isEmpty ? importChanged : "\(importChanged): \(names.joined(separator: ", "))"
    }
    public var importUpdated: String { "Aktualisiert" }
    public var importKept: String { "Bleibt, wie es war" }
    public var importRefused: String { "Nicht übernommen" }
    public var importGuessed: String { "Nach dem Aussehen geraten: bitte sieh es dir an." }
    public func sentence(_ trouble: ImportTrouble) -> String {
        switch trouble {
        case .unknownFormat: "Dieses Format kann hier nicht gelesen werden."
        case .damaged: "Das ist beschädigt oder nicht, was es vorgibt."
        case .noRecipe: "Darin ist kein Rezept."
        case .tooLarge: "Das ist größer, als ein Rezept sein kann."
        case .unreachable:
            "Die Seite ist nicht zu erreichen. Stimmt die Adresse, und ist das Netz da?"
        case .missing: "Diese Seite gibt es dort nicht. Stimmt die Adresse?"
        case .unreadable: "Das lässt sich nicht öffnen. Ist es noch da, und darfst du es lesen?"
        case .locked: "Das ist mit einem Passwort verschlossen. Entpacke es und bring, was darin ist."
        case .unknownPacking: "Solche Archive bleiben hier zu. Entpacke es und bring, was darin ist."
        case .exhausting:
            "Das zu lesen braucht mehr Zeit oder Speicher als irgendein Rezept; es wurde ausgelassen."
        case .forbiddenAddress: "Von dieser Adresse wird kein Rezept geholt."
        case .strayPath: "Der Name dieser Datei führt aus dem Archiv hinaus oder ist gar keiner."
        case .tooDeep: "Das liegt zu tief, in zu vielen Ordnern oder Archiven ineinander."
        case .noFile: "Das ist eine Verknüpfung oder ein Gerät und keine Datei."
        case .doubled: "Es gibt zwei Dateien dieses Namens; die erste zählt."
        case .noRoom:
            "Zum Entpacken ist kein Platz auf dem Datenträger. Schaff etwas Platz und versuch es noch einmal."
        case .notSaved(let trouble, let place): sentence(trouble, place)
        }
    }
    public func importMoreFiles(_ count: Int) -> String {
        count == 1 ? "1 weitere Datei" : "\(count) weitere Dateien"
    }
    public func importPicturesMissing(_ count: Int) -> String {
        count == 1 ? "1 Bild fehlt" : "\(count) Bilder fehlen"
    }
    public var importUpdate: String { "Aktualisieren" }
    public func importUpdateAll(_ count: Int) -> String { "Alle \(count) aktualisieren" }
    public func importUpdatedCount(_ count: Int) -> String {
        count == 1 ? "Das Rezept ist aktualisiert." : "\(count) Rezepte sind aktualisiert."
    }
    public var importKeep: String { "Meins behalten" }
    public func importKept(_ recipe: String) -> String { "„\(recipe)“ bleibt, wie es ist." }
    public var importTakeBack: String { "Alles zurücknehmen" }
    public func importTakenBack(_ count: Int, updates: Int) -> String {
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
    public var importMore: String { "Noch mehr übernehmen" }
    public var importAgain: String { "Anderes versuchen" }
    public func importFinished(_ new: Int) -> String { "\(importDone(new)) übernommen." }
}

extension German {
    public var bringIn: String { "Rezepte übernehmen" }
    public func importReading(_ name: String) -> String { name.isEmpty ? "Lese …" : "Lese „\(name)“ …" }
    public func importFound(_ recipes: Int) -> String {
        recipes == 1 ? "Bisher 1 Rezept" : "Bisher \(recipes) Rezepte"
    }
    public var importStopped: String { "Angehalten. Was bis dahin da war, bleibt." }
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
        case .noPrint:
            "Auf diesem Foto ist kein Druck zu lesen. Leg die Seite flach in gutes Licht, füll das Bild mit ihr und halt "
                + "still."
        case .noRoom:
            "Zum Entpacken ist kein Platz auf dem Datenträger. Schaff etwas Platz und versuch es noch einmal."
        case .notSaved(let trouble, let place): sentence(trouble, place)
        }
    }
    public func importMoreFiles(_ count: Int) -> String {
        count == 1 ? "1 weitere Datei" : "\(count) weitere Dateien"
    }
    public func importClipsMissing(_ count: Int) -> String {
        count == 1
            ? "1 Clip war nicht zu holen oder nicht zu gebrauchen"
            : "\(count) Clips waren nicht zu holen oder nicht zu gebrauchen"
    }
    public func importPicturesMissing(_ count: Int) -> String {
        count == 1 ? "1 Bild fehlt" : "\(count) Bilder fehlen"
    }
}

extension German {
    public var libraryTitle: String { "Deine Bibliothek" }
    public var backUp: String { "Sichern" }
    public var backUpDetail: String {
        "Alles in einer Datei: Rezepte, Bilder, Favoriten, Listen, Verlauf und Einstellungen."
    }
    public var restore: String { "Wiederherstellen" }
    public var restoreDetail: String {
        "Setzt eine Sicherung an die Stelle von allem, was hier ist. Du kannst die Datei auch aufs Fenster ziehen."
    }
    public var resetSettings: String { "Einstellungen zurücksetzen" }
    public var resetSettingsDetail: String { "Alles auf dieser Seite wie am ersten Tag. Deine Rezepte bleiben." }
    public var beginAnew: String { "Neu anfangen" }
    public var beginAnewDetail: String {
        "Leert die ganze Bibliothek. Was darin war, bleibt in einer Datei daneben erhalten."
    }

    public func backUpName(_ day: String) -> String { "Hands Off \(day)" }
    public var backUpFolderTitle: String { "Wohin mit der Sicherung?" }
    public var backUpFileTitle: String { "Welche Sicherung?" }
    public func backedUp(_ place: String) -> String { "Deine Bibliothek ist gesichert: \(place)" }
    public var isBackingUp: String { "Deine Bibliothek wird kopiert …" }

    public var restoreQuestion: String { "Bibliothek ersetzen?" }
    public func restoreExplained(_ date: String, recipes: Int) -> String {
        "Die Sicherung vom \(date) enthält \(count(recipes)). Sie tritt an die Stelle von allem, was hier ist. "
            + "Zehn Sekunden lang kannst du das rückgängig machen, und was hier war, bleibt in einer Datei neben "
            + "der Bibliothek erhalten."
    }
    public var replaceLibrary: String { "Ersetzen" }
    public func restored(_ date: String) -> String { "Deine Bibliothek ist wieder wie am \(date)." }
    public var resetSettingsQuestion: String { "Einstellungen zurücksetzen?" }
    public var resetSettingsExplained: String {
        "Winken, Ton, Aussehen, Mitteilungen und was du isst werden wie am ersten Tag. Deine Rezepte bleiben."
    }
    public var reset: String { "Zurücksetzen" }
    public var settingsAreReset: String { "Die Einstellungen sind wie am ersten Tag." }
    public var beginAnewQuestion: String { "Die ganze Bibliothek leeren?" }
    public var beginAnewExplained: String {
        "Deine Rezepte, Favoriten, Sammlungen, Listen, dein Verlauf und deine Einstellungen gehen; nur die Rezepte, "
            + "die Hands Off mitbringt, sind dann da. Zehn Sekunden lang kannst du das rückgängig machen, und was "
            + "hier war, bleibt in einer Datei neben der Bibliothek erhalten."
    }
    public var hasBegunAnew: String { "Die Bibliothek ist wie am ersten Tag." }

    public func title(of trouble: LibraryTrouble) -> String {
        switch trouble {
        case .damaged: "Deine Bibliothek ist beschädigt"
        case .notALibrary: "Das ist keine Bibliothek"
        case .lost: "Deine Bibliothek ist weg"
        case .absent: "Es gibt noch keine Bibliothek"
        case .linkLeadsNowhere: "Deine Bibliothek ist nicht erreichbar"
        case .notAFile: "Das ist keine Datei"
        case .newer: "Deine Bibliothek ist von einer neueren Version"
        case .readOnly: "Deine Bibliothek ist schreibgeschützt"
        case .unreachable: "Deine Bibliothek ist nicht erreichbar"
        case .diskFull: "Der Datenträger ist voll"
        case .diskFailing: "Der Datenträger meldet Fehler"
        case .busy: "Deine Bibliothek ist in Gebrauch"
        case .cancelled, .failed: "Deine Bibliothek lässt sich nicht öffnen"
        }
    }

    public func sentence(_ trouble: LibraryTrouble, _ place: String) -> String {
        let at = place.isEmpty ? "" : " (\(place))"
        return switch trouble {
        case .damaged:
            "Teile deiner Bibliothek\(at) sind nicht mehr lesbar. An der Datei wurde nichts verändert."
        case .notALibrary:
            "Die Datei\(at) lässt sich nicht als Rezeptbibliothek lesen. Sie blieb, wie sie ist."
        case .lost:
            "Deine Bibliothek\(at) ist nicht mehr da, oder in der Datei steht nichts; aber Kopien oder ihr Protokoll "
                + "liegen noch daneben. Es wurde nichts verändert."
        case .absent: "Es gibt noch keine Bibliothek\(at); wenn du das Fenster öffnest, wird eine angelegt."
        case .linkLeadsNowhere:
            "Zu deiner Bibliothek\(at) führt ein Verweis, aber an seinem Ziel ist nichts. Liegt sie auf einem anderen "
                + "Datenträger oder im Netz? Dann schließ ihn bitte an und versuch es noch einmal."
        case .notAFile:
            "Wo deine Bibliothek sein sollte\(at), ist keine Datei, sondern ein Ordner, eine Leitung oder ein Gerät. "
                + "Daran wurde nichts verändert."
        case .newer:
            "Deine Bibliothek\(at) stammt von einer neueren Version von Hands Off. Sie blieb, wie sie ist; "
                + "bitte aktualisiere Hands Off, um sie zu öffnen."
        case .readOnly:
            "In deine Bibliothek\(at) darf nicht geschrieben werden. Bitte erlaube Änderungen an der Datei und "
                + "ihrem Ordner."
        case .unreachable:
            "Deine Bibliothek\(at) lässt sich nicht öffnen. Bitte sieh nach, ob es ihren Ordner gibt und er dir "
                + "gehört."
        case .diskFull:
            "Der Datenträger ist voll, darum lässt sich nichts speichern. Bitte schaff etwas Platz und versuch es "
                + "noch einmal."
        case .diskFailing:
            "Der Datenträger lässt sich nicht zuverlässig lesen oder beschreiben. Bitte kopiere deine "
                + "Bibliothek\(at) auf einen anderen."
        case .busy:
            "Ein anderes Programm benutzt deine Bibliothek\(at). Bitte schließ es und versuch es noch einmal."
        case .cancelled: "Das wurde abgebrochen; es hat sich nichts geändert."
        case .failed:
            "In deiner Bibliothek\(at) ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal."
        }
    }

    public func backUpFailed(_ trouble: LibraryTrouble) -> String {
        switch trouble {
        case .diskFull: "Dort ist nicht genug Platz für die Sicherung."
        case .readOnly, .unreachable, .linkLeadsNowhere, .notAFile:
            "Dorthin lässt sich die Sicherung nicht schreiben. Bitte wähl einen anderen Ordner."
        case .damaged:
            "Deine Bibliothek ist beschädigt, darum wurde sie nicht gesichert. Frühere Sicherungen sind noch da."
        default:
            "Die Sicherung hat nicht geklappt. Bitte versuch es noch einmal oder wähl einen anderen Ordner."
        }
    }

    public func restoreFailed(_ trouble: LibraryTrouble) -> String {
        switch trouble {
        case .damaged: "Diese Sicherung ist beschädigt. Deine Bibliothek blieb, wie sie ist."
        case .notALibrary:
            "Diese Datei ist keine Sicherung von Hands Off. Deine Bibliothek blieb, wie sie ist."
        case .newer:
            "Diese Sicherung stammt von einer neueren Version von Hands Off. Deine Bibliothek blieb, wie sie ist; "
                + "bitte aktualisiere zuerst."
        case .diskFull:
            "Zum Wiederherstellen ist nicht genug Platz. Deine Bibliothek blieb, wie sie ist."
        default: "Die Sicherung lässt sich nicht lesen. Deine Bibliothek blieb, wie sie ist."
        }
    }

    public func notSaved(_ trouble: LibraryTrouble) -> String {
        switch trouble {
        case .diskFull:
            "Der Datenträger ist voll; deine letzten Änderungen sind noch nicht gespeichert. Bitte schaff etwas Platz."
        case .readOnly:
            "In deine Bibliothek darf nicht geschrieben werden; deine letzten Änderungen sind noch nicht gespeichert."
        case .busy:
            "Ein anderes Programm benutzt deine Bibliothek; deine letzten Änderungen sind noch nicht gespeichert."
        default: "Deine letzten Änderungen sind noch nicht gespeichert."
        }
    }
    public var isSavedAgain: String { "Alles ist gespeichert." }

    public func goBackTo(_ date: String) -> String { "Zurück zum \(date)" }
    public func backUpHolds(_ recipes: Int, isLast: Bool) -> String {
        "\(isLast ? "Die letzte gute Kopie, die aufgehoben wurde" : "Eine frühere Kopie"): \(count(recipes))."
    }
    public func copyHolds(_ recipes: Int, _ copy: LibraryCopy) -> String {
        switch copy {
        case .last: backUpHolds(recipes, isLast: true)
        case .earlier: backUpHolds(recipes, isLast: false)
        case .shrunk: "Aufgehoben, weil viel mehr darin ist als in dem, was danach kam: \(count(recipes))."
        case .replaced: "Was hier war, bevor es ersetzt oder geleert wurde: \(count(recipes))."
        case .updated: "Wie eine frühere Version von Hands Off sie hinterließ: \(count(recipes))."
        }
    }
    public var salvage: String { "Sichern, was noch lesbar ist" }
    public var salvageDetail: String {
        "In eine eigene Sicherung, die du später hereinholen kannst. Die Bibliothek bleibt, wie sie ist."
    }
    public func salvageName(_ day: String) -> String { "Hands Off, noch lesbar, \(day)" }
    public func salvaged(_ recipes: Int, _ place: String) -> String {
        recipes == 0
            ? "Darin ist kein Rezept mehr lesbar."
            : "Lesbar und gespeichert als \(place): \(count(recipes)). Hol die Datei herein, sobald du wieder eine "
                + "Bibliothek hast."
    }
    public func logIsKept(_ log: String) -> String {
        "In einem Protokoll, das noch dort liegt (\(log)), stehen vielleicht deine letzten Änderungen. Es bleibt "
            + "erhalten, was du auch wählst."
    }
    public func strangeLogIsKept(_ log: String) -> String {
        "Neben deiner Bibliothek lag ein Protokoll, das zu einer anderen Datei gehört. Es heißt jetzt \(log)."
    }
    public var chooseBackUp: String { "Sicherung auswählen" }
    public var chooseBackUpDetail: String { "Eine Datei, die du anderswo gespeichert hast." }
    public var newLibrary: String { "Neue Bibliothek anfangen" }
    public var newLibraryDetail: String { "Mit den Rezepten, die Hands Off mitbringt." }
    public func isRescued(_ aside: String) -> String {
        "Die Datei, die sich nicht öffnen ließ, ist noch da: \(aside)"
    }
    public var closeProgram: String { "Beenden" }

    public func notCopied(_ trouble: LibraryTrouble) -> String {
        switch trouble {
        case .damaged, .notALibrary:
            "Teile deiner Bibliothek sind nicht mehr lesbar, darum lässt sich keine Kopie mehr aufheben."
        case .diskFull: "Auf dem Datenträger ist nicht genug Platz für eine Kopie deiner Bibliothek."
        case .readOnly, .unreachable:
            "Von deiner Bibliothek lässt sich keine Kopie aufheben: In ihren Ordner darf nicht geschrieben werden."
        case .diskFailing:
            "Von deiner Bibliothek ließ sich keine Kopie aufheben: Der Datenträger meldet Fehler."
        default: "Von deiner Bibliothek ließ sich keine Kopie aufheben."
        }
    }
    public func lastCopy(_ date: String, recipes: Int) -> String {
        "Die letzte gute Kopie ist vom \(date) und enthält \(count(recipes))."
    }
    public var noCopy: String { "Es gibt keine gute Kopie davon." }
    public var copiesTitle: String { "Kopien, die von selbst entstehen" }
    public func copiesAre(_ last: String) -> String {
        "\(last) An jedem Tag, an dem du Hands Off benutzt, wird eine Kopie neben der Bibliothek aufgehoben."
    }
    public var putRight: String { "In Ordnung bringen" }
    public func hasShrunk(to recipes: Int, _ date: String, held: Int) -> String {
        "In deiner Bibliothek: jetzt \(count(recipes)), am \(date) noch \(held). Die Kopie von diesem Tag "
            + "bleibt, bis du sagst, dass sie gehen darf."
    }
    public func hasLostOwn(_ own: Int, _ date: String, had: Int) -> String {
        "Eigene Rezepte in deiner Bibliothek: jetzt \(own), am \(date) noch \(had). Die Kopie von diesem Tag bleibt, "
            + "bis du sagst, dass sie gehen darf."
    }
    public var keepCopy: String { "Behalten" }
    public var letCopyGo: String { "Darf gehen" }
    public var copyStays: String { "Die Kopie bleibt. Hier kannst du zu ihr zurück." }
    public var copyIsGone: String { "Die Kopie ist gelöscht." }

    public func date(year: Int, month: Int, day: Int) -> String {
        let months = [
            "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
            "November", "Dezember",
        ]
        return "\(day). \(months[min(max(month, 1), 12) - 1]) \(year)"
    }

    private func count(_ recipes: Int) -> String { recipes == 1 ? "1 Rezept" : "\(recipes) Rezepte" }
}

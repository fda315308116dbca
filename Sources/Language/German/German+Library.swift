extension German {
    public var backUpFolderTitle: String { "Wohin mit der Sicherung?" }
    public var backUpFileTitle: String { "Welche Sicherung?" }

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
        "\(isLast ? "Die letzte gute Kopie, die aufgehoben wurde" : "Eine frühere Kopie"): \(self.recipes(recipes))."
    }
    public func copyHolds(_ recipes: Int, _ copy: LibraryCopy) -> String {
        switch copy {
        case .last: backUpHolds(recipes, isLast: true)
        case .earlier: backUpHolds(recipes, isLast: false)
        case .shrunk:
            "Aufgehoben, weil viel mehr darin ist als in dem, was danach kam: \(self.recipes(recipes))."
        case .replaced: "Was hier war, bevor es ersetzt oder geleert wurde: \(self.recipes(recipes))."
        case .updated: "Wie eine frühere Version von Hands Off sie hinterließ: \(self.recipes(recipes))."
        }
    }
    public func strangeLogIsKept(_ log: String) -> String {
        "Neben deiner Bibliothek lag ein Protokoll, das zu einer anderen Datei gehört. Es heißt jetzt \(log)."
    }
    public func isRescued(_ aside: String) -> String {
        "Die Datei, die sich nicht öffnen ließ, ist noch da: \(aside)"
    }

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
        "Die letzte gute Kopie ist vom \(date) und enthält \(self.recipes(recipes))."
    }
    public var noCopy: String { "Es gibt keine gute Kopie davon." }
    public var putRight: String { "In Ordnung bringen" }

    public func date(year: Int, month: Int, day: Int) -> String {
        let months = [
            "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
            "November", "Dezember",
        ]
        return "\(day). \(months[min(max(month, 1), 12) - 1]) \(year)"
    }
}

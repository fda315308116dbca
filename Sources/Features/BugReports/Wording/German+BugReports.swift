import Language

extension German: BugReportsWording {
    var reportProblem: String { "Ein Problem melden" }
    var somethingWrong: String { "Etwas ist nicht, wie es sein soll" }
    var somethingWrongDetail: String {
        "Sag es denen, die sich um deinen Server kümmern, oder kopiere es für jemand anderen."
    }

    var hasCrashed: String { "Hands Off ist beim letzten Mal von selbst zugegangen" }
    var hasCrashedText: String {
        "Deine Rezepte sind alle da. Ein Bericht hilft, es zu beheben; du liest ihn, bevor er geht."
    }
    var crashNotNow: String { "Nicht jetzt" }
    var lookAtReport: String { "Bericht ansehen" }
    var crashExplained: String {
        "Hands Off ist auf einen eigenen Fehler gestoßen und hat sich geschlossen. Hier steht, wo im Programm das war. Nichts "
            + "von deinen Rezepten, Bildern oder Suchen steht darin."
    }
    var crashPlaceholder: String { "Ich hatte gerade mit einem Winken umgeblättert." }

    var problemExplained: String {
        "Was hast du getan, was war zu sehen, und was hätte stattdessen da sein sollen? Von deinen Rezepten geht nichts mit, "
            + "außer was du hier schreibst."
    }
    var problemPlaceholder: String { "Der Timer von Schritt 3 hat zweimal geläutet." }
    var whatHappened: String { "Was passiert ist" }
    var sayWhatHappened: String { "Bitte sag mit ein paar Worten, was passiert ist." }
    var reportTooLong: String { "Das ist zu lang." }
    var goesAlong: String { "Das geht mit" }
    var nowhereToSend: String {
        "Diese Küche gehört zu keinem Server, der Berichte annimmt. Kopiere ihn und schick ihn an die, von denen du Hands Off hast."
    }
    var copyReport: String { "Kopieren" }
    var reportCopied: String { "Kopiert: Füge es in einen Brief oder eine Nachricht ein." }
    func sendReport(_ server: String) -> String { "An \(server) senden" }
    var sendingReport: String { "Wird gesendet …" }
    func reportArrived(_ server: String) -> String { "\(server) hat ihn. Danke." }
    var reportOffline: String { "Du arbeitest offline: Gerade kann nichts gesendet werden." }
}

import Gestures

extension German {
    var cameraPromise: String {
        "Während du kochst, achtet die Kamera auf eine winkende Hand; ihre Bilder bleiben in "
            + "diesem Programm, werden nie gespeichert und nie verschickt."
    }
    var waveToTurn: String { "Mit einem Wink umblättern?" }
    var switchOn: String { "Einschalten" }
    var lookThroughCamera: String { "Durch die Kamera sehen?" }
    var look: String { "Ansehen" }
    var camera: String { "Kamera" }
    var cameraOn: String { "Kamera an" }
    var cameraOff: String { "Die Kamera ist aus" }
    var noPicture: String { "Kein Bild" }
    var withoutPicture: String { "kein Bild" }
    var opening: String { "Öffnet …" }
    var openingCamera: String { "Die Kamera wird geöffnet …" }
    var noPictureYet: String { "Noch kein Bild" }
    var waitingForPicture: String { "Warten auf das erste Bild …" }
    var showPreview: String { "Vorschau zeigen" }
    var hidePreview: String { "Vorschau ausblenden" }
    func advice(_ shortfall: Shortfall, _ hand: Hand) -> String {
        switch shortfall {
        case .tooSlow: "Etwas schneller"
        case .tooShort: hand == .up ? "Weiter hoch" : hand == .down ? "Weiter runter" : "Weiter hinüber"
        case .tooFaint: "Komm etwas näher"
        case .tooSteep: hand == .up ? "Gerade hoch" : hand == .down ? "Gerade runter" : "Gerade hinüber"
        case .tooMuch: "Nur die Hand, bitte"
        case .fromOutside: "Heb erst die Hand"
        case .wayBack: "Das war der Rückweg"
        case .unsettled: "Das Licht änderte sich"
        }
    }
    func isLooking(_ camera: String, _ mode: String) -> String {
        "\(camera) sieht zu (\(mode)). Wisch mit der Hand quer durchs Bild."
    }
    var thatWasNext: String { "Das war ein Wink für weiter." }
    var thatWasPrevious: String { "Das war ein Wink für den Schritt davor." }
    var recording: String { "Aufnahme" }
    var fromFile: String { "aus einer Datei" }
    var cameraLeftOut: String { "Das Programm wurde ohne Kamera gestartet." }
    var recordingOver: String { "Die Aufnahme, die für die Kamera steht, ist zu Ende." }
    func recordingTrouble(_ cause: String) -> String {
        "Die Aufnahme, die für die Kamera steht, lässt sich nicht abspielen."
    }
    var noCamera: String {
        "Es ist keine Kamera angeschlossen. Schließ eine an, dann geht es von selbst los."
    }
    func notACamera(_ path: String?) -> String {
        "\(path ?? "Das") ist keine Kamera. Wähle in den Einstellungen eine andere."
    }
    var cameraBusy: String {
        "Ein anderes Programm benutzt die Kamera. Schließ sie dort, dann geht sie hier von "
            + "selbst an."
    }
    var cameraForbidden: String {
        "Dieses Benutzerkonto darf die Kamera nicht nutzen. Nimm es in die Gruppe „video“ "
            + "auf und melde dich neu an."
    }
    var cameraUnplugged: String {
        "Die Kamera ist weg; vielleicht sitzt der Stecker lose. Steck sie wieder an, dann "
            + "kommt sie von selbst zurück."
    }
    var cameraFrozen: String {
        "Die Kamera schickt keine Bilder. Kommt sie nicht von selbst zurück, zieh sie ab und "
            + "steck sie wieder an."
    }
    var cameraUnreadable: String {
        "Die Bilder der Kamera lassen sich nicht lesen. Versuche eine andere Kamera oder "
            + "einen anderen USB-Anschluss."
    }
    var cameraOverloaded: String {
        "Der USB-Anschluss der Kamera ist überlastet. Steck die Kamera an einen anderen "
            + "Anschluss."
    }
    var cameraRefuses: String {
        "Die Kamera startet nicht. Zieh sie ab und steck sie wieder an, dann wird es noch "
            + "einmal versucht."
    }
}

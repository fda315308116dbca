public import Gestures

extension German {
    public var cameraPromise: String {
        "Während du kochst, achtet die Kamera auf eine winkende Hand; ihre Bilder bleiben in "
            + "diesem Programm, werden nie gespeichert und nie verschickt."
    }
    public var waveToTurn: String { "Mit einem Wink umblättern?" }
    public var switchOn: String { "Einschalten" }
    public var camera: String { "Kamera" }
    public var cameraOn: String { "Kamera an" }
    public var cameraOff: String { "Die Kamera ist aus" }
    public var noPicture: String { "Kein Bild" }
    public var opening: String { "Öffnet …" }
    public var openingCamera: String { "Die Kamera wird geöffnet …" }
    public var noPictureYet: String { "Noch kein Bild" }
    public var waitingForPicture: String { "Warten auf das erste Bild …" }
    public func cameraState(isOn: Bool, looks: Bool) -> String { looks ? "an" : isOn ? "kein Bild" : "aus" }
    public var hidePreview: String { "Vorschau ausblenden" }
    public func advice(_ shortfall: Shortfall) -> String {
        switch shortfall {
        case .tooSlow: "Etwas schneller"
        case .tooShort: "Weiter hinüber"
        case .tooFaint: "Komm etwas näher"
        case .tooSteep: "Gerade hinüber"
        case .tooMuch: "Nur die Hand, bitte"
        case .fromOutside: "Heb erst die Hand"
        case .wayBack: "Das war der Rückweg"
        case .unsettled: "Das Licht änderte sich"
        }
    }
    public var recording: String { "Aufnahme" }
    public var fromFile: String { "aus einer Datei" }
    public var cameraLeftOut: String { "Das Programm wurde ohne Kamera gestartet." }
    public var recordingOver: String { "Die Aufnahme, die für die Kamera steht, ist zu Ende." }
    public func recordingTrouble(_ cause: String) -> String {
        "Die Aufnahme, die für die Kamera steht, lässt sich nicht abspielen."
    }
    public var noCamera: String {
        "Es ist keine Kamera angeschlossen. Schließ eine an, dann geht es von selbst los."
    }
    public func notACamera(_ path: String?) -> String {
        "\(path ?? "Das") ist keine Kamera. Wähle in den Einstellungen eine andere."
    }
    public var cameraBusy: String {
        "Ein anderes Programm benutzt die Kamera. Schließ sie dort, dann geht sie hier von "
            + "selbst an."
    }
    public var cameraForbidden: String {
        "Dieses Benutzerkonto darf die Kamera nicht nutzen. Nimm es in die Gruppe „video“ "
            + "auf und melde dich neu an."
    }
    public var cameraUnplugged: String {
        "Die Kamera ist weg; vielleicht sitzt der Stecker lose. Steck sie wieder an, dann "
            + "kommt sie von selbst zurück."
    }
    public var cameraFrozen: String {
        "Die Kamera schickt keine Bilder. Kommt sie nicht von selbst zurück, zieh sie ab und "
            + "steck sie wieder an."
    }
    public var cameraUnreadable: String {
        "Die Bilder der Kamera lassen sich nicht lesen. Versuche eine andere Kamera oder "
            + "einen anderen USB-Anschluss."
    }
    public var cameraOverloaded: String {
        "Der USB-Anschluss der Kamera ist überlastet. Steck die Kamera an einen anderen "
            + "Anschluss."
    }
    public var cameraRefuses: String {
        "Die Kamera startet nicht. Zieh sie ab und steck sie wieder an, dann wird es noch "
            + "einmal versucht."
    }
    public var practiseWaving: String { "Winken üben" }
    public var cameraCheck: String { "Kamera prüfen" }
    public func gesture(_ gesture: Gesture) -> String {
        switch gesture {
        case .next: "Weiter"
        case .previous: "Zurück"
        }
    }
}

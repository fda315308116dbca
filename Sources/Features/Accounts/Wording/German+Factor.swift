import Language

extension German {
    var secondFactor: String { "Zweiter Faktor" }
    var secondFactorOn: String { "An: Jede Anmeldung verlangt einen Code" }
    var secondFactorOff: String { "Aus: Das Passwort allein genügt" }
    var factorExplained: String {
        "Mit einem zweiten Faktor wird auch ein Code von deinem Telefon verlangt, damit mit dem Passwort allein "
            + "niemand hereinkommt."
    }
    var setUpFactor: String { "Einrichten" }
    var factorScanTitle: String { "Lies das mit deinem Telefon" }
    var factorScan: String {
        "Das kann ein Programm für zweite Faktoren: Aegis, FreeOTP oder ein Passwortmanager."
    }
    var factorPicture: String { "QR-Code des zweiten Faktors" }
    var factorType: String { "Oder tippe dort das ein:" }
    var copySecret: String { "Kopieren" }
    var secretCopied: String { "Kopiert. Füge es dort ein, wo sonst niemand hinsieht." }
    var factorConfirm: String { "Einschalten" }
    var codesTitle: String { "Deine Notfallcodes" }
    var codesExplained: String {
        "Jeder lässt dich einmal herein, wenn das Telefon fort ist. Sie werden nicht noch einmal gezeigt: Schreib "
            + "sie auf, oder leg sie in eine Datei, die nur du lesen kannst."
    }
    var codesLeave: String { "Hast du die Codes?" }
    var codesKept: String { "Ich habe sie" }
    var saveCodes: String { "Als Datei sichern" }
    var copyCodes: String { "Kopiere sie" }
    var codesCopied: String { "Kopiert. Leg sie dorthin, wo sonst niemand hinsieht." }
    var codesFile: String { "Hands Off Notfallcodes" }
    var renewCodes: String { "Neue Notfallcodes" }
    var renewExplained: String { "Die Codes, die du aufgeschrieben hast, gelten dann nicht mehr." }
    var removeFactor: String { "Ausschalten" }
    var removeExplained: String {
        "Dann genügt wieder das Passwort allein, und die aufgeschriebenen Codes sind nichts mehr wert."
    }
    var factorUntilThen: String { "Bis dahin geht nichts auf andere Geräte; verloren ist nichts." }
    var factorIsOff: String { "Der zweite Faktor ist aus." }
    func codesOnPaper(_ name: String, _ server: String) -> String {
        "Notfallcodes des Kontos \(name) auf \(server). Jeder lässt dich einmal herein."
    }
}

import Language

extension English {
    var secondFactor: String { "Second factor" }
    var secondFactorOn: String { "On: each sign-in asks for a code" }
    var secondFactorOff: String { "Off: the password alone is enough" }
    var factorExplained: String {
        "With a second factor, a code from your telephone is asked for as well, so that nobody gets in with the "
            + "password alone."
    }
    var setUpFactor: String { "Set it up" }
    var factorScanTitle: String { "Read this with your telephone" }
    var factorScan: String {
        "A program for second factors does that: Aegis, FreeOTP, or a manager of passwords."
    }
    var factorPicture: String { "QR code of the second factor" }
    var factorType: String { "Or type this there:" }
    var copySecret: String { "Copy" }
    var secretCopied: String { "Copied. Paste it where nobody else looks." }
    var factorConfirm: String { "Switch it on" }
    var codesTitle: String { "Your recovery codes" }
    var codesExplained: String {
        "Each lets you in once, if the telephone is lost. They are not shown again: put them on paper, or into a "
            + "file that only you can read."
    }
    var codesLeave: String { "Do you have the codes?" }
    var codesKept: String { "I have them" }
    var saveCodes: String { "Save as a file" }
    var copyCodes: String { "Copy them" }
    var codesCopied: String { "Copied. Put them where nobody else looks." }
    var codesFile: String { "Hands Off recovery codes" }
    var renewCodes: String { "New recovery codes" }
    var renewExplained: String { "The codes that you have on paper count no more then." }
    var removeFactor: String { "Switch it off" }
    var removeExplained: String {
        "Then the password alone is enough again, and the codes on paper are worth nothing."
    }
    var factorUntilThen: String { "Until then nothing goes to other devices; nothing is lost." }
    var factorIsOff: String { "The second factor is off." }
    func codesOnPaper(_ name: String, _ server: String) -> String {
        "Recovery codes of the account \(name) on \(server). Each lets you in once."
    }
}

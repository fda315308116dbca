import Language

extension German {
    var aloneTitle: String { "Eine Küche auf allen Geräten" }
    var aloneText: String {
        "Hands Off ist ohne Server vollständig. Mit einem Server – deinem eigenen, dem der "
            + "Familie oder des Vereins – sind Rezepte, Listen und Herzen auf allen Geräten gleich."
    }
    var serverAddress: String { "Adresse des Servers" }
    var serverExample: String { "kitchen.example.org" }
    var connect: String { "Verbinden" }
    var connecting: String { "Wird gesucht …" }
    var ownServerHint: String {
        "Kein Server? „hands-off-server“ läuft auf jedem kleinen Rechner zu Hause. Bevor du "
            + "verbindest, wird nichts irgendwohin gesendet."
    }

    var otherServer: String { "Anderer Server" }
    func inTheHouse(_ server: String) -> String { "\(server), im eigenen Netz" }
    var hasAccount: String { "Ich habe ein Konto" }
    var isNew: String { "Ich bin neu hier" }
    var signIn: String { "Anmelden" }
    var signingIn: String { "Wird angemeldet …" }
    var signUp: String { "Konto anlegen" }
    var signingUp: String { "Konto wird angelegt …" }
    var nameOrEmail: String { "Benutzername oder E-Mail" }
    var password: String { "Passwort" }
    var code: String { "Code" }
    var forgotPassword: String { "Passwort vergessen?" }
    var forgotExplained: String {
        "Gehört die Adresse zu einem Konto, kommt eine Mail mit einem Link zu einem neuen "
            + "Passwort. Er gilt eine Stunde."
    }
    var email: String { "E-Mail" }
    var sendMail: String { "Mail senden" }
    var mailSentIfKnown: String { "Ist die Adresse hier bekannt, ist die Mail unterwegs." }
    var backToSignIn: String { "Zurück zur Anmeldung" }
    var invitation: String { "Einladung" }
    func invitedElsewhere(_ server: String, _ here: String) -> String {
        "Diese Einladung gilt für \(server) und nicht für \(here). Ist das dasselbe, gib nur ihren Code ein."
    }
    var userName: String { "Benutzername" }
    var userNameHint: String { "zum Beispiel oma.kocht" }
    var passwordHint: String { "Mindestens 8 Zeichen; am besten ein paar Wörter hintereinander." }
    var emailHint: String {
        "Nur für ein vergessenes Passwort und was du gemeldet haben willst. Sonst sieht sie "
            + "niemand."
    }
    func optional(_ title: String) -> String { "\(title) (wenn du magst)" }
    var cuisines: String { "Lieblingsküchen" }
    var agreeToTerms: String { "Ich stimme den Bedingungen zu" }
    var termsDetail: String { "Sie sagen, was der Server aufbewahrt und was dorthin gehört." }
    var mustAgree: String { "Ohne das kann kein Konto angelegt werden." }
    var readTerms: String { "Bedingungen" }
    var readPrivacy: String { "Datenschutzerklärung" }
    var orElse: String { "Oder mit einem Konto, das du anderswo hast:" }
    func continueWith(_ name: String) -> String { "Weiter mit \(name)" }
    var continueTerms: String {
        "Hast du hier noch kein Konto, wird eines angelegt, und du stimmst dabei den Bedingungen zu. "
            + "Name und Bild werden übernommen; beides kannst du ändern."
    }
    var waitingForBrowser: String { "Warten auf den Browser …" }
    func waitingExplained(_ name: String) -> String {
        "Melde dich dort bei \(name) an. Du kommst von selbst hierher zurück."
    }
    var stopWaiting: String { "Abbrechen" }
    var browserTooLate: String { "In fünf Minuten ist niemand aus dem Browser zurückgekommen." }
    var noWayBack: String {
        "Dem Browser konnte kein Rückweg gegeben werden. Melde dich mit Passwort an oder versuch es "
            + "noch einmal."
    }
    var returnTitle: String { "Zurück zu Hands Off" }
    var returnText: String { "Du kannst diese Seite schließen und im Fenster weitermachen." }
    func tokenInFile(_ path: String) -> String {
        "Du bleibst angemeldet. Dieser Desktop hat keinen Schlüsselbund; der Schlüssel liegt "
            + "in \(path), nur für dich lesbar."
    }
    var tokenNotKept: String {
        "Du bist angemeldet, bis das Programm endet: Der Schlüssel konnte nirgends abgelegt "
            + "werden."
    }
}

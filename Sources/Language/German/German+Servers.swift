extension German {
    public var payInCash: String { "Bar an der Tür" }
    public var payByCard: String { "Mit Karte" }
    public var payByPayPal: String { "Mit PayPal" }
    public var payPageAway: String {
        "Die Seite zum Bezahlen ist gerade nicht zu bekommen. Nichts wurde bezahlt; versuche es gleich noch einmal."
    }
    public var noAddress: String { "Das ist keine Adresse eines Servers." }
    public func offline(_ server: String) -> String {
        "\(server) ist gerade nicht zu erreichen. Hier geht alles ohne weiter."
    }
    public func untrusted(_ server: String) -> String {
        "\(server) kann nicht zeigen, dass er der ist, für den er sich ausgibt. Es wurde "
            + "nichts gesendet."
    }
    public func stranger(_ server: String) -> String { "Unter \(server) ist kein Server für Hands Off." }
    public var cancelledQuestion: String { "Abgebrochen." }
    public var wrongCredentials: String { "Name und Passwort passen nicht zusammen." }
    public var codeWanted: String {
        "Gib die sechs Ziffern ein, die deine Authentifizierungs-App zeigt, oder einen Notfallcode."
    }
    public func secondFactorNeeded(_ server: String) -> String {
        "Wer sich um \(server) kümmert, braucht einen zweiten Faktor. Richte ihn auf der Seite des Kontos ein."
    }
    public var signInAgain: String {
        "Damit sicher ist, dass du es bist: Melde dich ab und wieder an, und tu das dann innerhalb einer "
            + "Viertelstunde."
    }
    public var lastWayIn: String {
        "Ohne das könntest du dich nicht mehr anmelden. Setze erst ein Passwort."
    }
    public func registrationClosed(_ server: String) -> String { "\(server) nimmt keine neuen Konten an." }
    public func tooMany(minutes: Int) -> String {
        minutes == 1
            ? "Zu viele Versuche. Warte eine Minute." : "Zu viele Versuche. Warte \(minutes) Minuten."
    }
    public func serverStoreAway(_ server: String) -> String {
        "\(server) kommt gerade nicht an seine Daten. Hier ist nichts verloren; es wird wieder "
            + "versucht."
    }
    public func serverBusy(_ server: String) -> String {
        "\(server) hat viel zu tun. Versuch es gleich noch einmal."
    }
    public func upgradeNeeded(_ server: String) -> String {
        "\(server) braucht ein neueres Hands Off als dieses."
    }
    public func serverFull(_ server: String) -> String { "Auf \(server) ist kein Platz mehr." }
    public func signedOutByServer(_ server: String) -> String {
        "Du bist bei \(server) nicht mehr angemeldet. Deine Rezepte sind alle noch da."
    }
    public var checkFields: String { "Bitte sieh dir an, was markiert ist." }
    public var changedElsewhere: String {
        "Das Konto wurde auf einem anderen Gerät geändert. Bitte sieh noch einmal hin."
    }
    public var linkExpired: String { "Das wurde schon benutzt oder ist zu alt." }
    public func suspendedByServer(_ server: String, why: String) -> String {
        why.isEmpty
            ? "Auf \(server) kannst du vorerst lesen, aber nichts schreiben."
            : "Auf \(server) kannst du vorerst lesen, aber nichts schreiben. Die Moderation sagt: \(why)"
    }
    public func serverRefused(_ server: String) -> String {
        "\(server) konnte das nicht tun. Versuch es später noch einmal."
    }
}

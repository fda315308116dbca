import API
import Language

extension German {
    var openness: String { "Wer sieht, was du veröffentlichst" }
    func name(_ openness: Account.Openness) -> String {
        switch openness {
        case .members: "Leute mit einem Konto"
        case .link: "Wer den Link hat"
        case .everybody: "Alle"
        }
    }
    func detail(_ openness: Account.Openness) -> String {
        switch openness {
        case .members: "Nur, wer auf diesem Server angemeldet ist."
        case .link:
            "Die Seite eines Rezepts öffnet sich in jedem Browser. Suchmaschinen werden gebeten, sie auszulassen."
        case .everybody: "Die Seiten öffnen sich in jedem Browser, und Suchmaschinen dürfen sie zeigen."
        }
    }
    func signedInAs(_ name: String, _ server: String) -> String { "\(name) auf \(server)" }
    func nearlyFull(_ server: String, used: String, of allowed: String) -> String {
        "Deine Bilder und Clips brauchen \(used) von \(allowed), die du auf \(server) hast. Was dort "
            + "keinen Platz findet, bleibt auf diesem Gerät."
    }
    func confirmWaiting(_ address: String) -> String {
        "\(address) wartet auf Bestätigung: Öffne den Link in der Mail."
    }
    var sendAgain: String { "Noch einmal senden" }
    func confirmationSent(_ address: String) -> String { "Eine Mail an \(address) ist unterwegs." }
    var profile: String { "Profil" }
    var displayName: String { "Name, den andere sehen" }
    var phone: String { "Telefon" }
    var forOrders: String { "Für deine Bestellungen" }
    var firstName: String { "Vorname" }
    var lastName: String { "Nachname" }
    var place: String { "Wohin es gebracht wird" }
    var room: String { "Zimmer" }
    var none: String { "Keine Angabe" }
    var changePicture: String { "Bild ändern" }
    var removePicture: String { "Bild entfernen" }
    var noPhotograph: String {
        "Das ist kein Bild, das hier gezeigt werden kann. Ein Foto (JPEG, PNG, WebP) schon."
    }
    var signingIn_: String { "Anmeldung" }
    var changePassword: String { "Passwort ändern" }
    var changePasswordDetail: String { "Andere Geräte bleiben angemeldet, bis du das beendest." }
    var devices: String { "Geräte" }
    var devicesDetail: String { "Wo du angemeldet bist, und wie du das beendest" }
    var signOut: String { "Abmelden" }
    var signOutDetail: String { "Deine Rezepte bleiben auf diesem Gerät." }
    var signedOutHere: String { "Abgemeldet. Deine Rezepte bleiben hier." }
    var yourData: String { "Deine Daten" }
    var privacy: String { "Datenschutz" }
    var privacyDetail: String { "Was wo liegt, und wer es sieht" }
    var download: String { "Alles herunterladen" }
    var downloadDetail: String { "Alles, was der Server von dir hat, in einer Datei" }
    var downloading: String { "Kommt …" }
    var downloadTitle: String { "Wohin damit" }
    var archiveName: String { "Hands Off Konto" }
    func archiveSaved(_ place: String) -> String { "Gespeichert: \(place)" }
    var archiveNotSaved: String { "Dort konnte es nicht gespeichert werden." }
    var saved: String { "Gespeichert" }
    var saving: String { "Wird gespeichert …" }
    func emailToBeConfirmed(_ address: String) -> String {
        "Eine Mail an \(address) ist unterwegs; die Adresse ändert sich, sobald sie bestätigt "
            + "ist."
    }

    var signedInOn: String { "Angemeldet auf" }
    var thisDevice: String { "Dieses Gerät" }
    func lastSeen(_ day: String) -> String { "Zuletzt gesehen: \(day)" }
    var today: String { "heute" }
    var devicesUnread: String { "Die Geräte können gerade nicht gezeigt werden" }
    func deviceSignedOut(_ name: String) -> String { "\(name) ist abgemeldet." }
    var signOutOthers: String { "Überall sonst abmelden" }
    var signOutOthersExplained: String {
        "Alle anderen Geräte müssen sich neu anmelden. Die Rezepte darauf bleiben."
    }
    var othersSignedOut: String { "Alle anderen Geräte sind abgemeldet." }
    var strangeDevice: String { "Eines, das du nicht kennst? Melde es ab und ändere dein Passwort." }

    var deleteAccount: String { "Konto löschen" }
    var deleteAccountDetail: String { "Endgültig, nach zwei Rückfragen" }
    var deleteAccountTitle: String { "Konto löschen?" }
    func deleteExplained(_ server: String, days: Int) -> String {
        "Alles, was \(server) von dir hat, verschwindet sofort, aus Sicherungskopien "
            + "innerhalb von \(days) Tagen. Das lässt sich nicht rückgängig machen."
    }
    var deleteKeepsLibrary: String { "Die Rezepte auf deinen Geräten bleiben." }
    var whatOfPosts: String { "Was du veröffentlicht hast" }
    var postsGo: String { "Verschwindet auch" }
    var postsStay: String { "Bleibt, ohne Namen" }
    var keepAccount: String { "Behalten" }
    func typeNameToDelete(_ name: String) -> String {
        "Gib deinen Benutzernamen ein, \(name), um das Konto endgültig zu löschen."
    }
    var deleteForGood: String { "Endgültig löschen" }
    var accountDeleted: String { "Das Konto ist weg. Deine Rezepte sind noch da." }
}

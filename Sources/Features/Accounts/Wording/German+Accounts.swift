import API
import Language
import SyncEngine

extension German: AccountsWording {
    var account: String { "Konto" }

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

    var sameKitchen: String { "Dieselbe Küche überall" }
    var isAlike: String { "Überall ist alles gleich" }
    var notAlikeYet: String { "Noch nicht abgeglichen" }
    var becomingAlike: String { "Wird abgeglichen …" }
    var workingOffline: String { "Du arbeitest offline" }
    var syncBroken: String {
        "Der Abgleich ging schief; nichts ist verloren. Es wird wieder versucht."
    }
    var syncNow: String { "Jetzt abgleichen" }
    var workOffline: String { "Offline arbeiten" }
    var workOfflineDetail: String { "Nichts geht ins Netz; hier läuft alles weiter." }
    var otherVersionsDetail: String { "Auf zwei Geräten zugleich geschrieben: Sieh dir beide an" }
    var otherVersionsTitle: String { "Andere Fassungen" }
    var otherVersionsExplained: String {
        "Das wurde auf zwei Geräten geändert, bevor sie voneinander wussten. Eine Fassung "
            + "wird überall gezeigt; weggeworfen wurde nichts."
    }
    var noOtherVersions: String { "Nichts mehr zu entscheiden" }
    var noOtherVersionsText: String { "Was du änderst, kommt auf alle Geräte." }
    var standsNow: String { "Jetzt gezeigt" }
    var fromOtherDevice: String { "Die andere Fassung" }
    var keepShown: String { "Diese behalten" }
    var takeOther: String { "Die andere nehmen" }
    var keepBoth: String { "Beide behalten" }
    var versionChosen: String { "Gewählt; bald gilt das auf allen Geräten." }
    var bothKept: String { "Beide bleiben: Die andere Fassung ist ein eigenes Rezept." }
    var nothingThere: String { "(nichts)" }
    func otherVersions(_ count: Int) -> String {
        count == 1 ? "Von etwas gibt es eine andere Fassung" : "Von \(count) Dingen gibt es andere Fassungen"
    }
    func heldBack(_ count: Int) -> String {
        count == 1
            ? "Der Server konnte eine Änderung nicht annehmen"
            : "Der Server konnte \(count) Änderungen nicht annehmen"
    }
    var heldDetail: String { "Hier ist alles da; sieh nach, warum und was zu tun ist" }
    func keptHere(_ count: Int) -> String {
        count == 1 ? "Eines ist nur auf diesem Gerät" : "\(count) Dinge sind nur auf diesem Gerät"
    }
    var keptHereDetail: String { "Wie du es wolltest" }
    var restIsAlike: String { "Alles andere ist überall gleich" }
    var heldTitle: String { "Nicht auf dem Server" }
    var heldExplained: String {
        "Das konnte der Server nicht annehmen. Hier ist alles so, wie du es gemacht hast, und es wird von "
            + "selbst noch einmal versucht."
    }
    var nothingHeld: String { "Der Server hat alles" }
    var nothingHeldText: String { "Nichts wartet, und nichts wird zurückgehalten." }
    var keptHereTitle: String { "Nur auf diesem Gerät" }
    var keptHereExplained: String { "Das, und was du daran änderst, wird nirgendwohin gesendet." }
    func sentence(_ reason: HeldChange.Reason, _ server: String) -> String {
        switch reason {
        case .quota: "Auf \(server) ist dafür kein Platz mehr."
        case .tooLarge: "Es ist größer, als \(server) annimmt."
        case .invalid: "\(server) versteht es nicht; vielleicht ist er älter als dieses Programm."
        case .pictureMissing: "Das Bild dazu ließ sich nicht an \(server) senden."
        case .notThere: "\(server) hatte es angenommen und hat es nicht mehr."
        case .unknown: "\(server) nimmt es nicht an und sagt nicht, warum."
        }
    }
    func thing(_ kind: String) -> String {
        switch kind {
        case "recipe": "Rezept"
        case "picture": "Bild oder Clip"
        case "favourite": "Herz"
        case "opinion": "Sterne"
        case "collection": "Sammlung"
        case "member": "In einer Sammlung"
        case "history": "Verlauf"
        case "diary": "Gekocht"
        case "shopping": "Einkaufsliste"
        case "setting": "Einstellung"
        case "planned": "Essensplan"
        case "pantry": "Vorrat"
        case "aisle": "Regal im Laden"
        default: "Etwas anderes"
        }
    }
    var tryHeldAgain: String { "Noch einmal versuchen" }
    var keepHere: String { "Nur hier behalten" }
    var sendAfterAll: String { "Doch senden" }
    var undoHeld: String { "Meine Änderung zurücknehmen" }
    var isKeptHere: String { "Es bleibt auf diesem Gerät." }
    var heldUndone: String { "Es ist wieder wie auf dem Server." }
    func changesWait(_ count: Int) -> String {
        count == 1 ? "1 Änderung wartet" : "\(count) Änderungen warten"
    }
    func picturesCome(_ count: Int) -> String {
        count == 1 ? "1 Bild kommt noch" : "\(count) Bilder kommen noch"
    }
    func lastAlike(_ time: String) -> String { "zuletzt abgeglichen um \(time)" }
    var otherVersionOf: @Sendable (_ title: String) -> String { { "\($0) (andere Fassung)" } }
    func field(_ name: String) -> String {
        switch name {
        case "title": "Titel"
        case "summary": "Beschreibung"
        case "picture": "Bild"
        case "ingredients": "Zutaten"
        case "steps": "Zubereitung"
        case "notes": "Notizen"
        case "servings": "Portionen"
        case "preparationMinutes": "Vorbereitung in Minuten"
        case "cookingMinutes": "Garzeit in Minuten"
        case "nutrition": "Nährwerte"
        case "tags": "Schlagwörter"
        case "cuisine": "Küche"
        case "category": "Gang"
        case "author": "Autor"
        case "source": "Quelle"
        case "yield": "Menge"
        case "diets": "Ernährungsweisen"
        case "name": "Name"
        case "note": "Notiz"
        case "quantity": "Menge"
        case "unit": "Einheit"
        default: name
        }
    }

    func title(_ field: AccountField) -> String {
        switch field {
        case .server: serverAddress
        case .userName: userName
        case .name: nameOrEmail
        case .password: "Jetziges Passwort"
        case .newPassword: "Neues Passwort"
        case .email: email
        case .phone: phone
        case .code: code
        case .displayName: displayName
        case .terms: agreeToTerms
        case .invitation: invitation
        }
    }

    func fault(_ fault: FieldFault, in field: AccountField) -> String {
        switch (fault, field) {
        case (.missing, .server): "Wo ist der Server?"
        case (.missing, .password), (.missing, .newPassword): "Ein Passwort wird gebraucht."
        case (.missing, .userName), (.missing, .name): "Ein Name wird gebraucht."
        case (.missing, _): "Das wird gebraucht."
        case (.tooShort, .userName): "Mindestens \(UserName.length.lowerBound) Zeichen"
        case (.tooShort, .newPassword): "Mindestens \(Password.length.lowerBound) Zeichen"
        case (.tooShort, _): "Das ist zu kurz."
        case (.tooLong, _): "Das ist zu lang."
        case (.characters, .userName): "Nur Buchstaben von a bis z, Ziffern, und . _ - dazwischen"
        case (.characters, _): "Darin sind Zeichen, die dort nicht stehen können."
        case (.invalid, .email): "Das ist keine E-Mail-Adresse."
        case (.invalid, .server): "Das ist keine Adresse eines Servers."
        case (.invalid, _): "Damit stimmt etwas nicht."
        case (.taken, .userName): "Diesen Namen hat schon jemand."
        case (.taken, _): "Das hat schon jemand."
        case (.easy, _): "Zu leicht zu erraten."
        case (.wrong, .password): "Das ist nicht dein Passwort."
        case (.wrong, .code): "Der Code ist falsch, oder es wird schon ein neuer gezeigt."
        case (.wrong, .userName): "Das ist nicht dein Benutzername."
        case (.wrong, _): "Das stimmt nicht."
        case (.notAgreed, _): mustAgree
        }
    }

    func name(_ cuisine: Cuisine) -> String {
        switch cuisine {
        case .italian: "Italienisch"
        case .french: "Französisch"
        case .german: "Deutsch"
        case .austrian: "Österreichisch"
        case .british: "Britisch"
        case .american: "Amerikanisch"
        case .mexican: "Mexikanisch"
        case .spanish: "Spanisch"
        case .greek: "Griechisch"
        case .turkish: "Türkisch"
        case .lebanese: "Libanesisch"
        case .moroccan: "Marokkanisch"
        case .ethiopian: "Äthiopisch"
        case .indian: "Indisch"
        case .thai: "Thailändisch"
        case .vietnamese: "Vietnamesisch"
        case .chinese: "Chinesisch"
        case .japanese: "Japanisch"
        case .korean: "Koreanisch"
        case .nordic: "Nordisch"
        case .eastern: "Osteuropäisch"
        case .caribbean: "Karibisch"
        }
    }

    func changeTitle(_ field: AccountField) -> String {
        field == .newPassword ? changePassword : title(field)
    }

    func changeExplained(_ field: AccountField) -> String? {
        switch field {
        case .userName: "Damit meldest du dich an. Links zu deinem Profil ändern sich mit."
        case .email: "Die neue Adresse bekommt eine Mail zur Bestätigung; bis dahin gilt die alte."
        case .newPassword: passwordHint
        case .phone: "Nur für Bestellungen, die du aufgibst. Leer lassen, um sie zu entfernen."
        default: nil
        }
    }

    func day(_ day: Int, _ month: Int, _ year: Int) -> String { date(year: year, month: month, day: day) }

    func privacyParts(_ server: String) -> [(title: String, text: String)] {
        [
            (
                "Auf diesem Gerät",
                "Rezepte, Bilder, Listen und alle Einstellungen liegen in einer Datei auf diesem "
                    + "Gerät. Nichts davon wird irgendwohin gesendet, solange du bei keinem Server "
                    + "angemeldet bist."
            ),
            (
                "Kamera und Mikrofon",
                "Was sie sehen und hören, wird im Speicher dieses Programms angesehen und sofort "
                    + "vergessen. Es wird nie gespeichert und nie gesendet, auch an keinen Server."
            ),
            (
                "Auf \(server)",
                "Dein Konto und was dieselbe Küche auf allen Geräten braucht: Rezepte mit Bildern, "
                    + "Herzen, Sammlungen, Listen, der Plan, was gekocht wurde, und die meisten "
                    + "Einstellungen. Wer den Server betreibt, kann es lesen, wie bei jedem Server, der "
                    + "nicht vor seinem Besitzer versiegelt ist."
            ),
            (
                "Niemand zählt dich",
                "Es gibt keine Verfolgung, kein Werbenetz, keine Statistik darüber, was du kochst. "
                    + "Das Protokoll des Servers enthält keine Namen und keine Adressen."
            ),
            (
                "Es gehört dir",
                "Du kannst jederzeit alles herunterladen, was aufbewahrt wird, und das Konto mit "
                    + "allem darin löschen, auf der Seite des Kontos."
            ),
        ]
    }
}

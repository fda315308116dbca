import API
import Language

extension German: AccountsWording {
    var account: String { "Konto" }

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
        case .firstName: firstName
        case .lastName: lastName
        case .place: place
        case .room: room
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
        case (.invalid, _), (.gone, _), (.soldOut, _), (.price, _): "Damit stimmt etwas nicht."
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

    func changeTitle(_ field: AccountField) -> String {
        field == .newPassword ? changePassword : title(field)
    }

    func changeExplained(_ field: AccountField) -> String? {
        switch field {
        case .userName: "Damit meldest du dich an. Links zu deinem Profil ändern sich mit."
        case .email: "Die neue Adresse bekommt eine Mail zur Bestätigung; bis dahin gilt die alte."
        case .newPassword: passwordHint
        case .phone: "Nur für Bestellungen, die du aufgibst. Leer lassen, um sie zu entfernen."
        case .firstName, .lastName, .place, .room:
            "Damit findet dich die Küche. Beim Bestellen steht es schon da; leer lassen, um es zu entfernen."
        default: nil
        }
    }

    func day(_ day: Int, _ month: Int, _ year: Int) -> String { date(year: year, month: month, day: day) }
}

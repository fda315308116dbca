/// What a letter is about, with what is put into it: names and links of ours, nothing that strangers have
/// written.
enum LetterText {
    /// A link to confirm an address.
    case confirm(String, String)
    /// Somebody wanted to use an address that belongs to this account.
    case haveOne(String)
    case reset(String, String)
    case emailIsChanging(String)
    case emailWasChanged(String)
    case passwordWasChanged(String)
    case secondFactorWasSet(String)
    case secondFactorWasRemoved(String)
    case wayInWasAdded(String, String)
    case accountWasDeleted(String)

    struct Words {
        var subject: String
        var body: String
    }

    var english: Words {
        switch self {
        case .confirm(let name, let link):
            Words(
                subject: "Is this your address?",
                body: """
                    The account “\(name)” gives this as its e-mail address. If that is you, open this page and
                    press the button there. The link is good for a day.

                    \(link)

                    If it isn't, there is nothing to do: without you the address is not used.
                    """)
        case .haveOne(let name):
            Words(
                subject: "You have an account already",
                body: """
                    Somebody has just given this e-mail address for another account. It belongs to your account
                    “\(name)”, and stays there.

                    If that was you: sign in as “\(name)”; a forgotten password can be set anew from the window.
                    If it wasn't, there is nothing to do.
                    """)
        case .reset(let name, let link):
            Words(
                subject: "A new password",
                body: """
                    Somebody has asked for a new password for the account “\(name)”. If that was you, set it on
                    this page. The link is good for an hour, and once.

                    \(link)

                    If it wasn't, there is nothing to do: the password stays as it is.
                    """)
        case .emailIsChanging(let name):
            Words(
                subject: "Another e-mail address",
                body: """
                    Somebody who knows the password of the account “\(name)” has asked for another e-mail address.
                    Until that one is confirmed, this one stays.

                    If it wasn't you, change the password now; all other devices are signed out by that.
                    """)
        case .emailWasChanged(let name):
            Words(
                subject: "The e-mail address has changed",
                body: """
                    The account “\(name)” has another e-mail address from now on; this one is no longer used.

                    If it wasn't you, write to the owner of this server.
                    """)
        case .passwordWasChanged(let name):
            Words(
                subject: "The password has changed",
                body: """
                    The account “\(name)” has a new password, and other devices have been signed out.

                    If it wasn't you, ask for a new password from the window now.
                    """)
        case .secondFactorWasSet(let name):
            Words(
                subject: "A second factor",
                body: """
                    From now on the account “\(name)” asks for a code at each sign-in, besides the password.

                    If it wasn't you, write to the owner of this server.
                    """)
        case .secondFactorWasRemoved(let name):
            Words(
                subject: "No second factor any more",
                body: """
                    The account “\(name)” asks for no code any more when somebody signs in, only for the password.

                    If it wasn't you, change the password now; all other devices are signed out by that.
                    """)
        case .wayInWasAdded(let name, let provider):
            Words(
                subject: "Another way to sign in",
                body: """
                    From now on one can sign in to the account “\(name)” with \(provider), too.

                    If it wasn't you, unlink it on the account's page and change the password now.
                    """)
        case .accountWasDeleted(let name):
            Words(
                subject: "The account is deleted",
                body: """
                    The account “\(name)” and all that was stored of it are deleted. Back-ups of the server still
                    have it until they are thrown away in their turn. This is the last letter to this address.
                    """)
        }
    }

    var german: Words {
        switch self {
        case .confirm(let name, let link):
            Words(
                subject: "Ist das deine Adresse?",
                body: """
                    Das Konto „\(name)“ nennt diese E-Mail-Adresse als seine. Wenn du das bist, öffne diese Seite
                    und drücke dort den Knopf. Der Link gilt einen Tag.

                    \(link)

                    Wenn nicht, ist nichts zu tun: Ohne dich wird die Adresse nicht benutzt.
                    """)
        case .haveOne(let name):
            Words(
                subject: "Du hast schon ein Konto",
                body: """
                    Jemand hat gerade diese E-Mail-Adresse für ein anderes Konto angegeben. Sie gehört zu deinem
                    Konto „\(name)“ und bleibt dort.

                    Wenn du das warst: Melde dich als „\(name)“ an; ein vergessenes Passwort lässt sich vom Fenster
                    aus neu setzen. Wenn nicht, ist nichts zu tun.
                    """)
        case .reset(let name, let link):
            Words(
                subject: "Ein neues Passwort",
                body: """
                    Jemand hat für das Konto „\(name)“ ein neues Passwort verlangt. Wenn du das warst, setze es auf
                    dieser Seite. Der Link gilt eine Stunde und einmal.

                    \(link)

                    Wenn nicht, ist nichts zu tun: Das Passwort bleibt, wie es ist.
                    """)
        case .emailIsChanging(let name):
            Words(
                subject: "Eine andere E-Mail-Adresse",
                body: """
                    Jemand, der das Passwort des Kontos „\(name)“ kennt, hat eine andere E-Mail-Adresse verlangt.
                    Bis sie bestätigt ist, bleibt diese.

                    Wenn du das nicht warst, ändere jetzt das Passwort; alle anderen Geräte werden dabei abgemeldet.
                    """)
        case .emailWasChanged(let name):
            Words(
                subject: "Die E-Mail-Adresse ist geändert",
                body: """
                    Das Konto „\(name)“ hat von jetzt an eine andere E-Mail-Adresse; diese wird nicht mehr benutzt.

                    Wenn du das nicht warst, schreibe an den Betreiber dieses Servers.
                    """)
        case .passwordWasChanged(let name):
            Words(
                subject: "Das Passwort ist geändert",
                body: """
                    Das Konto „\(name)“ hat ein neues Passwort, und andere Geräte sind abgemeldet.

                    Wenn du das nicht warst, verlange vom Fenster aus jetzt ein neues Passwort.
                    """)
        case .secondFactorWasSet(let name):
            Words(
                subject: "Ein zweiter Faktor",
                body: """
                    Das Konto „\(name)“ verlangt von jetzt an bei jeder Anmeldung außer dem Passwort einen Code.

                    Wenn du das nicht warst, schreibe an den Betreiber dieses Servers.
                    """)
        case .secondFactorWasRemoved(let name):
            Words(
                subject: "Kein zweiter Faktor mehr",
                body: """
                    Das Konto „\(name)“ verlangt bei der Anmeldung keinen Code mehr, nur noch das Passwort.

                    Wenn du das nicht warst, ändere jetzt das Passwort; alle anderen Geräte werden dabei abgemeldet.
                    """)
        case .wayInWasAdded(let name, let provider):
            Words(
                subject: "Ein weiterer Weg zur Anmeldung",
                body: """
                    Beim Konto „\(name)“ kann man sich von jetzt an auch mit \(provider) anmelden.

                    Wenn du das nicht warst, hebe die Verbindung auf der Seite des Kontos auf und ändere jetzt
                    das Passwort.
                    """)
        case .accountWasDeleted(let name):
            Words(
                subject: "Das Konto ist gelöscht",
                body: """
                    Das Konto „\(name)“ und alles, was davon gespeichert war, ist gelöscht. Sicherungen des Servers
                    enthalten es noch, bis auch sie weggeworfen werden. Dies ist der letzte Brief an diese Adresse.
                    """)
        }
    }
}

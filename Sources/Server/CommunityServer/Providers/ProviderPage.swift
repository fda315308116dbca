import HTTPTypes

/// Why somebody's browser stays here instead of going on, as a page says it.
enum ProviderPage: Error, Sendable, Hashable {
    /// There is no such provider.
    case unknown
    /// The window's link isn't whole.
    case incomplete
    /// The way has been gone before, or took too long.
    case expired
    case declined(String)
    case trouble(String)
    /// No new accounts, or none without an invitation.
    case closed
    case needsEmail(String)

    var status: HTTPResponse.Status {
        switch self {
        case .unknown: .notFound
        case .incomplete, .declined: .badRequest
        case .expired: .gone
        case .trouble: .badGateway
        case .closed: .forbidden
        case .needsEmail: .unprocessableContent
        }
    }

    func page(_ language: PageLanguage) -> Page {
        let title = language.say("Not signed in", "Nicht angemeldet")
        let again = language.say(
            "You can close this page, and try again in Hands Off.",
            "Du kannst diese Seite schließen und es in Hands Off noch einmal versuchen.")
        let reason =
            switch self {
            case .unknown:
                language.say(
                    "This server doesn't sign anybody in that way.",
                    "Auf diesem Weg meldet dieser Server niemanden an.")
            case .incomplete:
                language.say(
                    "The link that brought you here isn't whole.",
                    "Der Link, der dich hierher gebracht hat, ist unvollständig.")
            case .expired:
                language.say(
                    "This sign-in has been used, or took too long.",
                    "Diese Anmeldung wurde schon benutzt oder hat zu lange gedauert.")
            case .declined(let name):
                language.say("\(name) was told not to.", "Bei \(name) wurde abgelehnt.")
            case .trouble(let name):
                language.say(
                    "\(name) couldn't be asked, or its answer wasn't right.",
                    "\(name) konnte nicht gefragt werden, oder die Antwort stimmte nicht.")
            case .closed:
                language.say(
                    "This server takes no new accounts, or only with an invitation.",
                    "Dieser Server nimmt keine neuen Konten an, oder nur mit Einladung.")
            case .needsEmail(let name):
                language.say(
                    "Accounts here need an e-mail address, and \(name) gave none.",
                    "Konten brauchen hier eine E-Mail-Adresse, und \(name) hat keine genannt.")
            }
        return Page(language, title, reason, again)
    }
}

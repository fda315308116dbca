import API
import Foundation
import Language
import Recipes
import ServerStore

/// What the console calls things.
struct ConsoleWords: Sendable {
    var language: PageLanguage
    /// Milliseconds since 1970.
    var now: Int64

    var kitchen: any KitchenWords { language == .german ? German() : English() }

    func say(_ english: String, _ german: String) -> String { language.say(english, german) }

    func state(_ state: Post.State) -> String {
        switch state {
        case .shown: say("shown", "zu sehen")
        case .removed: say("removed", "entfernt")
        case .waiting: say("waiting", "wartet")
        case .rejected: say("rejected", "abgelehnt")
        case .changeAsked: say("change asked", "Änderung erbeten")
        case .unknown: ""
        }
    }

    func role(_ role: Account.Role) -> String {
        switch role {
        case .member: say("member", "Mitglied")
        case .moderator: say("moderator", "Moderation")
        case .owner: say("owner", "Betreiber")
        }
    }

    func did(_ what: Deeds.What) -> String {
        switch what {
        case .approvedPost: say("approved", "hat freigegeben")
        case .rejectedPost: say("rejected", "hat abgelehnt")
        case .askedForChange: say("asked for a change of", "hat um eine Änderung gebeten")
        case .removedPost: say("removed", "hat entfernt")
        case .editedPost: say("changed words of", "hat Wörter geändert in")
        case .restoredPost: say("put back", "hat zurückgeholt")
        case .removedComment: say("removed a comment of", "hat einen Kommentar entfernt")
        case .restoredComment: say("put back a comment of", "hat einen Kommentar zurückgeholt")
        case .removedReview: say("removed a review of", "hat eine Bewertung entfernt")
        case .restoredReview: say("put back a review of", "hat eine Bewertung zurückgeholt")
        case .removedCollection: say("removed the collection", "hat die Sammlung entfernt")
        case .restoredCollection: say("put back the collection", "hat die Sammlung zurückgeholt")
        case .keptReported:
            say("looked at a report and kept", "hat eine Meldung geprüft und stehen lassen")
        case .clearedProfile: say("cleared name and picture of", "hat Name und Bild geleert")
        case .declinedAppeal: say("declined an appeal about", "hat einen Widerspruch abgelehnt")
        case .gaveLicence: say("gave a licence to", "hat eine Lizenz gegeben")
        case .tookLicence: say("took the licence of", "hat die Lizenz genommen")
        case .suspended: say("suspended", "hat gesperrt")
        case .readmitted: say("readmitted", "hat die Sperre aufgehoben")
        case .setRole: say("set the role of", "hat die Rolle gesetzt")
        case .madeCook: say("made a cook of", "hat in die Küche geholt")
        case .dismissedCook: say("dismissed from the kitchen", "hat aus der Küche entlassen")
        case .signedOut: say("signed out", "hat überall abgemeldet")
        case .setRoom: say("set the room of", "hat den Platz gesetzt")
        case .announced: say("announced", "hat angekündigt")
        case .withdrewAnnouncement: say("took an announcement back", "hat eine Ankündigung zurückgenommen")
        case .approvedEncouragement: say("passed on kind words of", "hat einen Zuspruch weitergegeben von")
        case .rejectedEncouragement: say("rejected kind words of", "hat einen Zuspruch abgelehnt von")
        case .keptEncouragement:
            say(
                "looked at reported words and found nothing wrong with",
                "hat gemeldete Worte geprüft und in Ordnung gefunden von")
        }
    }

    /// What a moderator is told who was too late.
    func tooLate(_ done: Deeds.Done) -> String {
        guard let last = done.last else {
            return say(
                "Somebody else was first. This is how it is now.", "Jemand war schneller. So ist es jetzt.")
        }
        let who = "\(last.moderator) \(did(last.what)), \(ago(last.at))"
        return say(
            "Somebody else was first: \(who). Nothing was changed.",
            "Jemand war schneller: \(who). Nichts wurde geändert.")
    }

    func ago(_ time: Int64) -> String {
        let minutes = max(0, now - time) / 60_000
        switch minutes {
        case 0: return say("just now", "gerade eben")
        case ..<60: return say("\(minutes) min ago", "vor \(minutes) Min.")
        case ..<1440: return say("\(minutes / 60) h ago", "vor \(minutes / 60) Std.")
        case ..<20_160:
            let days = minutes / 1440
            return days == 1 ? say("yesterday", "gestern") : say("\(days) days ago", "vor \(days) Tagen")
        default: return date(time)
        }
    }

    /// "2027-01-15".
    func date(_ time: Int64) -> String { String(stamp(time).prefix(10)) }

    /// "15 January 2027".
    func longDate(_ time: Int64) -> String {
        let style = Date.FormatStyle(
            date: .long, time: .omitted, locale: Locale(identifier: say("en_GB", "de_DE")),
            timeZone: .gmt)
        return Date(timeIntervalSince1970: Double(time) / 1000).formatted(style)
    }

    /// "★ 4.5 (2)".
    func stars(_ rating: Rating) -> String {
        let mean = (rating.average ?? 0).formatted(
            .number.precision(.fractionLength(0...1)).locale(Locale(identifier: language.rawValue)))
        return "★ \(mean) (\(rating.count))"
    }

    /// "2027-01-15T08:00:00Z".
    func stamp(_ time: Int64) -> String {
        Date(timeIntervalSince1970: Double(time) / 1000).formatted(.iso8601)
    }

    func count(_ number: Int, _ one: (String, String), _ many: (String, String)) -> String {
        "\(number) \(number == 1 ? say(one.0, one.1) : say(many.0, many.1))"
    }

    func dishes(_ number: Int) -> String { count(number, ("dish", "Gericht"), ("dishes", "Gerichte")) }

    /// "1.5 MB".
    func size(_ bytes: Int) -> String {
        let (unit, name) =
            switch bytes {
            case ..<(1 << 20): (1 << 10, "kB")
            case ..<(1 << 30): (1 << 20, "MB")
            default: (1 << 30, "GB")
            }
        let number = (Double(bytes) / Double(unit)).formatted(
            .number.precision(.fractionLength(0...1)).locale(Locale(identifier: language.rawValue)))
        return "\(number) \(name)"
    }

    func kind(_ kind: ReportTarget.Kind) -> String {
        switch kind {
        case .post: say("Post", "Beitrag")
        case .comment: say("Comment", "Kommentar")
        case .review: say("Review", "Bewertung")
        case .person: say("Person", "Person")
        case .collection: say("Collection", "Sammlung")
        }
    }

    func reason(_ reason: Report.Reason) -> String {
        switch reason {
        case .notFood: say("nothing to do with food", "nichts mit Essen zu tun")
        case .dangerous: say("dangerous to eat or to do", "gefährlich zu essen oder zu tun")
        case .hateful: say("insults or harasses", "beleidigt oder belästigt")
        case .advertising: say("advertising", "Werbung")
        case .copied: say("somebody else’s work", "das Werk von jemand anderem")
        case .personal: say("shows or names somebody unasked", "zeigt oder nennt jemanden ungefragt")
        case .other: say("something else", "etwas anderes")
        }
    }

    /// Reasons that are given often, for the author.
    func templates(_ verdict: Queue.Verdict) -> [String] {
        switch verdict {
        case .approve: []
        case .reject: removals
        case .change:
            [
                say(
                    "Please say how much of each ingredient.", "Bitte schreib von jeder Zutat die Menge dazu."
                ),
                say(
                    "Please describe the steps so that somebody else can follow them.",
                    "Bitte beschreib die Schritte so, dass andere sie nachmachen können."),
                say("Please take a picture of your own.", "Bitte nimm ein eigenes Bild."),
                say("Please say where the recipe is from.", "Bitte schreib dazu, woher das Rezept ist."),
            ]
        }
    }

    /// Of what somebody says, or is called.
    var removalsOfWords: [String] {
        [
            say("It is an advertisement.", "Es ist Werbung."),
            say("It insults others.", "Es beleidigt andere."),
            say("It tells something private about somebody.", "Es verrät Privates über jemanden."),
            say("It has nothing to do with the recipe.", "Es hat nichts mit dem Rezept zu tun."),
        ]
    }

    var removals: [String] {
        [
            say("It is an advertisement.", "Es ist Werbung."), say("It is no recipe.", "Es ist kein Rezept."),
            say("It is somebody else’s work.", "Es ist das Werk von jemand anderem."),
            say("It insults others.", "Es beleidigt andere."),
            say("What it advises is dangerous to eat.", "Was es empfiehlt, ist gefährlich zu essen."),
        ]
    }
}

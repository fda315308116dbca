import API
import Language

// MARK: Reporting

extension German {
    var report: String { "Melden" }
    func report(_ kind: ReportTarget.Kind) -> String {
        switch kind {
        case .post: "Dieses Rezept melden"
        case .comment: "Diesen Kommentar melden"
        case .review: "Diese Bewertung melden"
        case .person: "Diese Person melden"
        case .collection: "Diese Sammlung melden"
        }
    }
    var reportMeans: String { "Die Moderation sieht es sich an. Niemand erfährt, dass du es warst." }
    func name(_ reason: Report.Reason) -> String {
        switch reason {
        case .notFood: "Es hat nichts mit Essen zu tun"
        case .dangerous: "Es ist gefährlich, so zu kochen"
        case .hateful: "Es beleidigt oder belästigt jemanden"
        case .advertising: "Es ist Werbung"
        case .copied: "Es ist von jemand anderem kopiert"
        case .personal: "Es zeigt oder verrät etwas Privates"
        case .other: "Etwas anderes"
        }
    }
    var reasonFirst: String { "Wähle erst, was daran nicht stimmt." }
    var reportText: String { "In deinen eigenen Worten" }
    var reportTextPlaceholder: String { "Was die Moderation wissen sollte" }
    var reportTextFirst: String { "Schreib erst, was daran nicht stimmt." }
    var reportSent: String { "Danke. Die Moderation sieht es sich an." }
    var reportedBefore: String { "Das hast du gemeldet. Die Moderation sieht es sich an." }
    var reportOwn: String { "Das ist von dir selbst." }
    func reportThenBlock(_ name: String) -> String {
        "Wenn du von \(name) nichts mehr sehen möchtest, kannst du die Person blockieren."
    }
}

// MARK: Decisions

extension German {
    func decided(_ decision: Decision, _ dish: String) -> String {
        let what = ours(decision.about, dish)
        return switch decision.what {
        case .kept: "Die Moderation hat \(what) freigegeben"
        case .removed: "Die Moderation hat \(what) entfernt"
        case .rejected: "Die Moderation hat \(what) nicht veröffentlicht"
        case .changeAsked: "Die Moderation bittet dich, \(what) zu ändern"
        case .declined: "Noch jemand hat sich \(what) angesehen, und es bleibt bei der Entscheidung"
        case .edited: "Die Moderation hat am Wortlaut etwas geändert. Es geht um \(what)"
        case .unknown: "Die Moderation hat etwas entschieden. Es geht um \(what)"
        }
    }
    private func ours(_ kind: ReportTarget.Kind, _ dish: String) -> String {
        switch kind {
        case .post: "„\(dish)“"
        case .comment: "deinen Kommentar zu „\(dish)“"
        case .review: "deine Bewertung von „\(dish)“"
        case .person: "deine Namen und dein Bild"
        case .collection: "deine Sammlung „\(dish)“"
        }
    }
    func decidedReport(_ decision: Decision) -> String {
        let (what, which) =
            switch decision.about {
            case .post: ("das Rezept", "das")
            case .comment: ("den Kommentar", "den")
            case .review: ("die Bewertung", "die")
            case .person: ("das Profil", "das")
            case .collection: ("die Sammlung", "die")
            }
        return switch decision.what {
        case .kept:
            "Die Moderation hat \(what) angesehen, \(which) du gemeldet hast, und nichts daran geändert"
        case .removed: "Die Moderation hat \(what) entfernt, \(which) du gemeldet hast"
        case .rejected, .changeAsked, .declined, .edited, .unknown:
            "Die Moderation hat \(what) angesehen, \(which) du gemeldet hast"
        }
    }
    var appeal: String { "Noch einmal ansehen lassen …" }
    var appealTitle: String { "Noch einmal ansehen lassen" }
    var appealText: String { "Warum es gezeigt werden sollte" }
    var appealPlaceholder: String { "Jemand anderes liest es und sieht es sich noch einmal an" }
    var appealTooShort: String { "Schreib etwas mehr, damit man es verstehen kann." }
    var appealSent: String { "Jemand anderes sieht es sich an." }
    var appealWaits: String {
        "Du hast gebeten, es noch einmal anzusehen. Jemand anderes sieht es sich an."
    }
    func appealDeclined(_ answer: String) -> String {
        "Noch jemand hat es sich angesehen, und es bleibt dabei" + (answer.isEmpty ? "." : ": \(answer)")
    }
    var appealTooLate: String { "Du hast schon darum gebeten, oder es ist seither anders entschieden." }
}

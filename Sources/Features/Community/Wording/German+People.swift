import API
import Language

// MARK: Whom one knows

extension German {
    var follow: String { "Folgen" }
    var unfollow: String { "Gefolgt" }
    func followers(_ count: Int) -> String { "\(count) Follower" }
    func following(_ count: Int) -> String { "Folgt \(count)" }
    func followersOf(_ name: String) -> String { "Wer \(name) folgt" }
    func followedBy(_ name: String) -> String { "Wem \(name) folgt" }
    var nobodyTitle: String { "Noch niemand" }
    func nobodyFollows(_ name: String) -> String { "\(name) hat noch keine Follower." }
    func followsNobody(_ name: String) -> String { "\(name) folgt noch niemandem." }
    var block: String { "Blockieren" }
    var unblock: String { "Nicht mehr blockieren" }
    func blockTitle(_ name: String) -> String { "\(name) blockieren?" }
    var blockText: String {
        "Niemand von euch beiden sieht mehr, was die andere Person veröffentlicht, und du hörst nichts mehr "
            + "von ihr. Davon erfährt sie nichts."
    }
    func isBlocked(_ name: String) -> String { "\(name) ist blockiert." }
    func isUnblocked(_ name: String) -> String { "\(name) ist nicht mehr blockiert." }
    func blockedTitle(_ name: String) -> String { "Du hast \(name) blockiert" }
    var blockedText: String { "Niemand von euch beiden sieht, was die andere Person veröffentlicht." }
    var blockedPeople: String { "Blockierte" }
    var nobodyBlockedTitle: String { "Niemand" }
    var nobodyBlocked: String { "Du hast niemanden blockiert." }
    var hasLicence: String { "Hat eine Lizenz zum Veröffentlichen" }
    var myPage: String { "Meine Seite, wie andere sie sehen" }
}

// MARK: Finding

extension German {
    var findInCommunity: String { "In der Gemeinschaft suchen" }
    var recipesFound: String { "Rezepte" }
    var people: String { "Personen" }
    var findTitle: String { "Suchst du etwas?" }
    var findText: String { "Ein Gericht, eine Zutat, eine Küche; oder eine Person mit ihrem Namen." }
    var foundNothingTitle: String { "Nichts gefunden" }
    var foundNoPosts: String { "So etwas hat hier noch niemand veröffentlicht." }
    var foundNobody: String { "Hier ist niemand mit diesem Namen." }
    func nothing(in feed: Feed, hasCuisines: Bool) -> (title: String, text: String) {
        switch feed {
        case .popular, .new: (noPostsTitle, noPosts)
        case .following:
            (noPostsTitle, "Folge Leuten, deren Rezepte du magst, und hier steht, was sie veröffentlichen.")
        case .forYou where hasCuisines:
            (noPostsTitle, "Aus den Küchen, die du magst, ist noch nichts da, das so ist, wie du isst.")
        case .forYou:
            ("Was magst du?", "Wähle in deinem Konto deine Lieblingsküchen, und hier stehen Rezepte daraus.")
        }
    }
    var chooseKitchens: String { "Küchen wählen" }
    func forYouBecause(_ kitchens: [String], _ diets: [String]) -> String {
        let eats = listed(diets.map { $0.lowercased() })
        if kitchens.isEmpty { return "Weil du so isst: \(eats)." }
        let likes = "Weil du diese Küchen magst: \(listed(kitchens))"
        return diets.isEmpty ? "\(likes)." : "\(likes); und alles \(eats)."
    }
}

// MARK: Reviews

extension German {
    var reviewsTitle: String { "Bewertungen" }
    func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10),\(tenths % 10)"
    }
    func ratingSays(_ rating: Rating) -> String {
        guard let average = rating.average else { return "Noch keine Sterne" }
        return "\(decimal(average)) von \(rating.count == 1 ? "1 Person" : "\(rating.count) Personen")"
    }
    func usesSay(_ saves: Int, _ cooks: Int) -> String { "\(saves)-mal gespeichert · \(cooks)-mal gekocht" }
    var writeReview: String { "Bewerten" }
    var changeReview: String { "Meine Bewertung ändern" }
    var takeReviewBack: String { "Meine Bewertung zurücknehmen" }
    func howWasIt(_ dish: String) -> String { "Wie war „\(dish)“?" }
    var whatYouThink: String { "Was du davon hältst" }
    var whatYouThinkPlaceholder: String { "Was gut ging, was du anders machen würdest; oder nichts" }
    var starsFirst: String { "Gib erst einen bis fünf Sterne." }
    var noReviewsTitle: String { "Noch keine Bewertungen" }
    var noReviews: String { "Koche es, und sag als Erste oder Erster, wie es war." }
}

// MARK: Notices

extension German {
    var notices: String { "Neues für dich" }
    var noNoticesTitle: String { "Nichts Neues" }
    var noNotices: String { "Wenn dir jemand antwortet, dich nennt oder dir folgt, steht es hier." }
    func unreadNotices(_ count: Int) -> String { "\(count) neu" }
    func newNotices(_ count: Int) -> String { "\(count) neue Nachrichten für dich" }
    var aRecipe: String { "dein Rezept" }
    func noticeSays(_ notice: Notice) -> String {
        let who = notice.actor?.displayName ?? somebodyGone, dish = notice.title ?? aRecipe
        return switch notice.kind {
        case .answer: "\(who) hat dir unter „\(dish)“ geantwortet"
        case .comment: "\(who) hat etwas zu „\(dish)“ gesagt"
        case .mention: "\(who) hat dich unter „\(dish)“ genannt"
        case .follow: "\(who) folgt dir"
        case .review: "\(who) hat „\(dish)“ bewertet"
        case .report:
            notice.decision.map(decidedReport) ?? "Die Moderation hat angesehen, was du gemeldet hast"
        case .decision:
            notice.decision.map { decided($0, dish) } ?? "Die Moderation hat über „\(dish)“ entschieden"
        case .unknown: notices
        }
    }
}

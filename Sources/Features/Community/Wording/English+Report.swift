import API
import Language

// MARK: Reporting

extension English {
    var report: String { "Report" }
    func report(_ kind: ReportTarget.Kind) -> String {
        switch kind {
        case .post: "Report this recipe"
        case .comment: "Report this comment"
        case .review: "Report this review"
        case .person: "Report this person"
        case .collection: "Report this collection"
        }
    }
    var reportMeans: String { "A moderator looks at it. Nobody is told that it was you." }
    func name(_ reason: Report.Reason) -> String {
        switch reason {
        case .notFood: "It has nothing to do with food"
        case .dangerous: "It is dangerous to cook it so"
        case .hateful: "It insults or harasses somebody"
        case .advertising: "It is advertising"
        case .copied: "It is somebody else’s work"
        case .personal: "It shows or tells something private"
        case .other: "Something else"
        }
    }
    var reasonFirst: String { "Choose first what is wrong with it." }
    var reportText: String { "In your own words" }
    var reportTextPlaceholder: String { "What a moderator should know" }
    var reportTextFirst: String { "Say first what is wrong with it." }
    var reportSent: String { "Thank you. A moderator will look at it." }
    var reportedBefore: String { "You have reported this. A moderator will look at it." }
    var reportOwn: String { "It is your own." }
    func reportThenBlock(_ name: String) -> String {
        "If you don’t want to see anything more from \(name), block them."
    }
}

// MARK: Decisions

extension English {
    func decided(_ decision: Decision, _ dish: String) -> String {
        let what = ours(decision.about, dish)
        return switch decision.what {
        case .kept: "A moderator has decided that \(what) may be seen"
        case .removed: "A moderator has taken \(what) away"
        case .rejected: "A moderator has not published \(what)"
        case .changeAsked: "A moderator asks you to change \(what)"
        case .declined: "Somebody has looked again at \(what), and the decision stays"
        case .edited: "A moderator has changed words of \(what)"
        case .unknown: "A moderator has decided about \(what)"
        }
    }
    private func ours(_ kind: ReportTarget.Kind, _ dish: String) -> String {
        switch kind {
        case .post: dish
        case .comment: "your comment on \(dish)"
        case .review: "your review of \(dish)"
        case .person: "your names and your picture"
        case .collection: "your collection “\(dish)”"
        }
    }
    func decidedReport(_ decision: Decision) -> String {
        let what =
            switch decision.about {
            case .post: "the recipe"
            case .comment: "the comment"
            case .review: "the review"
            case .person: "the profile"
            case .collection: "the collection"
            }
        return switch decision.what {
        case .kept: "A moderator has looked at \(what) that you reported, and left it as it is"
        case .removed: "A moderator has taken away \(what) that you reported"
        case .rejected, .changeAsked, .declined, .edited, .unknown:
            "A moderator has looked at \(what) that you reported"
        }
    }
    var appeal: String { "Ask for another look…" }
    var appealTitle: String { "Ask for another look" }
    var appealText: String { "Why you think that it should be seen" }
    var appealPlaceholder: String { "Somebody else reads it, and looks again" }
    var appealTooShort: String { "Say a little more, so that it can be understood." }
    var appealSent: String { "Somebody else will look at it." }
    var appealWaits: String { "You have asked for another look. Somebody else will look at it." }
    func appealDeclined(_ answer: String) -> String {
        "Somebody has looked again, and it stays so" + (answer.isEmpty ? "." : ": \(answer)")
    }
    var appealTooLate: String { "You have asked already, or it has been decided otherwise since." }
}

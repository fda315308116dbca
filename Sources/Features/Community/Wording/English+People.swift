import API
import Language

// MARK: Whom one knows

extension English {
    var follow: String { "Follow" }
    var unfollow: String { "Following" }
    func followers(_ count: Int) -> String { count == 1 ? "1 follower" : "\(count) followers" }
    func following(_ count: Int) -> String { "Follows \(count)" }
    func followersOf(_ name: String) -> String { "Who follows \(name)" }
    func followedBy(_ name: String) -> String { "Whom \(name) follows" }
    var nobodyTitle: String { "Nobody yet" }
    func nobodyFollows(_ name: String) -> String { "Nobody follows \(name) yet." }
    func followsNobody(_ name: String) -> String { "\(name) follows nobody yet." }
    var block: String { "Block" }
    var unblock: String { "Unblock" }
    func blockTitle(_ name: String) -> String { "Block \(name)?" }
    var blockText: String {
        "Neither of you sees what the other publishes, and you hear nothing more from them. They are not told."
    }
    func isBlocked(_ name: String) -> String { "\(name) is blocked." }
    func isUnblocked(_ name: String) -> String { "\(name) is no longer blocked." }
    func blockedTitle(_ name: String) -> String { "You have blocked \(name)" }
    var blockedText: String { "Neither of you sees what the other publishes." }
    var blockedPeople: String { "Blocked people" }
    var nobodyBlockedTitle: String { "Nobody" }
    var nobodyBlocked: String { "You have blocked nobody." }
    var hasLicence: String { "Has a licence to publish" }
    var myPage: String { "My page as others see it" }
}

// MARK: Finding

extension English {
    var findInCommunity: String { "Search the community" }
    var recipesFound: String { "Recipes" }
    var people: String { "People" }
    var findTitle: String { "Looking for something?" }
    var findText: String { "A dish, an ingredient, a kitchen; or a person by name." }
    var foundNothingTitle: String { "Nothing found" }
    var foundNoPosts: String { "Nobody here has published anything like that yet." }
    var foundNobody: String { "There is nobody here of that name." }
    func nothing(in feed: Feed, hasCuisines: Bool) -> (title: String, text: String) {
        switch feed {
        case .popular, .new: (noPostsTitle, noPosts)
        case .following:
            (noPostsTitle, "Follow people whose recipes you like, and what they publish comes here.")
        case .forYou where hasCuisines:
            (noPostsTitle, "There is nothing yet from the kitchens you like that is as you eat.")
        case .forYou:
            (
                "What do you like?",
                "Choose your favourite kitchens in your account, and recipes from them come here."
            )
        }
    }
    var chooseKitchens: String { "Choose kitchens" }
    func forYouBecause(_ kitchens: [String], _ diets: [String]) -> String {
        let eats = listed(diets.map { $0.lowercased() })
        if kitchens.isEmpty { return "Because you eat \(eats)." }
        let likes = "Because you like \(listed(kitchens))"
        return diets.isEmpty ? "\(likes)." : "\(likes), and all of it \(eats)."
    }
}

// MARK: Reviews

extension English {
    var reviewsTitle: String { "Reviews" }
    func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
    func ratingSays(_ rating: Rating) -> String {
        guard let average = rating.average else { return "No stars yet" }
        return "\(decimal(average)) from \(rating.count == 1 ? "1 person" : "\(rating.count) people")"
    }
    func usesSay(_ saves: Int, _ cooks: Int) -> String { "Saved by \(saves) · cooked by \(cooks)" }
    var writeReview: String { "Write a review" }
    var changeReview: String { "Change my review" }
    var takeReviewBack: String { "Take my review back" }
    func howWasIt(_ dish: String) -> String { "How was \(dish)?" }
    var whatYouThink: String { "What you think of it" }
    var whatYouThinkPlaceholder: String { "What went well, what you would do otherwise; or nothing" }
    var starsFirst: String { "Give it one to five stars first." }
    var noReviewsTitle: String { "No reviews yet" }
    var noReviews: String { "Cook it, and be the first to say how it was." }
}

// MARK: Notices

extension English {
    var notices: String { "News for you" }
    var noNoticesTitle: String { "Nothing new" }
    var noNotices: String { "When somebody answers, names or follows you, it stands here." }
    func unreadNotices(_ count: Int) -> String { "\(count) new" }
    func newNotices(_ count: Int) -> String { "\(count) new messages for you" }
    var aRecipe: String { "a recipe of yours" }
    func noticeSays(_ notice: Notice) -> String {
        let who = notice.actor?.displayName ?? somebodyGone, dish = notice.title ?? aRecipe
        return switch notice.kind {
        case .answer: "\(who) has answered you under \(dish)"
        case .comment: "\(who) has said something about \(dish)"
        case .mention: "\(who) has named you under \(dish)"
        case .follow: "\(who) follows you"
        case .review: "\(who) has reviewed \(dish)"
        case .report: notice.decision.map(decidedReport) ?? "A moderator has looked at what you reported"
        case .decision:
            notice.decision.map { decided($0, dish) } ?? "A moderator has decided about \(dish)"
        case .unknown: notices
        }
    }
}

import API
import Language

/// What people on the same server publish, vote for and talk about (SP2–SP4, RF6).
protocol CommunityWording: Wording, InviteWording, ReportWording, ShowcaseWording {
    var community: String { get }

    // MARK: Feeds

    func name(_ feed: Feed) -> String
    var myPosts: String { get }
    var feedIsComing: String { get }
    var feedTroubleTitle: String { get }
    /// - Parameters:
    ///   - why: a sentence.
    ///   - ago: how old what is shown is: "2 hours ago", "Yesterday"; "" = nobody knows.
    func feedIsOld(_ why: String, _ ago: String) -> String
    var noPostsTitle: String { get }
    var noPosts: String { get }
    var communityGoneTitle: String { get }
    var communityGone: String { get }
    /// What keeps it from being asked for.
    var communityWorksOffline: String { get }
    /// Of a card, after its dish.
    func cardSays(author: String, score: Int, comments: Int) -> String
    var somebodyGone: String { get }
    /// For the list of keys.
    var feedKeys: [(key: String, deed: String)] { get }

    // MARK: A post

    var postIsComing: String { get }
    var postTroubleTitle: String { get }
    var postGone: String { get }
    /// Behind how long ago it was written.
    var changedSince: String { get }
    func postRemoved(_ reason: String) -> String
    /// Of the cook's own: a moderator looks at it first.
    var postWaits: String { get }
    func postRejected(_ reason: String) -> String
    func postToChange(_ reason: String) -> String
    /// When one of these two is changed.
    var postWaitsAgain: String { get }
    var cookPost: String { get }
    var savePost: String { get }
    var savingPost: String { get }
    var postSaved: String { get }
    /// Leads to the cook's own copy.
    /// Whoever has published it has changed it since it was saved; nil = nobody knows who.
    func hasNews(_ author: String?) -> String
    var takeNews: String { get }
    var keepCopy: String { get }
    var newsTaken: String { get }
    var copyChangedTitle: String { get }
    var copyChangedText: String { get }
    var replaceCopy: String { get }
    var saveBeside: String { get }
    var openCopy: String { get }
    /// Leads to what one's own post was made of.
    var openOwnRecipe: String { get }
    /// The source of a copy: "Nana on Nana’s kitchen".
    func whose(_ author: String, on server: String) -> String
    var voteUp: String { get }
    var voteDown: String { get }
    func scoreSays(_ score: Int) -> String
    var changePost: String { get }
    var deletePost: String { get }
    var deletePostTitle: String { get }
    var deletePostText: String { get }
    var postDeleted: String { get }
    var postKeys: [(key: String, deed: String)] { get }

    // MARK: Comments

    func comments(_ count: Int) -> String
    var writeComment: String { get }
    func answerTo(_ name: String) -> String
    var answer: String { get }
    var changeComment: String { get }
    var deleteComment: String { get }
    var deleteCommentTitle: String { get }
    var deleteCommentText: String { get }
    var commentDeleted: String { get }
    var commentRemoved: String { get }
    /// Of somebody whom the cook has blocked.
    var commentBlocked: String { get }
    var noComments: String { get }
    var commentsAreComing: String { get }
    var whatYouSay: String { get }
    var whatYouSayPlaceholder: String { get }
    var send: String { get }
    var sending: String { get }

    // MARK: Publishing

    func publishOn(_ server: String) -> String
    /// Over what is published already.
    func changeOn(_ server: String) -> String
    var publishChanges: String { get }
    func isChanged(_ title: String) -> String
    var takeRecipe: String { get }
    func differs(_ changes: RecipeChanges) -> String
    var recipeIsAsPublished: String { get }
    var editRecipe: String { get }
    var changeMeans: String { get }
    var postChangedElsewhere: String { get }
    // Of a page that somebody recommends.
    func recommendOn(_ server: String) -> String
    var recommend: String { get }
    var recommendPlaceholder: String { get }
    func recommendMeans(_ server: String) -> String
    /// "From example.org".
    func pageOf(_ host: String) -> String
    func recommendedFrom(_ host: String) -> String
    var openPage: String { get }
    /// Of a recipe on this server, which somebody else recommends.
    var openRecommended: String { get }
    var recommendPostDetail: String { get }
    var bringPageIn: String { get }

    var publish: String { get }
    var publishComment: String { get }
    var publishPlaceholder: String { get }
    var publishPreparing: String { get }
    func publishMeans(_ server: String) -> String
    func whatGoes(ingredients: Int, steps: Int, pictures: Int) -> String
    func picturesGo(_ number: Int, of count: Int) -> String
    func isPublished(_ title: String) -> String
    func willBePublished(_ title: String) -> String
    func isNotPublished(_ title: String, _ why: String) -> String
    func isBeingPublished(_ title: String) -> String
    func waitsToBePublished(_ title: String) -> String
    var sendNow: String { get }
    var dontPublish: String { get }
    /// What is wrong with what is to be published.
    /// - Parameter field: as ``PostDraft/faults`` names it.
    func fault(_ fault: FieldFault, in field: String) -> String

    // MARK: People

    /// - Parameter posts: nil = not known yet.
    func personSays(_ userName: String, posts: Int?) -> String
    var noPostsOfTheirs: String { get }
    var nothingPublishedTitle: String { get }
    var nothingPublished: String { get }
    func ownPostSays(_ ago: String, score: Int, comments: Int) -> String

    // MARK: Whom one knows

    var follow: String { get }
    var unfollow: String { get }
    func followers(_ count: Int) -> String
    func following(_ count: Int) -> String
    func followersOf(_ name: String) -> String
    func followedBy(_ name: String) -> String
    var nobodyTitle: String { get }
    func nobodyFollows(_ name: String) -> String
    func followsNobody(_ name: String) -> String
    var block: String { get }
    var unblock: String { get }
    func blockTitle(_ name: String) -> String
    var blockText: String { get }
    func isBlocked(_ name: String) -> String
    func isUnblocked(_ name: String) -> String
    func blockedTitle(_ name: String) -> String
    var blockedText: String { get }
    var blockedPeople: String { get }
    var nobodyBlockedTitle: String { get }
    var nobodyBlocked: String { get }
    /// Of somebody who may publish without being looked at first.
    var hasLicence: String { get }
    /// The cook's own page, as others see it.
    var myPage: String { get }

    // MARK: Finding

    var findInCommunity: String { get }
    var recipesFound: String { get }
    var people: String { get }
    var findTitle: String { get }
    var findText: String { get }
    var foundNothingTitle: String { get }
    var foundNoPosts: String { get }
    var foundNobody: String { get }
    /// What is said where a feed has nothing.
    /// - Parameter hasCuisines: whether the cook has said what they like.
    func nothing(in feed: Feed, hasCuisines: Bool) -> (title: String, text: String)
    var chooseKitchens: String { get }
    /// Why these: names of kitchens and of diets, of which there may be none.
    func forYouBecause(_ kitchens: [String], _ diets: [String]) -> String

    // MARK: Reviews

    var reviewsTitle: String { get }
    /// With one place: "4.5".
    func decimal(_ value: Double) -> String
    /// "4.5 from 12 people".
    func ratingSays(_ rating: Rating) -> String
    func usesSay(_ saves: Int, _ cooks: Int) -> String
    var writeReview: String { get }
    var changeReview: String { get }
    var takeReviewBack: String { get }
    func howWasIt(_ dish: String) -> String
    var whatYouThink: String { get }
    var whatYouThinkPlaceholder: String { get }
    var starsFirst: String { get }
    var noReviewsTitle: String { get }
    var noReviews: String { get }

    // MARK: Notices

    var notices: String { get }
    var noNoticesTitle: String { get }
    var noNotices: String { get }
    /// "3 new".
    func unreadNotices(_ count: Int) -> String
    func newNotices(_ count: Int) -> String
    /// Where nobody knows which.
    var aRecipe: String { get }
    func noticeSays(_ notice: Notice) -> String
}

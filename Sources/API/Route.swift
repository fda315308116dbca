/// What a server can be asked, for both sides and for `openapi.yaml`: the method, and the path with its
/// parameters in braces.
///
/// Additions only: an older window asks what it knows, a newer one looks at ``ServerInfo/skills`` first.
public struct Route: Sendable, Hashable, CustomStringConvertible {
    /// "GET".
    public var method: String
    /// "/v1/blobs/{hash}".
    public var path: String

    public init(_ method: String, _ path: String) { (self.method, self.path) = (method, path) }

    /// The path with its parameters filled in, in their order. They stand in the path as they are: names of
    /// ours, hexadecimal digits.
    public func path(_ values: String...) -> String {
        var rest = values[...]
        return path.split(separator: "/", omittingEmptySubsequences: false)
            .map { part in part.hasPrefix("{") ? rest.popFirst() ?? "" : String(part) }
            .joined(separator: "/")
    }

    public var description: String { "\(method) \(path)" }

    // MARK: For everybody

    public static let server = Route("GET", "/v1/server")
    public static let signUp = Route("POST", "/v1/accounts")
    public static let signIn = Route("POST", "/v1/sessions")
    public static let signInByCode = Route("POST", "/v1/sessions/code")
    /// Asks for mail to a forgotten password's owner.
    public static let resetPassword = Route("POST", "/v1/password-resets")
    /// In the browser: to a provider (`?redirect=&challenge=&state=`, and `invitation=` if one is
    /// needed, or `purpose=link` for an account that there is), and back from it.
    public static let beginProvider = Route("GET", "/v1/sign-in/{provider}")
    public static let endProvider = Route("GET", "/v1/sign-in/{provider}/callback")

    // MARK: For an account

    public static let account = Route("GET", "/v1/account")
    public static let changeAccount = Route("PATCH", "/v1/account")
    public static let changeUserName = Route("PUT", "/v1/account/user-name")
    public static let changeEmail = Route("PUT", "/v1/account/email")
    public static let changePassword = Route("PUT", "/v1/account/password")
    /// The picture itself, as its bytes; the server draws it anew.
    public static let putPicture = Route("PUT", "/v1/account/picture")
    public static let removePicture = Route("DELETE", "/v1/account/picture")
    /// Sends the mail that confirms the address once more.
    public static let sendConfirmation = Route("POST", "/v1/account/confirmation")
    public static let deleteAccount = Route("POST", "/v1/account/deletion")
    /// All that is stored of the account: a ZIP archive.
    public static let archive = Route("GET", "/v1/account/archive")
    /// A second factor: asked for, shown to be there, taken away.
    public static let beginSecondFactor = Route("POST", "/v1/account/second-factor")
    public static let confirmSecondFactor = Route("PUT", "/v1/account/second-factor")
    public static let removeSecondFactor = Route("POST", "/v1/account/second-factor/removal")
    /// Other codes on paper in place of all earlier ones.
    public static let renewRecoveryCodes = Route("POST", "/v1/account/second-factor/recovery-codes")
    /// Signing in by a provider's word, too, and no more.
    public static let linkProvider = Route("PUT", "/v1/account/providers/{provider}")
    public static let unlinkProvider = Route("POST", "/v1/account/providers/{provider}/removal")
    public static let devices = Route("GET", "/v1/sessions")
    /// Signs out: a device by its id, "this" = the one that asks.
    public static let signOut = Route("DELETE", "/v1/sessions/{device}")
    /// Signs all devices out but the one that asks.
    public static let signOutOthers = Route("DELETE", "/v1/sessions")

    // MARK: The same kitchen everywhere

    public static let shelf = Route("POST", "/v1/shelf")
    public static let wholeShelf = Route("GET", "/v1/shelf/all")
    public static let blob = Route("GET", "/v1/blobs/{hash}")
    public static let putBlob = Route("PUT", "/v1/blobs/{hash}")
    /// Which of some blobs the account has not got there: a list of hashes up, those that are missing down.
    public static let missingBlobs = Route("POST", "/v1/blobs/missing")
    /// Hints as they come: `text/event-stream`.
    public static let events = Route("GET", "/v1/events")

    // MARK: The community

    /// What is found by `?q=`.
    public static let searchPosts = Route("GET", "/v1/search/posts")
    public static let searchPeople = Route("GET", "/v1/search/people")
    /// A page of a feed (`?after=`): see ``Feed``.
    public static let feed = Route("GET", "/v1/feeds/{feed}")
    public static let publish = Route("POST", "/v1/posts")
    public static let post = Route("GET", "/v1/posts/{post}")
    /// The page of a post for any browser, if its author wants one.
    public static let publicPost = Route("GET", "/recipes/{post}")
    public static let changePost = Route("PUT", "/v1/posts/{post}")
    public static let deletePost = Route("DELETE", "/v1/posts/{post}")
    /// A picture of a post, or the one that stands for a clip; and the clip. Both are made anew by the server.
    public static let postPicture = Route("GET", "/v1/posts/{post}/pictures/{hash}")
    public static let postClip = Route("GET", "/v1/posts/{post}/clips/{hash}")
    public static let vote = Route("PUT", "/v1/posts/{post}/vote")
    /// Also for a moderator: takes a post out of everybody's sight, or puts it back.
    public static let removePost = Route("POST", "/v1/posts/{post}/removal")
    public static let restorePost = Route("POST", "/v1/posts/{post}/restoration")
    public static let reviews = Route("GET", "/v1/posts/{post}/reviews")
    public static let review = Route("PUT", "/v1/posts/{post}/review")
    public static let takeReviewBack = Route("DELETE", "/v1/posts/{post}/review")
    /// That one has saved or cooked it: see ``PostUse``.
    public static let usePost = Route("PUT", "/v1/posts/{post}/uses/{use}")
    public static let comments = Route("GET", "/v1/posts/{post}/comments")
    public static let comment = Route("POST", "/v1/posts/{post}/comments")
    public static let changeComment = Route("PUT", "/v1/comments/{comment}")
    public static let deleteComment = Route("DELETE", "/v1/comments/{comment}")
    public static let removeComment = Route("POST", "/v1/comments/{comment}/removal")
    /// Collections of posts that people show: some of what somebody shows (`?after=`), the last changed first; one
    /// of them; and its posts (`?after=`).
    public static let personCollections = Route("GET", "/v1/people/{person}/collections")
    public static let publishCollection = Route("POST", "/v1/collections")
    public static let collection = Route("GET", "/v1/collections/{collection}")
    public static let collectionPosts = Route("GET", "/v1/collections/{collection}/posts")
    public static let changeCollection = Route("PUT", "/v1/collections/{collection}")
    public static let deleteCollection = Route("DELETE", "/v1/collections/{collection}")
    public static let likeCollection = Route("PUT", "/v1/collections/{collection}/like")
    public static let unlikeCollection = Route("DELETE", "/v1/collections/{collection}/like")
    /// The page of one for any browser, if whoever made it wants one.
    public static let publicCollection = Route("GET", "/collections/{collection}")
    /// Tells the moderators of something, and asks for another look at what they have decided.
    public static let report = Route("POST", "/v1/reports")
    public static let appeal = Route("POST", "/v1/appeals")
    public static let person = Route("GET", "/v1/people/{person}")
    public static let personPicture = Route("GET", "/v1/people/{person}/picture")
    public static let personPosts = Route("GET", "/v1/people/{person}/posts")
    public static let follow = Route("PUT", "/v1/people/{person}/follow")
    public static let unfollow = Route("DELETE", "/v1/people/{person}/follow")
    public static let block = Route("PUT", "/v1/people/{person}/block")
    public static let unblock = Route("DELETE", "/v1/people/{person}/block")
    public static let followers = Route("GET", "/v1/people/{person}/followers")
    public static let following = Route("GET", "/v1/people/{person}/following")
    /// Whom the account has blocked.
    public static let blocked = Route("GET", "/v1/account/blocks")
    /// What the account is told of, and what has been read of it.
    public static let notices = Route("GET", "/v1/notices")
    public static let readNotices = Route("POST", "/v1/notices/reading")
    // MARK: Inviting

    /// Where people come by invitation and members may invite: makes one, lists the account's own, takes one back.
    public static let invite = Route("POST", "/v1/invitations")
    public static let invitations = Route("GET", "/v1/invitations")
    public static let withdrawInvitation = Route("DELETE", "/v1/invitations/{invitation}")
    /// The page for the friend's browser.
    public static let publicInvitation = Route("GET", "/invitation/{code}")

    // MARK: Encouraging one another

    /// What the account has received and may send; that it takes part and where it stands; that it no longer does.
    public static let motivation = Route("GET", "/v1/motivation")
    public static let joinMotivation = Route("PUT", "/v1/motivation")
    public static let leaveMotivation = Route("DELETE", "/v1/motivation")
    public static let encourage = Route("POST", "/v1/motivation/messages")
    /// What was received, or the account's own words that weren't passed on.
    public static let putEncouragementAside = Route("DELETE", "/v1/motivation/messages/{message}")
    public static let thankForEncouragement = Route("PUT", "/v1/motivation/messages/{message}/thanks")
    public static let reportEncouragement = Route("PUT", "/v1/motivation/messages/{message}/report")

    // MARK: Ordering

    /// What went wrong in a window, for the server's owner.
    public static let reportBug = Route("POST", "/v1/bug-reports")
    /// What the server's owner has to say to everybody.
    public static let announcements = Route("GET", "/v1/announcements")
    public static let menu = Route("GET", "/v1/menu")
    /// Of something on the menu.
    public static let dishPicture = Route("GET", "/v1/menu/pictures/{hash}")
    /// The account's own orders (`?after=`), the newest first.
    public static let orders = Route("GET", "/v1/orders")
    public static let placeOrder = Route("POST", "/v1/orders")
    public static let order = Route("GET", "/v1/orders/{order}")
    public static let cancelOrder = Route("POST", "/v1/orders/{order}/cancellation")

    // MARK: Paying

    public static let prices = Route("GET", "/v1/prices")
    /// The account's own payments (`?after=`), the newest first.
    public static let payments = Route("GET", "/v1/payments")
    public static let beginPayment = Route("POST", "/v1/payments")
    public static let payment = Route("GET", "/v1/payments/{payment}")
    /// Gives it a page of the provider's, or the one that it has.
    public static let openPayment = Route("POST", "/v1/payments/{payment}/page")
    /// What providers tell the server, signed.
    public static let stripeHook = Route("POST", "/v1/hooks/stripe")
    public static let paypalHook = Route("POST", "/v1/hooks/paypal")
    /// Where the browser comes back to from a provider's page.
    public static let paid = Route("GET", "/paid/{payment}")

    // MARK: One's own

    /// What the account itself has published, also what isn't shown.
    public static let ownPosts = Route("GET", "/v1/account/posts")
}

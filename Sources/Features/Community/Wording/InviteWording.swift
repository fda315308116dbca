import API

/// Asking friends to come to the server (SP6).
protocol InviteWording {
    var invite: String { get }
    func inviteTo(_ server: String) -> String
    var inviteByMail: String { get }
    var inviteByMailDetail: String { get }
    var inviteByCopy: String { get }
    var inviteByCopyDetail: String { get }
    var inviteByCode: String { get }
    var inviteByCodeDetail: String { get }
    var inviteByPageDetail: String { get }

    // MARK: By an invitation that is made first

    var inviteMake: String { get }
    var inviteMakeAnother: String { get }
    var inviteMaking: String { get }
    /// How many may be made now; nil = nobody knows yet.
    func inviteMakeDetail(left: Int?) -> String
    var inviteMakeFirst: String { get }
    func inviteIsGood(until date: String) -> String
    func inviteFrom(_ date: String) -> String
    func inviteAllOpen(_ count: Int) -> String
    /// Those that nobody has used.
    var inviteOpen: String { get }
    func inviteOpenUntil(_ date: String) -> String
    var inviteWithdraw: String { get }
    /// What friends read who are let in by the page.
    func invitation(to server: String, page: String, from userName: String) -> String

    /// What must be known before; nil = nothing.
    func inviteNote(_ registration: ServerInfo.Registration, isOfTheHouse: Bool) -> String?
    func invitationSubject(_ server: String) -> String
    /// What friends read.
    func invitation(
        to server: String, at address: String, from userName: String, _ registration: ServerInfo.Registration
    ) -> String
    var invitationCopied: String { get }

    // MARK: Passing a recipe on

    var sharePost: String { get }
    var sharePostByMailDetail: String { get }
    var copyPostLink: String { get }
    var sharePostByCodeDetail: String { get }
    var postLinkCopied: String { get }
    /// Why there is no link.
    func postIsClosed(isMine: Bool) -> String
}

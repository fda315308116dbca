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

import API
import Language

extension English {
    var invite: String { "Invite somebody" }
    func inviteTo(_ server: String) -> String { "Invite somebody to \(server)" }
    var inviteByMail: String { "Send it by mail" }
    var inviteByMailDetail: String { "Your mail program opens with this text" }
    var inviteByCopy: String { "Copy the text" }
    var inviteByCopyDetail: String { "For a message of any kind" }
    var inviteByCode: String { "Show a QR code" }
    var inviteByCodeDetail: String { "A phone reads the server’s address off the screen" }
    var inviteByPageDetail: String { "A phone reads the invitation off the screen" }
    var inviteMake: String { "Make an invitation" }
    var inviteMakeAnother: String { "Make another one for somebody else" }
    var inviteMaking: String { "Making an invitation…" }
    func inviteMakeDetail(left: Int?) -> String {
        switch left {
        case nil: "It lets one friend in"
        case 0?: "None can be made just now"
        case 1?: "It lets one friend in; you can make one more"
        case let left?: "It lets one friend in; you can make \(left) more"
        }
    }
    var inviteMakeFirst: String { "Make an invitation first" }
    func inviteIsGood(until date: String) -> String {
        "This invitation lets one friend in, until \(date). It is a secret: send it to nobody else."
    }
    func inviteFrom(_ date: String) -> String {
        "Whoever is new here has a look around first: you can invite from \(date) on."
    }
    func inviteAllOpen(_ count: Int) -> String {
        count == 1
            ? "An invitation of yours is open. Once it is used or taken back, you can make another."
            : "\(count) invitations of yours are open. Once one is used or taken back, you can make another."
    }
    var inviteOpen: String { "Not used yet" }
    func inviteOpenUntil(_ date: String) -> String { "An invitation, good until \(date)" }
    var inviteWithdraw: String { "Take it back" }
    func invitation(to server: String, page: String, from userName: String) -> String {
        "On \(server) we show each other what we cook. Come and join us!\n\nThis page says how, and lets you in:\n\(page)\nI am called “\(userName)” there."
    }
    func inviteNote(_ registration: ServerInfo.Registration, isOfTheHouse: Bool) -> String? {
        switch registration {
        case .closed: "This server takes no new accounts."
        case .invited:
            "This server lets in whom its owner invites: ask them for a code for your friend, and send it along."
        case .open:
            isOfTheHouse
                ? "This server is reached from your own network only: your friend must be in it." : nil
        }
    }
    func invitationSubject(_ server: String) -> String { "Come and cook with us on \(server)" }
    func invitation(
        to server: String, at address: String, from userName: String, _ registration: ServerInfo.Registration
    ) -> String {
        let code = registration == .invited ? "\nYou need a code from its owner for that: " : ""
        return """
            On \(server) we show each other what we cook. Come and join us!

            Install Hands Off, open “Account” in its menu, and give this address there:
            \(address)
            I am called “\(userName)” there.\(code)
            """
    }
    var sharePost: String { "Share this recipe" }
    var sharePostByMailDetail: String { "Your mail program opens with the link" }
    var copyPostLink: String { "Copy the link" }
    var sharePostByCodeDetail: String { "A phone reads the link off the screen" }
    var postLinkCopied: String { "The link is copied." }
    func postIsClosed(isMine: Bool) -> String {
        isMine
            ? "Only people with an account see it so far. Under “Account” in the menu you say who sees what you publish."
            : "Only people with an account see it."
    }
    var invitationCopied: String { "The invitation is copied." }
}

extension English {
    public var linkOpensThere: String { "Hands Off is already open; the link is in its window now." }
    public var linkIsBad: String { "This link isn’t one that Hands Off can follow, so nothing was opened." }
    public var linkMustWait: String {
        "Another link was followed meanwhile. Answer what is asked here, then follow it again."
    }
    public func linkIntoTheHouse(_ place: String) -> String {
        "The link leads to \(place), in your own network, where no link from outside has any business. If you trust it, bring the page in by its address."
    }
    public func linkBringsIn(_ place: String) -> String { "Bring a recipe in from \(place)?" }
    public func linkBringsInText(_ page: String) -> String {
        "A link in another program wants that. It leads to this page:\n\(page)\nNothing is fetched until you say so, and what comes in can be taken back."
    }
    public var linkBringIn: String { "Bring it in" }
    public func linkOpens(_ server: String) -> String { "Open a page of \(server)?" }
    public var linkOpensText: String {
        "A link in another program wants that. What you are cooking stays as it is, and goes on from the front page."
    }
    public var linkOpen: String { "Open it" }
    public func linkInvites(_ place: String) -> String { "Join \(place)?" }
    public func linkInvitesText(_ server: String) -> String {
        "This is an invitation to a server:\n\(server)\nGo on if you know who has sent it. Nothing is asked of the server until you press “Connect”."
    }
    public var linkJoin: String { "Go on" }
    public func linkAlreadyIn(_ server: String) -> String {
        "You are signed in on \(server). To follow an invitation, sign out there first (Account), then open it again."
    }
}

extension English {
    public var payInCash: String { "Cash at the door" }
    public var payByCard: String { "By card" }
    public var payByPayPal: String { "By PayPal" }
    public var payPageAway: String {
        "The page to pay on can’t be had just now. Nothing was paid; try again in a moment."
    }
    public var noAddress: String { "That is no address of a server." }
    public func offline(_ server: String) -> String {
        "\(server) can’t be reached just now. Everything goes on here without it."
    }
    public func untrusted(_ server: String) -> String {
        "\(server) can’t show that it is who it says. Nothing was sent."
    }
    public func stranger(_ server: String) -> String { "There is no Hands Off server at \(server)." }
    public var cancelledQuestion: String { "Called off." }
    public var wrongCredentials: String { "That name and password don’t belong together." }
    public var codeWanted: String {
        "Type the six figures that your authenticator shows, or a recovery code."
    }
    public func secondFactorNeeded(_ server: String) -> String {
        "Whoever looks after \(server) needs a second factor. Set it up on the account’s page."
    }
    public var signInAgain: String {
        "To be sure that it is you: sign out and in again, then do this within a quarter of an hour."
    }
    public var lastWayIn: String { "You could not sign in any more without it. Set a password first." }
    public func registrationClosed(_ server: String) -> String { "\(server) takes no new accounts." }
    public func tooMany(minutes: Int) -> String {
        minutes == 1 ? "Too many tries. Wait a minute." : "Too many tries. Wait \(minutes) minutes."
    }
    public func serverBusy(_ server: String) -> String { "\(server) has a lot to do. Try again in a moment." }
    public func serverStoreAway(_ server: String) -> String {
        "\(server) can’t get at its data just now. Nothing is lost here; it will be tried again."
    }
    public func upgradeNeeded(_ server: String) -> String {
        "\(server) needs a newer Hands Off than this one."
    }
    public func serverFull(_ server: String) -> String { "There is no room left on \(server)." }
    public func signedOutByServer(_ server: String) -> String {
        "You are not signed in to \(server) any more. Your recipes are all still here."
    }
    public var checkFields: String { "Please look at what is marked." }
    public var changedElsewhere: String { "The account was changed on another device. Please look again." }
    public var linkExpired: String { "That has been used already, or is too old." }
    public func suspendedByServer(_ server: String, why: String) -> String {
        why.isEmpty
            ? "For now you can read on \(server), and write nothing."
            : "For now you can read on \(server), and write nothing. The moderators say: \(why)"
    }
    public func serverRefused(_ server: String) -> String { "\(server) could not do that. Try again later." }
}

import Language

extension English {
    var aloneTitle: String { "One kitchen on every device" }
    var aloneText: String {
        "Hands Off is complete without a server. With one, run by you, your family or your "
            + "club, your recipes, lists and hearts are the same on every device."
    }
    var serverAddress: String { "Address of the server" }
    var serverExample: String { "kitchen.example.org" }
    var connect: String { "Connect" }
    var connecting: String { "Looking for it …" }
    var ownServerHint: String {
        "No server? “hands-off-server” runs on any small computer at home. Nothing is sent "
            + "anywhere until you connect."
    }

    var otherServer: String { "Other server" }
    func inTheHouse(_ server: String) -> String { "\(server), in your own network" }
    var hasAccount: String { "I have an account" }
    var isNew: String { "I’m new here" }
    var signIn: String { "Sign in" }
    var signingIn: String { "Signing in …" }
    var signUp: String { "Create account" }
    var signingUp: String { "Creating the account …" }
    var nameOrEmail: String { "User name or e-mail" }
    var password: String { "Password" }
    var code: String { "Code" }
    var forgotPassword: String { "Forgotten your password?" }
    var forgotExplained: String {
        "If an account has this address, a mail comes with a link to a new password. It is "
            + "good for an hour."
    }
    var email: String { "E-mail" }
    var sendMail: String { "Send the mail" }
    var mailSentIfKnown: String { "If the address is known here, the mail is on its way." }
    var backToSignIn: String { "Back to signing in" }
    var invitation: String { "Invitation" }
    func invitedElsewhere(_ server: String, _ here: String) -> String {
        "This invitation is one to \(server), and not to \(here). If that is the same, type its code only."
    }
    var userName: String { "User name" }
    var userNameHint: String { "for example nana.cooks" }
    var passwordHint: String { "At least 8 characters; a few words in a row are best." }
    var emailHint: String {
        "Only for a forgotten password and what you ask to be told. Nobody else sees it."
    }
    func optional(_ title: String) -> String { "\(title) (if you like)" }
    var cuisines: String { "Favourite cuisines" }
    var agreeToTerms: String { "I agree to the terms" }
    var termsDetail: String { "They say what the server keeps and what belongs there." }
    var mustAgree: String { "Without this no account can be made." }
    var readTerms: String { "Terms" }
    var readPrivacy: String { "Privacy policy" }
    var orElse: String { "Or by an account that you have elsewhere:" }
    func continueWith(_ name: String) -> String { "Continue with \(name)" }
    var continueTerms: String {
        "If you have no account here yet, one is made, and you agree to the terms with it. Your name "
            + "and picture are taken over; you can change both."
    }
    var waitingForBrowser: String { "Waiting for your browser …" }
    func waitingExplained(_ name: String) -> String {
        "Sign in to \(name) there. You come back here by yourself."
    }
    var stopWaiting: String { "Cancel" }
    var browserTooLate: String { "Nobody came back from the browser within five minutes." }
    var noWayBack: String {
        "The browser couldn’t be given a way back. Sign in with a password, or try again."
    }
    var returnTitle: String { "Back to Hands Off" }
    var returnText: String { "You can close this page and go on in the window." }
    func tokenInFile(_ path: String) -> String {
        "You stay signed in. This desktop has no keyring, so the key to it lies in \(path), "
            + "which only you can read."
    }
    var tokenNotKept: String {
        "You are signed in until the program ends: the key could be kept nowhere."
    }
}

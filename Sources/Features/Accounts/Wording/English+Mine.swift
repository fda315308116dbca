import API
import Language

extension English {
    var openness: String { "Who sees what you publish" }
    func name(_ openness: Account.Openness) -> String {
        switch openness {
        case .members: "People with an account"
        case .link: "Whoever has the link"
        case .everybody: "Everybody"
        }
    }
    func detail(_ openness: Account.Openness) -> String {
        switch openness {
        case .members: "Only those who are signed in to this server."
        case .link: "A recipe’s page opens in any browser. Search engines are asked to leave it out."
        case .everybody: "The pages open in any browser, and search engines may list them."
        }
    }
    func signedInAs(_ name: String, _ server: String) -> String { "\(name) on \(server)" }
    func nearlyFull(_ server: String, used: String, of allowed: String) -> String {
        "Your pictures and clips take \(used) of the \(allowed) that you have on \(server). What finds "
            + "no room there stays on this device."
    }
    func confirmWaiting(_ address: String) -> String {
        "\(address) waits to be confirmed: open the link in the mail."
    }
    var sendAgain: String { "Send again" }
    func confirmationSent(_ address: String) -> String { "A mail to \(address) is on its way." }
    var profile: String { "Profile" }
    var displayName: String { "Name that others see" }
    var phone: String { "Telephone" }
    var forOrders: String { "For your orders" }
    var firstName: String { "First name" }
    var lastName: String { "Last name" }
    var place: String { "Where it is brought" }
    var room: String { "Room" }
    var none: String { "None" }
    var changePicture: String { "Change picture" }
    var removePicture: String { "Remove the picture" }
    var noPhotograph: String {
        "That is no picture that can be shown here. A photograph (JPEG, PNG, WebP) is."
    }
    var signingIn_: String { "Signing in" }
    var changePassword: String { "Change password" }
    var changePasswordDetail: String { "Other devices stay signed in until you end that." }
    var devices: String { "Devices" }
    var devicesDetail: String { "Where you are signed in, and the way to end it" }
    var signOut: String { "Sign out" }
    var signOutDetail: String { "Your recipes stay on this device." }
    var signedOutHere: String { "Signed out. Your recipes stay here." }
    var yourData: String { "Your data" }
    var privacy: String { "Privacy" }
    var privacyDetail: String { "What is kept where, and who sees it" }
    var download: String { "Download everything" }
    var downloadDetail: String { "All that the server keeps of you, as one file" }
    var downloading: String { "Coming …" }
    var downloadTitle: String { "Where to save it" }
    var archiveName: String { "Hands Off account" }
    func archiveSaved(_ place: String) -> String { "Saved: \(place)" }
    var archiveNotSaved: String { "It could not be saved there." }
    var saved: String { "Saved" }
    var saving: String { "Saving …" }
    func emailToBeConfirmed(_ address: String) -> String {
        "A mail to \(address) is on its way; the address changes once it is confirmed."
    }

    var signedInOn: String { "Signed in on" }
    var thisDevice: String { "This device" }
    func lastSeen(_ day: String) -> String { "Last seen: \(day)" }
    var today: String { "today" }
    var devicesUnread: String { "The devices can’t be shown now" }
    func deviceSignedOut(_ name: String) -> String { "\(name) is signed out." }
    var signOutOthers: String { "Sign out everywhere else" }
    var signOutOthersExplained: String { "All other devices must sign in again. Their recipes stay on them." }
    var othersSignedOut: String { "All other devices are signed out." }
    var strangeDevice: String { "One that you don’t know? Sign it out and change your password." }

    var deleteAccount: String { "Delete account" }
    var deleteAccountDetail: String { "For good, after two questions" }
    var deleteAccountTitle: String { "Delete the account?" }
    func deleteExplained(_ server: String, days: Int) -> String {
        "All that \(server) keeps of you goes at once, and from its back-ups within \(days) "
            + "days. It can’t be undone."
    }
    var deleteKeepsLibrary: String { "The recipes on your devices stay." }
    var whatOfPosts: String { "What you have published" }
    var postsGo: String { "Goes, too" }
    var postsStay: String { "Stays, nameless" }
    var keepAccount: String { "Keep it" }
    func typeNameToDelete(_ name: String) -> String {
        "Type your user name, \(name), to delete the account for good."
    }
    var deleteForGood: String { "Delete for good" }
    var accountDeleted: String { "The account is gone. Your recipes are still here." }
}

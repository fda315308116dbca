import API
import Language
import SyncEngine

extension English: AccountsWording {
    var account: String { "Account" }

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

    var sameKitchen: String { "The same kitchen everywhere" }
    var isAlike: String { "Everything is the same everywhere" }
    var notAlikeYet: String { "Not compared yet" }
    var becomingAlike: String { "Comparing …" }
    var workingOffline: String { "You work offline" }
    var syncBroken: String { "Comparing didn’t work; nothing is lost. It is tried again." }
    var syncNow: String { "Compare now" }
    var workOffline: String { "Work offline" }
    var workOfflineDetail: String { "Nothing is asked of the network; everything here goes on." }
    var otherVersionsDetail: String { "Written on two devices at once: look at both" }
    var otherVersionsTitle: String { "Other versions" }
    var otherVersionsExplained: String {
        "These were changed on two devices before they had heard of one another. One version "
            + "is shown everywhere; nothing was thrown away."
    }
    var noOtherVersions: String { "Nothing left to decide" }
    var noOtherVersionsText: String { "Whatever you change goes to all devices." }
    var standsNow: String { "Shown now" }
    var fromOtherDevice: String { "The other version" }
    var keepShown: String { "Keep this" }
    var takeOther: String { "Take the other" }
    var keepBoth: String { "Keep both" }
    var versionChosen: String { "Chosen; it is so on all devices soon." }
    var bothKept: String { "Both are kept: the other version is a recipe of its own." }
    var nothingThere: String { "(nothing)" }
    func otherVersions(_ count: Int) -> String {
        count == 1 ? "There is another version of something" : "There are other versions of \(count) things"
    }
    func heldBack(_ count: Int) -> String {
        count == 1
            ? "The server could not take one change" : "The server could not take \(count) changes"
    }
    var heldDetail: String { "They are all here; see why, and what can be done" }
    func keptHere(_ count: Int) -> String {
        count == 1 ? "One thing is on this device only" : "\(count) things are on this device only"
    }
    var keptHereDetail: String { "As you wished" }
    var restIsAlike: String { "Everything else is the same everywhere" }
    var heldTitle: String { "Not on the server" }
    var heldExplained: String {
        "The server could not take these. Here everything is as you made it, and it is tried again by "
            + "itself."
    }
    var nothingHeld: String { "The server has everything" }
    var nothingHeldText: String { "Nothing waits, and nothing is kept back." }
    var keptHereTitle: String { "On this device only" }
    var keptHereExplained: String { "These, and what you change about them, are sent nowhere." }
    func sentence(_ reason: HeldChange.Reason, _ server: String) -> String {
        switch reason {
        case .quota: "There is no room left for it on \(server)."
        case .tooLarge: "It is larger than \(server) takes."
        case .invalid: "\(server) can’t make sense of it; perhaps it is older than this program."
        case .pictureMissing: "Its picture could not be sent to \(server)."
        case .notThere: "\(server) had taken it, and has it no more."
        case .unknown: "\(server) would not take it, and doesn’t say why."
        }
    }
    func thing(_ kind: String) -> String {
        switch kind {
        case "recipe": "Recipe"
        case "picture": "Picture or clip"
        case "favourite": "Heart"
        case "opinion": "Stars"
        case "collection": "Collection"
        case "member": "In a collection"
        case "history": "History"
        case "diary": "Cooked"
        case "shopping": "Shopping list"
        case "setting": "Setting"
        case "planned": "Meal plan"
        case "pantry": "Pantry"
        case "aisle": "Aisle of the shop"
        default: "Something else"
        }
    }
    var tryHeldAgain: String { "Try again" }
    var keepHere: String { "Keep only here" }
    var sendAfterAll: String { "Send after all" }
    var undoHeld: String { "Undo my change" }
    var isKeptHere: String { "It stays on this device." }
    var heldUndone: String { "It is again as on the server." }
    func changesWait(_ count: Int) -> String { count == 1 ? "1 change waits" : "\(count) changes wait" }
    func picturesCome(_ count: Int) -> String {
        count == 1 ? "1 picture still to come" : "\(count) pictures still to come"
    }
    func lastAlike(_ time: String) -> String { "last compared at \(time)" }
    var otherVersionOf: @Sendable (_ title: String) -> String { { "\($0) (other version)" } }
    func field(_ name: String) -> String {
        switch name {
        case "title": "Title"
        case "summary": "Description"
        case "picture": "Picture"
        case "ingredients": "Ingredients"
        case "steps": "Method"
        case "notes": "Notes"
        case "servings": "Servings"
        case "preparationMinutes": "Preparation, in minutes"
        case "cookingMinutes": "Cooking, in minutes"
        case "nutrition": "Nutrition"
        case "tags": "Tags"
        case "cuisine": "Cuisine"
        case "category": "Course"
        case "author": "Author"
        case "source": "Source"
        case "yield": "Yield"
        case "diets": "Diets"
        case "name": "Name"
        case "note": "Note"
        case "quantity": "Amount"
        case "unit": "Unit"
        default: name
        }
    }

    func title(_ field: AccountField) -> String {
        switch field {
        case .server: serverAddress
        case .userName: userName
        case .name: nameOrEmail
        case .password: "Password now"
        case .newPassword: "New password"
        case .email: email
        case .phone: phone
        case .code: code
        case .displayName: displayName
        case .terms: agreeToTerms
        case .invitation: invitation
        }
    }

    func fault(_ fault: FieldFault, in field: AccountField) -> String {
        switch (fault, field) {
        case (.missing, .server): "Where is the server?"
        case (.missing, .password), (.missing, .newPassword): "A password is needed."
        case (.missing, .userName), (.missing, .name): "A name is needed."
        case (.missing, _): "This is needed."
        case (.tooShort, .userName): "At least \(UserName.length.lowerBound) characters"
        case (.tooShort, .newPassword): "At least \(Password.length.lowerBound) characters"
        case (.tooShort, _): "That is too short."
        case (.tooLong, _): "That is too long."
        case (.characters, .userName): "Only letters from a to z, digits, and . _ - between them"
        case (.characters, _): "There are characters in it that can’t be there."
        case (.invalid, .email): "That is no e-mail address."
        case (.invalid, .server): "That is no address of a server."
        case (.invalid, _): "Something is wrong with that."
        case (.taken, .userName): "Somebody has that name already."
        case (.taken, _): "Somebody has that already."
        case (.easy, _): "Too easy to guess."
        case (.wrong, .password): "That is not your password."
        case (.wrong, .code): "That code is wrong, or a new one is shown already."
        case (.wrong, .userName): "That is not your user name."
        case (.wrong, _): "That is not right."
        case (.notAgreed, _): mustAgree
        }
    }

    func name(_ cuisine: Cuisine) -> String {
        switch cuisine {
        case .italian: "Italian"
        case .french: "French"
        case .german: "German"
        case .austrian: "Austrian"
        case .british: "British"
        case .american: "American"
        case .mexican: "Mexican"
        case .spanish: "Spanish"
        case .greek: "Greek"
        case .turkish: "Turkish"
        case .lebanese: "Lebanese"
        case .moroccan: "Moroccan"
        case .ethiopian: "Ethiopian"
        case .indian: "Indian"
        case .thai: "Thai"
        case .vietnamese: "Vietnamese"
        case .chinese: "Chinese"
        case .japanese: "Japanese"
        case .korean: "Korean"
        case .nordic: "Nordic"
        case .eastern: "Eastern European"
        case .caribbean: "Caribbean"
        }
    }

    func changeTitle(_ field: AccountField) -> String {
        field == .newPassword ? changePassword : title(field)
    }

    func changeExplained(_ field: AccountField) -> String? {
        switch field {
        case .userName: "You sign in with it. Links to your profile change with it."
        case .email: "The new address gets a mail to confirm it; until then the old one holds."
        case .newPassword: passwordHint
        case .phone: "Only for orders that you place. Leave it empty to remove it."
        default: nil
        }
    }

    func day(_ day: Int, _ month: Int, _ year: Int) -> String { date(year: year, month: month, day: day) }

    func privacyParts(_ server: String) -> [(title: String, text: String)] {
        [
            (
                "On this device",
                "Recipes, pictures, lists and all that you set lie in one file on this device. "
                    + "Nothing of it is sent anywhere unless you are signed in to a server."
            ),
            (
                "Camera and microphone",
                "What they see and hear is looked at in the memory of this program and forgotten at "
                    + "once. It is never stored and never sent, to no server either."
            ),
            (
                "On \(server)",
                "Your account, and what the same kitchen on every device needs: recipes with their "
                    + "pictures, hearts, collections, lists, the plan, what was cooked, and most settings. "
                    + "Whoever runs the server can read it, as with any server that is not sealed from its "
                    + "owner."
            ),
            (
                "Nobody counts you",
                "There is no tracking, no advertising network, no statistics of what you cook. The "
                    + "server’s log holds no names and no addresses."
            ),
            (
                "It is yours",
                "You can download all that is kept, and delete the account with everything in it, at "
                    + "any time, on the account’s page."
            ),
        ]
    }
}

import API
import Language
import SyncEngine

/// The account on a server of one's own (AR07–AR12, SP1, RF7).
protocol AccountsWording: Wording {
    var account: String { get }

    // MARK: No server yet

    var aloneTitle: String { get }
    var aloneText: String { get }
    var serverAddress: String { get }
    var serverExample: String { get }
    var connect: String { get }
    var connecting: String { get }
    var ownServerHint: String { get }

    // MARK: Joining

    var otherServer: String { get }
    /// Beside the name of a server of the house.
    func inTheHouse(_ server: String) -> String
    var hasAccount: String { get }
    var isNew: String { get }
    var signIn: String { get }
    var signingIn: String { get }
    var signUp: String { get }
    var signingUp: String { get }
    var nameOrEmail: String { get }
    var password: String { get }
    var code: String { get }
    var forgotPassword: String { get }
    var forgotExplained: String { get }
    var email: String { get }
    var sendMail: String { get }
    var mailSentIfKnown: String { get }
    var backToSignIn: String { get }
    var invitation: String { get }
    /// Of the address of an invitation that was pasted into another server's form.
    func invitedElsewhere(_ server: String, _ here: String) -> String
    var userName: String { get }
    var userNameHint: String { get }
    var passwordHint: String { get }
    var emailHint: String { get }
    func optional(_ title: String) -> String
    var cuisines: String { get }
    /// Who sees what one publishes.
    var openness: String { get }
    func name(_ openness: Account.Openness) -> String
    func detail(_ openness: Account.Openness) -> String
    var agreeToTerms: String { get }
    var termsDetail: String { get }
    var mustAgree: String { get }
    var readTerms: String { get }
    var readPrivacy: String { get }
    /// Before other ways in.
    var orElse: String { get }
    func continueWith(_ name: String) -> String
    var continueTerms: String { get }
    var waitingForBrowser: String { get }
    func waitingExplained(_ name: String) -> String
    var stopWaiting: String { get }
    var browserTooLate: String { get }
    var noWayBack: String { get }
    /// On the page in the browser, when it has brought back what the window waited for.
    var returnTitle: String { get }
    var returnText: String { get }
    func tokenInFile(_ path: String) -> String
    var tokenNotKept: String { get }

    // MARK: The account

    func signedInAs(_ name: String, _ server: String) -> String
    func nearlyFull(_ server: String, used: String, of allowed: String) -> String
    func confirmWaiting(_ address: String) -> String
    var sendAgain: String { get }
    func confirmationSent(_ address: String) -> String
    var profile: String { get }
    var displayName: String { get }
    var phone: String { get }
    /// The heading over what an order asks for.
    var forOrders: String { get }
    var firstName: String { get }
    var lastName: String { get }
    /// To which an order is brought.
    var place: String { get }
    var room: String { get }
    var none: String { get }
    var changePicture: String { get }
    var removePicture: String { get }
    var noPhotograph: String { get }
    /// The heading over what belongs to it.
    var signingIn_: String { get }
    var changePassword: String { get }
    var changePasswordDetail: String { get }
    var devices: String { get }
    var devicesDetail: String { get }
    var signOut: String { get }
    var signOutDetail: String { get }
    var signedOutHere: String { get }
    var yourData: String { get }
    var privacy: String { get }
    var privacyDetail: String { get }
    var download: String { get }
    var downloadDetail: String { get }
    var downloading: String { get }
    var downloadTitle: String { get }
    /// Of a file.
    var archiveName: String { get }
    func archiveSaved(_ place: String) -> String
    var archiveNotSaved: String { get }
    var saved: String { get }
    var saving: String { get }
    func emailToBeConfirmed(_ address: String) -> String

    // MARK: Other ways in

    var link: String { get }
    var unlink: String { get }
    var isLinked: String { get }
    var isNotLinked: String { get }
    var unlinkExplained: String { get }
    func linkExplained(_ name: String) -> String
    func linked(_ name: String) -> String
    func unlinked(_ name: String) -> String
    func linkTaken(_ name: String) -> String

    // MARK: The second factor

    var secondFactor: String { get }
    var secondFactorOn: String { get }
    var secondFactorOff: String { get }
    var factorExplained: String { get }
    var setUpFactor: String { get }
    var factorScanTitle: String { get }
    var factorScan: String { get }
    var factorPicture: String { get }
    var factorType: String { get }
    var copySecret: String { get }
    var secretCopied: String { get }
    var factorConfirm: String { get }
    var codesTitle: String { get }
    var codesExplained: String { get }
    var codesLeave: String { get }
    var codesKept: String { get }
    var saveCodes: String { get }
    var copyCodes: String { get }
    var codesCopied: String { get }
    var codesFile: String { get }
    var renewCodes: String { get }
    var renewExplained: String { get }
    var removeFactor: String { get }
    var removeExplained: String { get }
    var factorUntilThen: String { get }
    var factorIsOff: String { get }
    /// Above the codes in a file.
    func codesOnPaper(_ name: String, _ server: String) -> String

    // MARK: Devices

    var signedInOn: String { get }
    var thisDevice: String { get }
    func lastSeen(_ day: String) -> String
    var today: String { get }
    var devicesUnread: String { get }
    func deviceSignedOut(_ name: String) -> String
    var signOutOthers: String { get }
    var signOutOthersExplained: String { get }
    var othersSignedOut: String { get }
    var strangeDevice: String { get }

    // MARK: Deleting

    var deleteAccount: String { get }
    var deleteAccountDetail: String { get }
    var deleteAccountTitle: String { get }
    func deleteExplained(_ server: String, days: Int) -> String
    var deleteKeepsLibrary: String { get }
    var whatOfPosts: String { get }
    var postsGo: String { get }
    var postsStay: String { get }
    var keepAccount: String { get }
    func typeNameToDelete(_ name: String) -> String
    var deleteForGood: String { get }
    var accountDeleted: String { get }

    // MARK: The same kitchen everywhere

    var sameKitchen: String { get }
    var isAlike: String { get }
    var notAlikeYet: String { get }
    var becomingAlike: String { get }
    var workingOffline: String { get }
    var syncBroken: String { get }
    var syncNow: String { get }
    var workOffline: String { get }
    var workOfflineDetail: String { get }
    var otherVersionsDetail: String { get }
    var otherVersionsTitle: String { get }
    var otherVersionsExplained: String { get }
    var noOtherVersions: String { get }
    var noOtherVersionsText: String { get }
    var standsNow: String { get }
    var fromOtherDevice: String { get }
    var keepShown: String { get }
    var takeOther: String { get }
    var keepBoth: String { get }
    var versionChosen: String { get }
    var bothKept: String { get }
    var nothingThere: String { get }
    func otherVersions(_ count: Int) -> String
    func heldBack(_ count: Int) -> String
    var heldDetail: String { get }
    func keptHere(_ count: Int) -> String
    var keptHereDetail: String { get }
    var restIsAlike: String { get }
    var heldTitle: String { get }
    var heldExplained: String { get }
    var nothingHeld: String { get }
    var nothingHeldText: String { get }
    var keptHereTitle: String { get }
    var keptHereExplained: String { get }
    func sentence(_ reason: HeldChange.Reason, _ server: String) -> String
    /// What kind of thing it is that travels between devices.
    func thing(_ kind: String) -> String
    var tryHeldAgain: String { get }
    var keepHere: String { get }
    var sendAfterAll: String { get }
    var undoHeld: String { get }
    var isKeptHere: String { get }
    var heldUndone: String { get }
    func changesWait(_ count: Int) -> String
    func picturesCome(_ count: Int) -> String
    func lastAlike(_ time: String) -> String
    var otherVersionOf: @Sendable (_ title: String) -> String { get }
    /// What a field of a thing is called.
    func field(_ name: String) -> String

    // MARK: Forms

    func title(_ field: AccountField) -> String
    /// What is wrong with a field, below it.
    func fault(_ fault: FieldFault, in field: AccountField) -> String
    func changeTitle(_ field: AccountField) -> String
    /// What comes of it; nil = that goes without saying.
    func changeExplained(_ field: AccountField) -> String?
    func day(_ day: Int, _ month: Int, _ year: Int) -> String
    func privacyParts(_ server: String) -> [(title: String, text: String)]
}

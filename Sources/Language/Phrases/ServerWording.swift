/// What becomes of a question to the server that the cook has chosen (AR07).
public protocol ServerWording {
    var noAddress: String { get }
    /// How something is paid, as a button or a receipt says it.
    var payInCash: String { get }
    var payByCard: String { get }
    var payByPayPal: String { get }
    /// Whoever takes the payment doesn't answer.
    var payPageAway: String { get }
    func offline(_ server: String) -> String
    func untrusted(_ server: String) -> String
    func stranger(_ server: String) -> String
    var cancelledQuestion: String { get }
    var wrongCredentials: String { get }
    var codeWanted: String { get }
    func secondFactorNeeded(_ server: String) -> String
    var signInAgain: String { get }
    var lastWayIn: String { get }
    func registrationClosed(_ server: String) -> String
    func tooMany(minutes: Int) -> String
    func serverBusy(_ server: String) -> String
    func serverStoreAway(_ server: String) -> String
    func upgradeNeeded(_ server: String) -> String
    func serverFull(_ server: String) -> String
    func signedOutByServer(_ server: String) -> String
    var checkFields: String { get }
    var changedElsewhere: String { get }
    var linkExpired: String { get }
    /// - Parameter why: as a moderator has written it; may be empty.
    func suspendedByServer(_ server: String, why: String) -> String
    func serverRefused(_ server: String) -> String
}

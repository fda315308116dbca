/// What a server tells everybody of itself: `GET /v1/server`.
public struct ServerInfo: Codable, Sendable, Hashable {
    /// Who may have an account.
    public enum Registration: String, Codable, Sendable {
        /// Everybody.
        case open
        /// Whoever has an invitation of its owner's.
        case invited
        /// Nobody any more.
        case closed
    }

    /// Somebody else by whose word one can sign in (OpenID Connect, or OAuth 2 with Facebook).
    public struct Provider: Codable, Sendable, Hashable {
        /// "google", "facebook", or what the owner calls it: as in addresses.
        public var id: String
        /// As its button says it.
        public var name: String

        public init(id: String, name: String) { (self.id, self.name) = (id, name) }

        /// The name where people see it: no longer than a button is.
        public var shownName: String { String(name.prefix(40)) }
    }

    public struct Limits: Codable, Sendable, Hashable {
        /// Bytes of a picture, and of a clip, at most.
        public var pictureBytes: Int
        public var clipBytes: Int
        /// Bytes of an account's pictures and clips at most.
        public var accountBytes: Int
        /// Changes in one question of ``Route/shelf`` at most.
        public var patches: Int

        public init(pictureBytes: Int, clipBytes: Int, accountBytes: Int, patches: Int) {
            (self.pictureBytes, self.clipBytes) = (pictureBytes, clipBytes)
            (self.accountBytes, self.patches) = (accountBytes, patches)
        }
    }

    /// What its owner calls it.
    public var name: String
    /// The program's: "1.0.0".
    public var version: String
    /// The oldest window that it gets along with: "1.0.0".
    public var oldestWindow: String
    /// By chance; another one when it has been put back from a back-up.
    public var epoch: String
    public var registration: Registration
    /// Whether it can write mail; if not, nothing is confirmed, and a forgotten password is its owner's
    /// affair.
    public var sendsMail: Bool
    /// Whether an account needs an e-mail address.
    public var needsEmail: Bool
    public var providers: [Provider]
    /// The version of the terms that are agreed to.
    public var terms: String
    public var limits: Limits
    /// What it can do: "sync", "community", "motivation", "ordering", "paying", "invitations".
    public var skills: [String]
    /// Days after which what was deleted is gone from its back-ups, too.
    public var backUpDays: Int

    public init(
        name: String, version: String, oldestWindow: String, epoch: String, registration: Registration,
        sendsMail: Bool, needsEmail: Bool, providers: [Provider], terms: String, limits: Limits,
        skills: [String], backUpDays: Int
    ) {
        (self.name, self.version, self.oldestWindow, self.epoch) = (name, version, oldestWindow, epoch)
        (self.registration, self.sendsMail, self.needsEmail) = (registration, sendsMail, needsEmail)
        (self.providers, self.terms, self.limits) = (providers, terms, limits)
        (self.skills, self.backUpDays) = (skills, backUpDays)
    }
}

public import API
public import Foundation
import Logging
public import ServerStore

/// How a server is set up: what its owner has written in its file, or the values that stand here.
public struct ServerSettings: Sendable, Hashable {
    /// What its owner calls it.
    public var name = "Hands Off"
    /// Where it listens; the world comes to it through a proxy.
    public var host = "127.0.0.1"
    /// 0 = any that is free.
    public var port = 8710
    /// Where people reach it: "https://kitchen.example.org". Links in mail lead there.
    public var address = "http://127.0.0.1:8710"
    /// Names by which it may be asked, beside that of ``address`` and this machine's own.
    public var names: [String] = []
    /// The folder of all that it keeps.
    public var folder = "hands-off-server-data"
    /// The bucket of pictures and clips, if they are to be in one; a folder in the folder otherwise.
    public var bucket: MediaBucket?
    /// PostgreSQL, if it is to be that; a file in the folder otherwise.
    public var postgres: PostgreSQLAddress?
    public var registration = ServerInfo.Registration.invited
    /// How many of a member's invitations may be open at a time; 0 = only the owner invites. For how many days each is
    /// good, and after how many an account may make the first.
    public var invitations = 3
    public var invitationDays = 14
    public var invitingAfterDays = 3
    public var needsEmail = false
    /// Whether people publish recipes for each other here.
    public var hasCommunity = false
    /// Whether a kitchen takes orders here.
    public var hasOrdering = false
    /// Days after which an order that is done has no name, no place, no number, and no words that came with it.
    public var orderDays = 90
    /// By which its opening hours are.
    public var timeZone = TimeZone.current
    /// Through whom people pay in the browser; nil = not through them.
    public var stripe: PayProvider?
    public var paypal: PayProvider?
    /// What is sold; nil = it isn't.
    public var licencePrice: SetPrice?
    public var premiumPrice: SetPrice?
    /// For how long premium lasts.
    public var premiumDays = 365
    /// The tax within those prices and within those of the kitchen, in thousandths.
    public var vatRate = 0
    public var mealsVATRate = 0
    /// Who sells: name, address, tax number; on receipts.
    public var seller = ""
    /// A line of somebody who bears the costs, for those without premium.
    public var banner: PriceList.Banner?
    /// Open by itself: accounts are for those whom the owner invites, and who was let in by somebody need not be looked
    /// at by somebody each time. Where everybody may have an account, the doctor advises the other.
    public var publishing = Publishing.open
    public var trusted = TrustedPublishing.atOnce
    /// By whose word people sign in, too.
    public var providers: [ProviderSetting] = []
    /// "none", "folder:/path", "smtp://host:25", "smtps://host:465".
    public var mail = MailRoute.none
    /// From whom mail comes.
    public var sender = "hands-off@localhost"
    public var mailUser: String?
    public var mailPassword: String?
    /// Proxies whose word about the caller's address is taken.
    public var trustedProxies = ["127.0.0.1", "::1"]
    /// Bytes of a picture, of a clip, and of all of an account's.
    public var pictureBytes = 10 << 20
    public var clipBytes = 50 << 20
    public var accountBytes = 1 << 30
    /// Seconds of a clip.
    public var clipSeconds = 60
    /// Connections at a time.
    public var connections = 4096
    /// The version of the terms.
    public var terms = "1"
    /// Who answers for the server: shown with the terms.
    public var contact = ""
    /// Hours between back-ups, 0 = none; days that they are kept.
    public var backUpHours = 1
    public var backUpDays = 7
    /// Nobody counts how often it is asked: for tests that ask thousands of times, never in a file.
    public var isUnhurried = false

    public init() {}

    /// Whether members bring others in.
    var membersInvite: Bool { registration == .invited && invitations > 0 }

    /// The file of the database, where it is one.
    public var databaseFile: String { folder + "/server.sqlite" }
    public var media: String { folder + "/media" }
    /// What is made of them for others to see; it can be made again, so it is in no back-up.
    public var renditions: String { folder + "/renditions" }
    public var backUps: String { folder + "/backups" }

    /// - Parameter pauses: see ``BucketStore``.
    func mediaStore(
        _ folder: MediaShelf, logger: Logger, pauses: [Duration] = Backroom.Times().bucket
    ) throws -> any MediaStore {
        guard let bucket else { return folder }
        return try BucketStore(
            bucket, backUpDays: backUpDays, folder: folder, logger: logger, pauses: pauses)
    }

    func openDatabase() throws(StoreError) -> any ServerStore.Database {
        if let postgres { return PostgreSQLDatabase(postgres) }
        return try SQLiteDatabase(path: databaseFile)
    }
}

/// Where mail goes.
public enum MailRoute: Sendable, Hashable {
    case none
    /// A file a letter, for trying out.
    case folder(String)
    /// An address as curl takes it.
    case smtp(String)

    public init?(_ text: String) {
        if text == "none" || text.isEmpty {
            self = .none
        } else if text.hasPrefix("folder:") {
            self = .folder(String(text.dropFirst(7)))
        } else if text.hasPrefix("smtp://") || text.hasPrefix("smtps://") {
            self = .smtp(text)
        } else {
            return nil
        }
    }
}

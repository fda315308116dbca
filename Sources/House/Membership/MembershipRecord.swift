public import API
public import Guest
import Keyring

/// Which server this kitchen belongs to, and as whom; kept in the library, without the token.
///
/// A library that is copied to another machine tells there whom to ask for, and the cook signs in anew.
public struct MembershipRecord: Codable, Sendable, Hashable {
    /// As ``ServerAddress/text`` has it.
    public var server: String
    /// What the server was when it was last asked.
    public var info: ServerInfo?
    /// Who was signed in last.
    public var account: Account?
    /// Where the token lies; nil = nobody has been signed in.
    var keyringKey: KeyringKey? { account.map { KeyringKey(server: server, account: $0.id) } }
    /// What the library's own remark is called.
    static let key = "membership"

    public init(server: String, info: ServerInfo? = nil, account: Account? = nil) {
        (self.server, self.info, self.account) = (server, info, account)
    }
}

public import API
public import Guest
public import Keyring
public import Library

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
    /// Whose shelf it is, as a `SyncEngine` is told; nil = nobody has been signed in.
    public var shelf: String? { account.map { Self.shelf(of: $0, at: server) } }
    /// What the library's own remark is called.
    static let key = "membership"

    static func shelf(of account: Account, at server: String) -> String { "\(server) \(account.id)" }

    /// What a library remarks; nil = no server is named.
    public static func read(from box: RecipeBox) async throws(LibraryError) -> MembershipRecord? {
        try await box.setting(key)
    }

    /// Whether this device holds what it is signed in by; may take seconds, on any thread.
    public func isSignedIn(_ keyring: Keyring) throws(KeyringTrouble) -> Bool {
        guard let keyringKey else { return false }
        return try keyring.look(keyringKey) != nil
    }

    public init(server: String, info: ServerInfo? = nil, account: Account? = nil) {
        (self.server, self.info, self.account) = (server, info, account)
    }
}

public import API
import ServerStore

/// What a server's owner does about accounts from the machine itself.
public struct AdminDesk: Sendable {
    let settings: ServerSettings
    let store: Store
    let now: Int64

    /// In the log; no user name is like that.
    static let name = "@machine"

    public init(_ settings: ServerSettings, now: Int64 = WallClock.now()) async throws {
        (self.settings, self.now) = (settings, now)
        store = try await Store(settings.openDatabase(), now: now)
    }

    public func close() async { await store.close() }

    public func accounts() async throws -> [Account] {
        try await store.read { connection in
            var all: [Account] = []
            while true {
                let page = try Accounts(connection, allowance: settings.accountBytes)
                    .list(after: all.last?.userName ?? "")
                if page.isEmpty { return all }
                all += page.map(\.shown)
            }
        }
    }

    /// Makes an account without a password, and a link by which its owner sets one.
    public func create(_ name: String, role: Account.Role, email: String?) async throws -> String {
        if let fault = UserName.fault(in: name) { throw BackUp.Fault("“\(name)” is no user name: \(fault)") }
        let draft = Accounts.Draft(
            userName: name, displayName: name, password: nil, email: email, terms: settings.terms, role: role)
        _ = try await store.write { try Accounts($0).create(draft, at: now) }
        return try await resetLink(name)
    }

    /// A link by which an account's owner sets a password. The password itself is nobody else's affair. It goes
    /// by hand, so it says nothing about who reads the mail of the account's address.
    public func resetLink(_ name: String) async throws -> String {
        let token = Secrets.token()
        try await change(name) { connection, account in
            try Tickets(connection).issue(
                .reset, token: token, account: account.shown.id, subject: "",
                until: now + 24 * 3_600_000)
        }
        return "\(settings.address)/reset?t=\(token)"
    }

    /// - Parameter person: for whom, so that you know it later.
    /// - Returns: what that person gives when signing up.
    public func invite(_ person: String, days: Int) async throws -> String {
        let token = Secrets.base64URL(Secrets.bytes(12))
        try await store.write { connection in
            try Tickets(connection).issue(
                .invitation, token: token, subject: person, until: now + Int64(days) * 86_400_000)
        }
        return token
    }

    public func setRole(_ name: String, _ role: Account.Role) async throws {
        try await change(name) { connection, account in
            if role != .owner { try Self.checkNotOnlyOwner(account.shown, connection) }
            try Accounts(connection).setRole(role, id: account.shown.id)
            try Deeds(connection).write(
                .setRole, account.shown.id, account.shown.userName, by: Self.name, reason: role.rawValue,
                at: now)
        }
    }

    /// For somebody who has lost the telephone and the codes on paper: the password alone counts again, and all
    /// devices are signed out.
    public func resetSecondFactor(_ name: String) async throws {
        let letters = settings.letters
        try await change(name) { connection, account in
            guard account.secondFactor != nil else {
                throw BackUp.Fault("“\(name)” has no second factor")
            }
            try Accounts(connection).setSecondFactor(nil, step: 0, id: account.shown.id)
            try Sessions(connection).endAll(of: account.shown.id)
            try letters.secondFactorWasRemoved(of: account, in: connection, at: now)
        }
    }

    /// - Returns: how many devices.
    public func signOut(_ name: String) async throws -> Int {
        try await change(name) { try Sessions($0).endAll(of: $1.shown.id) }
    }

    /// The account goes with all that hangs on it; the running server throws its pictures away within the
    /// hour.
    public func delete(_ name: String) async throws {
        try await change(name) { connection, account in
            try Self.checkNotOnlyOwner(account.shown, connection)
            try Accounts(connection).delete(id: account.shown.id, posts: .delete, at: now)
        }
    }

    private static func checkNotOnlyOwner(_ account: Account, _ connection: any Connection) throws {
        guard account.role == .owner, try Accounts(connection).count(role: .owner) == 1 else { return }
        throw BackUp.Fault("“\(account.userName)” is the only owner: make somebody else one first")
    }

    @discardableResult func change<Answer: Sendable>(
        _ name: String, _ work: @escaping @Sendable (any Connection, StoredAccount) throws -> Answer
    ) async throws -> Answer {
        try await store.write { connection in
            guard let account = try Accounts(connection).find(userName: name) else {
                throw BackUp.Fault("there is no account “\(name)”")
            }
            return try work(connection, account)
        }
    }
}

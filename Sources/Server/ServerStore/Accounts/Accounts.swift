public import API

/// The accounts, within a transaction.
public struct Accounts {
    let connection: any Connection
    /// Bytes of pictures and clips for an account of which nothing else is said.
    let allowance: Int

    public init(_ connection: any Connection, allowance: Int = 1 << 30) {
        (self.connection, self.allowance) = (connection, allowance)
    }

    /// What a new account is made of. All of it has been looked through before.
    public struct Draft: Sendable {
        public var userName: String
        public var displayName: String
        public var password: String?
        public var email: String?
        public var phone: String?
        public var cuisines: [String] = []
        public var language: String
        public var terms: String
        public var role = Account.Role.member

        public init(
            userName: String, displayName: String, password: String?, email: String? = nil,
            phone: String? = nil, cuisines: [String] = [], language: String = "en", terms: String = "",
            role: Account.Role = .member
        ) {
            (self.userName, self.displayName) = (userName, displayName)
            (self.password, self.email, self.phone) = (password, email, phone)
            (self.cuisines, self.language, self.terms, self.role) = (cuisines, language, terms, role)
        }
    }

    /// Throws ``StoreError/Kind/taken`` if somebody has the user name.
    public func create(_ draft: Draft, at now: Int64) throws -> StoredAccount {
        let id = RowID.new(at: now)
        try connection.run(
            """
            INSERT INTO account (id, user_name, display_name, role, email, email_folded, phone, cuisines,
                language, password, terms, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id), .text(UserName.folded(draft.userName)), .text(draft.displayName),
                .text(draft.role.rawValue), .text(draft.email), .text(draft.email.map(EmailAddress.folded)),
                .text(draft.phone), .text(List.write(draft.cuisines)), .text(draft.language),
                .text(draft.password), .text(draft.terms), .integer(now),
            ])
        try SearchIndex(connection).put(account: id)
        guard let account = try find(id: id) else { throw StoreError(.broken, cause: "no account made") }
        return account
    }

    public func find(id: String) throws -> StoredAccount? { try find("id = ?", id) }

    public func find(userName: String) throws -> StoredAccount? {
        try find("user_name = ?", UserName.folded(userName))
    }

    /// Whoever has confirmed this address.
    public func find(confirmedEmail: String) throws -> StoredAccount? {
        try find("email_folded = ? AND is_confirmed = 1", EmailAddress.folded(confirmedEmail))
    }

    /// By a user name or a confirmed address, whichever it looks like.
    public func find(name: String) throws -> StoredAccount? {
        try name.contains("@") ? find(confirmedEmail: name) : find(userName: name)
    }

    /// Accounts that named this address and never confirmed it, the newest first.
    public func unconfirmed(email: String, limit: Int) throws -> [StoredAccount] {
        try connection.rows(
            """
            SELECT \(StoredAccount.columns) FROM account WHERE email_folded = ? AND is_confirmed = 0
            ORDER BY created_at DESC, id DESC LIMIT ?
            """, [.text(EmailAddress.folded(email)), .integer(limit)]
        ).map(account)
    }

    /// The accounts by their names, a page at a time.
    public func list(after name: String = "", limit: Int = 100) throws -> [StoredAccount] {
        try connection.rows(
            "SELECT \(StoredAccount.columns) FROM account WHERE user_name > ? ORDER BY user_name LIMIT ?",
            [.text(name), .integer(limit)]
        ).map(account)
    }

    public func count(role: Account.Role? = nil) throws -> Int {
        guard let role else { return Int(try connection.number("SELECT COUNT(*) FROM account")) }
        return Int(
            try connection.number("SELECT COUNT(*) FROM account WHERE role = ?", [.text(role.rawValue)]))
    }

    /// How many have next to no room left; see ``Account/isNearlyFull``.
    public func countNearlyFull() throws -> Int {
        Int(
            try connection.number(
                """
                SELECT COUNT(*) FROM account
                WHERE COALESCE(allowed_bytes, ?) > 0 AND used_bytes * 100 >= COALESCE(allowed_bytes, ?) * ?
                """, [.integer(allowance), .integer(allowance), .integer(Account.warnedPercent)]))
    }

    /// Takes the account and all that hangs on it: devices, tickets, providers, its shelf, what it may name
    /// of pictures and clips. The bytes of those that nobody names any more go with the next sweep.
    /// - Parameter posts: what becomes of what it has published.
    public func delete(id: String, posts: AccountDeletion.Posts, at now: Int64) throws {
        try Posts(connection).leave(id, posts)
        try MealOrders(connection).leave(id, at: now)
        try connection.run("DELETE FROM account WHERE id = ?", [.text(id)])
        try Bugs(connection).forgetUnreported()
    }

    private func find(_ condition: String, _ value: String) throws -> StoredAccount? {
        try connection.row("SELECT \(StoredAccount.columns) FROM account WHERE \(condition)", [.text(value)])
            .map(account)
    }

    func account(_ row: StoredRow) throws -> StoredAccount {
        let providers = try connection.rows(
            "SELECT provider FROM identity WHERE account = ? ORDER BY provider", [.text(row.text("id"))]
        ).map { try $0.text("provider") }
        return try StoredAccount(row, providers: providers, allowance: allowance)
    }
}

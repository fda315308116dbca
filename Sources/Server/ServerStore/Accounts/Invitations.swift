public import API

/// Invitations, of members and of the server's owner, within a transaction.
///
/// They are ``Tickets``: only a hash of what they are shown by is kept. The subject of a member's is its id; an owner's
/// belongs to no account, and its subject is whom it is for.
public struct Invitations {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    private static let kind = Tickets.Kind.invitation.rawValue

    /// Whoever is suspended has invited nobody meanwhile.
    private static let counts = """
        kind = '\(kind)' AND ends_at > ? AND (account IS NULL OR NOT EXISTS (SELECT 1 FROM account AS inviter
            WHERE inviter.id = ticket.account AND inviter.suspension IS NOT NULL))
        """

    /// Those that somebody may still use, of an account, the earliest first.
    public func open(of account: String, at now: Int64) throws -> [Invitation] {
        try connection.rows(
            """
            SELECT subject, ends_at FROM ticket WHERE account = ? AND kind = '\(Self.kind)' AND ends_at > ?
            ORDER BY ends_at, subject
            """, [.text(account), .integer(now)]
        ).map { Invitation(id: try $0.text("subject"), until: try $0.integer("ends_at")) }
    }

    /// - Parameters:
    ///   - token: what it will be shown by.
    ///   - most: how many may be open at a time.
    /// - Returns: nil if there are so many.
    public func issue(
        token: String, by account: String, most: Int, until end: Int64, at now: Int64
    ) throws -> Invitation? {
        // Two at once count each other.
        _ = try connection.row(
            "SELECT id FROM account WHERE id = ?\(connection.dialect.locking)", [.text(account)])
        guard try open(of: account, at: now).count < most else { return nil }
        let invitation = Invitation(id: RowID.new(at: now), until: end)
        try Tickets(connection).issue(
            .invitation, token: token, account: account, subject: invitation.id, until: end)
        return invitation
    }

    /// Shows one that nobody has used by something else from now on: what it was shown by has been lost.
    /// - Returns: nil if it isn't open any more.
    public func renew(_ id: String, of account: String, token: String, at now: Int64) throws -> Invitation? {
        let row = try connection.row(
            """
            UPDATE ticket SET hash = ? WHERE account = ? AND kind = '\(Self.kind)' AND subject = ? AND ends_at > ?
            RETURNING ends_at
            """, [.text(Secrets.hash(token)), .text(account), .text(id), .integer(now)])
        return try row.map { Invitation(id: id, until: try $0.integer("ends_at")) }
    }

    /// - Returns: whether the account had such a one.
    public func withdraw(_ id: String, of account: String) throws -> Bool {
        try connection.run(
            "DELETE FROM ticket WHERE account = ? AND kind = '\(Self.kind)' AND subject = ?",
            [.text(account), .text(id)]) == 1
    }

    // MARK: For whoever comes

    /// One that was just used.
    public struct Used: Sendable, Hashable {
        /// Who has invited; nil = the server's owner.
        public var inviter: String?
    }

    /// Whether it could be used, without using it.
    public func isGood(token: String, at now: Int64) throws -> Bool {
        try connection.row(
            "SELECT hash FROM ticket WHERE hash = ? AND \(Self.counts)",
            [.text(Secrets.hash(token)), .integer(now)]) != nil
    }

    /// Uses it up, whoever else tries at the same moment.
    /// - Returns: nil if it is none, or too old.
    public func use(token: String, at now: Int64) throws -> Used? {
        try connection.row(
            "DELETE FROM ticket WHERE hash = ? AND \(Self.counts) RETURNING account",
            [.text(Secrets.hash(token)), .integer(now)]
        ).map { Used(inviter: try $0.optionalText("account")) }
    }

    // MARK: Who has invited whom

    /// Remembers it, for those who look after the server.
    public func note(_ account: String, by used: Used, at now: Int64) throws {
        guard let inviter = used.inviter else { return }
        try connection.run(
            "INSERT INTO invited (account, inviter, at) VALUES (?, ?, ?)",
            [.text(account), .text(inviter), .integer(now)])
    }

    /// Who has invited an account.
    public enum Inviter: Sendable, Hashable {
        case somebody(userName: String)
        /// Their account is gone.
        case gone
    }

    /// Nil = no member has.
    public func inviter(of account: String) throws -> Inviter? {
        let row = try connection.row(
            """
            SELECT inviter.user_name FROM invited LEFT JOIN account AS inviter ON inviter.id = invited.inviter
            WHERE invited.account = ?
            """, [.text(account)])
        return try row.map { try $0.optionalText("user_name").map { .somebody(userName: $0) } ?? .gone }
    }

    /// The user names of those whom an account has invited, the latest first.
    public func invited(by account: String, limit: Int) throws -> [String] {
        try connection.rows(
            """
            SELECT account.user_name FROM invited JOIN account ON account.id = invited.account
            WHERE invited.inviter = ? ORDER BY invited.at DESC, invited.account DESC LIMIT ?
            """, [.text(account), .integer(limit)]
        ).map { try $0.text("user_name") }
    }
}

import API

/// Who is signed in to the console in a browser, within a transaction: apart from the devices of ``Sessions``, and for a
/// working day at most.
public struct ConsoleSessions {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Milliseconds after which one has to sign in again, whatever one does: twelve hours (ASVS 5.0, 7.3.2).
    public static let longest: Int64 = 12 * 3_600_000
    /// Milliseconds after which one has to that did nothing: an hour (7.3.1).
    public static let idle: Int64 = 3_600_000
    /// Milliseconds within which it isn't written again that one was seen.
    static let precision: Int64 = 60_000

    /// - Parameter token: what the browser will show; only its hash is kept.
    public func begin(account: String, token: String, at now: Int64) throws {
        try connection.run(
            "INSERT INTO console_session (id, account, token, began_at, seen_at) VALUES (?, ?, ?, ?, ?)",
            [
                .text(RowID.new(at: now)), .text(account), .text(Secrets.hash(token)), .integer(now),
                .integer(now),
            ])
    }

    /// Whoever shows this token, if they look after others or cook for them now, with all that this takes: whatever they were when they
    /// signed in.
    public func caller(token: String, at now: Int64) throws -> Sessions.Caller? {
        let row = try connection.row(
            """
            SELECT console_session.id, console_session.account, console_session.seen_at, account.role,
                account.is_cook
            FROM console_session JOIN account ON account.id = console_session.account
            WHERE console_session.token = ? AND console_session.began_at > ? AND console_session.seen_at > ?
                AND (account.role <> 'member' OR account.is_cook = 1) AND account.suspension IS NULL
                AND account.second_factor IS NOT NULL
            """, [.text(Secrets.hash(token)), .integer(now - Self.longest), .integer(now - Self.idle)])
        guard let row else { return nil }
        guard let role = Account.Role(rawValue: try row.text("role")) else {
            throw StoreError(.damaged, cause: "role")
        }
        return Sessions.Caller(
            account: try row.text("account"), device: try row.text("id"), role: role,
            isCook: try row.flag("is_cook"), hasSecondFactor: true,
            isSuspended: false, isSeenLongAgo: try row.integer("seen_at") <= now - Self.precision)
    }

    public func touch(_ id: String, at now: Int64) throws {
        try connection.run(
            "UPDATE console_session SET seen_at = ? WHERE id = ? AND seen_at < ?",
            [.integer(now), .text(id), .integer(now)])
    }

    public func end(token: String) throws {
        try connection.run("DELETE FROM console_session WHERE token = ?", [.text(Secrets.hash(token))])
    }

    public func endAll(of account: String) throws {
        try connection.run("DELETE FROM console_session WHERE account = ?", [.text(account)])
    }

    /// None began or was seen in the future.
    func settle(at now: Int64) throws {
        let soon = now + Self.precision
        for column in ["began_at", "seen_at"] {
            try connection.run(
                "UPDATE console_session SET \(column) = ? WHERE \(column) > ?",
                [.integer(now), .integer(soon)])
        }
    }

    /// Forgets those that are over.
    public func sweep(at now: Int64) throws {
        try connection.run(
            "DELETE FROM console_session WHERE began_at <= ? OR seen_at <= ?",
            [.integer(now - Self.longest), .integer(now - Self.idle)])
    }
}

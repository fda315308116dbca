public import API

/// The devices on which accounts are signed in, within a transaction.
public struct Sessions {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Milliseconds after which a device has to sign in again, whatever it does: a year.
    public static let longest: Int64 = 365 * 86_400_000
    /// Milliseconds after which one is forgotten that was never heard of: 90 days.
    public static let idle: Int64 = 90 * 86_400_000
    /// Devices an account at most; with another one, that which was silent longest is signed out.
    public static let limit = 50
    /// Milliseconds within which it isn't written again when a device was seen.
    static let precision: Int64 = 3_600_000

    /// Who asks, and from which device.
    public struct Caller: Sendable, Hashable {
        public var account: String
        public var device: String
        public var role: Account.Role
        /// Whether it has been made a cook; owners are without it.
        public var isCook: Bool
        public var hasSecondFactor: Bool
        /// Whether it writes nothing in the community for now.
        public var isSuspended: Bool
        /// Whether it is worth writing that it was seen.
        public var isSeenLongAgo: Bool

        /// Whether it looks after others, or cooks for them, without the second factor that this takes.
        public var isUnguarded: Bool { (role.moderates || isCook) && !hasSecondFactor }
    }

    /// Signs a device in.
    /// - Parameter token: what it will show; only its hash is kept.
    public func begin(account: String, token: String, name: String, at now: Int64) throws -> Device {
        let id = RowID.new(at: now)
        try connection.run(
            """
            DELETE FROM session WHERE account = ? AND id NOT IN
                (SELECT id FROM session WHERE account = ? ORDER BY seen_at DESC, id DESC LIMIT ?)
            """, [.text(account), .text(account), .integer(Self.limit - 1)])
        try connection.run(
            """
            INSERT INTO session (id, account, token, name, signed_in_at, seen_at, ends_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id), .text(account), .text(Secrets.hash(token)), .text(name), .integer(now),
                .integer(now), .integer(now + Self.longest),
            ])
        return Device(id: id, name: name, signedInAt: now, lastSeenAt: now, isThis: true)
    }

    /// Gives a device another token, in the place of one that never arrived.
    /// - Returns: nil if the account has no such device, or it has been heard of later than in the hour in which it
    ///   was signed in.
    public func renew(device: String, of account: String, token: String) throws -> Device? {
        let isRenewed = try connection.run(
            "UPDATE session SET token = ? WHERE id = ? AND account = ? AND seen_at <= signed_in_at",
            [.text(Secrets.hash(token)), .text(device), .text(account)])
        guard isRenewed == 1 else { return nil }
        return try devices(of: account, this: device).first(where: \.isThis)
    }

    /// Whoever shows this token; nil if nobody is signed in with it, or not any more.
    /// - Parameter now: a time that has certainly come (``ClockSense/sure``).
    public func caller(token: String, at now: Int64) throws -> Caller? {
        let row = try connection.row(
            """
            SELECT session.id, session.account, session.seen_at, account.role, account.is_cook,
                CASE WHEN account.suspension IS NULL THEN 0 ELSE 1 END AS is_suspended,
                CASE WHEN account.second_factor IS NULL THEN 0 ELSE 1 END AS has_second_factor
            FROM session JOIN account ON account.id = session.account
            WHERE session.token = ? AND session.ends_at > ? AND session.seen_at > ?
            """, [.text(Secrets.hash(token)), .integer(now), .integer(now - Self.idle)])
        guard let row else { return nil }
        guard let role = Account.Role(rawValue: try row.text("role")) else {
            throw StoreError(.damaged, cause: "role")
        }
        return Caller(
            account: try row.text("account"), device: try row.text("id"), role: role,
            isCook: try row.flag("is_cook"), hasSecondFactor: try row.flag("has_second_factor"),
            isSuspended: try row.flag("is_suspended"),
            isSeenLongAgo: try row.integer("seen_at") <= now - Self.precision)
    }

    /// Writes down that a device was seen, to the hour.
    public func touch(device: String, at now: Int64) throws {
        try connection.run(
            "UPDATE session SET seen_at = ? WHERE id = ? AND seen_at <= ?",
            [.integer(now / Self.precision * Self.precision), .text(device), .integer(now - Self.precision)])
    }

    /// The account's devices, that which was heard of last first.
    public func devices(of account: String, this: String) throws -> [Device] {
        try connection.rows(
            """
            SELECT id, name, signed_in_at, seen_at FROM session WHERE account = ?
            ORDER BY seen_at DESC, id DESC
            """, [.text(account)]
        ).map { row in
            let id = try row.text("id")
            return Device(
                id: id, name: try row.text("name"), signedInAt: try row.integer("signed_in_at"),
                lastSeenAt: try row.integer("seen_at"), isThis: id == this)
        }
    }

    public func isThere(device: String, of account: String) throws -> Bool {
        try connection.row(
            "SELECT id FROM session WHERE id = ? AND account = ?", [.text(device), .text(account)]) != nil
    }

    /// - Returns: whether the account had such a device.
    public func end(device: String, of account: String) throws -> Bool {
        try connection.run(
            "DELETE FROM session WHERE id = ? AND account = ?", [.text(device), .text(account)]) == 1
    }

    /// Signs all devices of an account out, but one, and its browsers out of the console.
    @discardableResult public func endAll(of account: String, but device: String = "") throws -> Int {
        try ConsoleSessions(connection).endAll(of: account)
        return try connection.run(
            "DELETE FROM session WHERE account = ? AND id <> ?", [.text(account), .text(device)])
    }

    /// None was seen in the future, or lasts longer than one that begins now.
    func settle(at now: Int64) throws {
        let soon = now + Self.precision
        try connection.run(
            "UPDATE session SET seen_at = ? WHERE seen_at > ?", [.integer(now), .integer(soon)])
        try connection.run(
            "UPDATE session SET signed_in_at = ? WHERE signed_in_at > ?", [.integer(now), .integer(soon)])
        try connection.run(
            "UPDATE session SET ends_at = ? WHERE ends_at > ?",
            [.integer(now + Self.longest), .integer(soon + Self.longest)])
    }

    /// Forgets those that are over.
    public func sweep(at now: Int64) throws {
        try connection.run(
            "DELETE FROM session WHERE ends_at <= ? OR seen_at <= ?",
            [.integer(now), .integer(now - Self.idle)])
    }
}

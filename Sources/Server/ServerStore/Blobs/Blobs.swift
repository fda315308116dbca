/// Whose pictures and clips are whose, within a transaction.
///
/// Bytes that two accounts have are kept once and counted for both. What an account has is its own affair:
/// nobody gets bytes by knowing their hash.
public struct Blobs {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Milliseconds for which something stays that nothing names: time for the record that will, and for
    /// whoever takes a removal back.
    public static let grace: Int64 = 3_600_000

    public struct Blob: Sendable, Hashable {
        public var bytes: Int
        /// "image/jpeg".
        public var kind: String

        public init(bytes: Int, kind: String) { (self.bytes, self.kind) = (bytes, kind) }
    }

    public enum Refusal: Error, Sendable, Hashable {
        /// The account has no room for it.
        case quota
    }

    /// Nil if the account hasn't got it.
    public func find(_ hash: String, of account: String) throws -> Blob? {
        let row = try connection.row(
            """
            SELECT bytes, kind FROM blob JOIN blob_owner ON blob_owner.hash = blob.hash
            WHERE blob_owner.account = ? AND blob_owner.hash = ?
            """, [.text(account), .text(hash)])
        return try row.map { Blob(bytes: Int(try $0.integer("bytes")), kind: try $0.text("kind")) }
    }

    /// Whoever has it; nil if nobody does.
    public func find(_ hash: String) throws -> Blob? {
        let row = try connection.row("SELECT bytes, kind FROM blob WHERE hash = ?", [.text(hash)])
        return try row.map { Blob(bytes: Int(try $0.integer("bytes")), kind: try $0.text("kind")) }
    }

    /// Those that the account hasn't got, in the order in which they were asked for.
    public func missing(_ hashes: [String], of account: String) throws -> [String] {
        try hashes.filter { try find($0, of: account) == nil }
    }

    /// All that an account has.
    public func list(of account: String) throws -> [(hash: String, blob: Blob)] {
        try connection.rows(
            """
            SELECT blob.hash AS hash, bytes, kind FROM blob JOIN blob_owner ON blob_owner.hash = blob.hash
            WHERE blob_owner.account = ? ORDER BY blob.hash
            """, [.text(account)]
        ).map { row in
            (try row.text("hash"), Blob(bytes: Int(try row.integer("bytes")), kind: try row.text("kind")))
        }
    }

    /// Gives a blob to an account, which pays for it with its room.
    /// - Parameter allowance: bytes, where nothing else is said of the account.
    public func give(
        _ hash: String, _ blob: Blob, to account: String, allowance: Int, at now: Int64
    ) throws {
        if try find(hash, of: account) != nil { return }
        try put(hash, blob, at: now)
        try spend(blob.bytes, of: account, allowance: allowance)
        try connection.run(
            """
            INSERT INTO blob_owner (account, hash, loose_since) VALUES (?, ?, ?)
            ON CONFLICT (account, hash) DO NOTHING
            """, [.text(account), .text(hash), .integer(now)])
    }

    /// Writes down that its bytes are there to stay, because something names it from now on.
    public func put(_ hash: String, _ blob: Blob, at now: Int64) throws {
        try connection.run(
            """
            INSERT INTO blob (hash, bytes, kind, created_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (hash) DO UPDATE SET bytes = excluded.bytes, orphaned_at = NULL
            """, [.text(hash), .integer(blob.bytes), .text(blob.kind), .integer(now)])
    }

    /// Takes room of an account. Whoever does so at the same moment waits.
    public func spend(_ bytes: Int, of account: String, allowance: Int) throws {
        let changed = try connection.run(
            """
            UPDATE account SET used_bytes = used_bytes + ?
            WHERE id = ? AND used_bytes + ? <= COALESCE(allowed_bytes, ?)
            """, [.integer(bytes), .text(account), .integer(bytes), .integer(allowance)])
        guard changed == 1 else { throw Refusal.quota }
    }

    /// Gives room back, or takes what has been checked already.
    public func account(_ difference: Int, for account: String) throws {
        guard difference != 0 else { return }
        try connection.run(
            """
            UPDATE account SET used_bytes =
                CASE WHEN used_bytes + ? < 0 THEN 0 ELSE used_bytes + ? END WHERE id = ?
            """, [.integer(difference), .integer(difference), .text(account)])
    }

    // MARK: What names them

    /// Writes down what a record names now, and what of that is new or no longer named.
    public func use(
        _ hashes: Set<String>, by kind: String, _ id: String, of account: String, at now: Int64
    ) throws {
        let before = try connection.rows(
            "SELECT hash FROM blob_use WHERE account = ? AND kind = ? AND id = ?",
            [.text(account), .text(kind), .text(id)]
        ).map { try $0.text("hash") }
        for hash in hashes.subtracting(before) {
            try connection.run(
                "INSERT INTO blob_use (account, kind, id, hash) VALUES (?, ?, ?, ?)",
                [.text(account), .text(kind), .text(id), .text(hash)])
            try connection.run(
                "UPDATE blob_owner SET loose_since = NULL WHERE account = ? AND hash = ?",
                [.text(account), .text(hash)])
        }
        for hash in Set(before).subtracting(hashes) {
            try connection.run(
                "DELETE FROM blob_use WHERE account = ? AND kind = ? AND id = ? AND hash = ?",
                [.text(account), .text(kind), .text(id), .text(hash)])
            try connection.run(
                """
                UPDATE blob_owner SET loose_since = ? WHERE account = ? AND hash = ? AND NOT EXISTS
                    (SELECT 1 FROM blob_use WHERE blob_use.account = blob_owner.account
                        AND blob_use.hash = blob_owner.hash)
                """, [.integer(now), .text(account), .text(hash)])
        }
    }

    /// Nothing has been without a name since a time to come.
    func settle(at now: Int64) throws {
        try connection.run(
            "UPDATE blob_owner SET loose_since = ? WHERE loose_since > ?",
            [.integer(now), .integer(now + Self.grace)])
        try settleClaims(at: now)
    }

    /// Takes from accounts what nothing of theirs has named since before then, and gives the room back.
    /// - Parameter account: nil = of all.
    /// - Returns: how many.
    @discardableResult public func release(
        looseBefore time: Int64, of account: String? = nil, limit: Int = 500
    ) throws -> Int {
        let condition = account == nil ? "" : " AND account = ?"
        let loose = try connection.rows(
            """
            SELECT account, blob_owner.hash AS hash, bytes FROM blob_owner
            JOIN blob ON blob.hash = blob_owner.hash
            WHERE loose_since <= ?\(condition) ORDER BY loose_since LIMIT ?
            """, [.integer(time)] + (account.map { [.text($0)] } ?? []) + [.integer(limit)])
        for row in loose {
            let (owner, hash) = (try row.text("account"), try row.text("hash"))
            let gone = try connection.run(
                "DELETE FROM blob_owner WHERE account = ? AND hash = ? AND loose_since <= ?",
                [.text(owner), .text(hash), .integer(time)])
            if gone == 1 { try self.account(-Int(try row.integer("bytes")), for: owner) }
        }
        return loose.count
    }
}

/// Who brings the bytes of a blob, or takes them away. Either may take its time, so neither is done within a
/// transaction: whoever does it claims the hash before, and nobody does the other meanwhile. A claim has an end,
/// so that a server that is killed keeps nobody out.
extension Blobs {
    /// Of a row of `blob`: neither an account nor a post nor the menu has it.
    private static let isNobodys = """
        NOT EXISTS (SELECT 1 FROM blob_owner WHERE blob_owner.hash = blob.hash)
        AND NOT EXISTS (SELECT 1 FROM post_media WHERE post_media.hash = blob.hash)
        AND NOT EXISTS (SELECT 1 FROM menu_item WHERE menu_item.picture = blob.hash)
        """

    /// Milliseconds; longer than bringing or removing one takes, with all tries.
    public static let claim: Int64 = 10 * 60_000

    /// Before bytes are brought; several may bring the same.
    /// - Returns: false if they are being taken away just now.
    public func claim(_ hash: String, at now: Int64) throws -> Bool {
        try connection.run(
            """
            INSERT INTO blob_claim (hash, removing, until) VALUES (?, 0, ?)
            ON CONFLICT (hash) DO UPDATE SET removing = 0, until = excluded.until
            WHERE blob_claim.removing = 0 OR blob_claim.until < ?
            """, [.text(hash), .integer(now + Self.claim), .integer(now)]) == 1
    }

    /// When they have been brought, in the transaction that says whose they are.
    /// - Returns: false if it took so long that somebody may have taken them away.
    public func isClaimed(_ hash: String, at now: Int64) throws -> Bool {
        // As a change, so that the row stays as it is until this transaction has ended.
        try connection.run(
            "UPDATE blob_claim SET removing = 0 WHERE hash = ? AND removing = 0 AND until >= ?",
            [.text(hash), .integer(now)]) == 1
    }

    /// Writes down that bytes are about to lie there, before they do and anybody has them: those that nobody comes
    /// to have are found by it. No back-up names them, so that they stay no longer than their claim.
    public func announce(_ hash: String, _ blob: Blob, at now: Int64) throws {
        try connection.run(
            """
            INSERT INTO blob (hash, bytes, kind, created_at, orphaned_at) VALUES (?, ?, ?, ?, 0)
            ON CONFLICT (hash) DO NOTHING
            """, [.text(hash), .integer(Int64(blob.bytes)), .text(blob.kind), .integer(now)])
    }

    /// Writes down since when nobody has those that have lost their last owner since the last look.
    public func markOrphans(at now: Int64) throws {
        try connection.run(
            """
            UPDATE blob SET orphaned_at = ? WHERE orphaned_at IS NULL AND \(Self.isNobodys)
            """, [.integer(now)])
    }

    /// Claims some that nobody has had for a while, to take their bytes away.
    /// - Parameter before: when the last who had one must have let go of it.
    public func claimOrphans(since before: Int64, at now: Int64, limit: Int = 50) throws -> [String] {
        let orphans = try connection.rows(
            """
            SELECT hash FROM blob WHERE orphaned_at <= ? AND \(Self.isNobodys)
            AND NOT EXISTS
                (SELECT 1 FROM blob_claim WHERE blob_claim.hash = blob.hash AND blob_claim.until >= ?)
            ORDER BY orphaned_at LIMIT ?\(connection.dialect.locking)
            """, [.integer(before), .integer(now), .integer(limit)]
        ).map { try $0.text("hash") }
        return try orphans.filter { hash in
            try connection.run(
                """
                INSERT INTO blob_claim (hash, removing, until) VALUES (?, 1, ?)
                ON CONFLICT (hash) DO UPDATE SET removing = 1, until = excluded.until
                WHERE blob_claim.until < ?
                """, [.text(hash), .integer(now + Self.claim), .integer(now)]) == 1
        }
    }

    /// When its bytes have been taken away.
    public func forget(_ hash: String) throws {
        try connection.run(
            """
            DELETE FROM blob WHERE hash = ? AND \(Self.isNobodys)
            """, [.text(hash)])
        try connection.run("DELETE FROM blob_claim WHERE hash = ? AND removing = 1", [.text(hash)])
    }

    /// Nobody has had none since a time to come, and no claim ends later than one that begins now.
    func settleClaims(at now: Int64) throws {
        try connection.run(
            "UPDATE blob SET orphaned_at = ? WHERE orphaned_at > ?",
            [.integer(now), .integer(now + Self.grace)])
        let end = now + Self.claim
        try connection.run(
            "UPDATE blob_claim SET until = ? WHERE until > ?", [.integer(end), .integer(end)])
    }

    /// Throws away claims that are over.
    public func sweepClaims(at now: Int64) throws {
        try connection.run("DELETE FROM blob_claim WHERE until < ?", [.integer(now)])
    }
}

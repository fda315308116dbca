public import API

/// What the server's owner says to everybody, within a transaction (SR01). What was said and what was taken back is in
/// the log.
public struct Announcements {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Milliseconds after its end at which one is forgotten: 90 days.
    public static let term: Int64 = 90 * 86_400_000

    public enum Refusal: Error, Sendable, Hashable {
        /// It is being said already.
        case same
        /// As many are being said as may be.
        case tooMany
        /// It is over, or was taken back.
        case over
    }

    /// One as it is kept.
    public struct Kept: Sendable, Hashable {
        public var announcement: Announcement
        /// The user name of whoever has made it.
        public var by: String
        public var withdrawnAt: Int64?

        public var place: TimePlace { TimePlace(at: announcement.at, id: announcement.id) }
    }

    /// - Parameters:
    ///   - text: has been looked through.
    ///   - days: how long it is said.
    public func announce(_ text: String, days: Int, by owner: String, at now: Int64) throws -> Announcement {
        let current = try current(at: now)
        guard !current.contains(where: { $0.text == text }) else { throw Refusal.same }
        guard current.count < Announcement.most else { throw Refusal.tooMany }
        let made = Announcement(
            id: RowID.new(at: now), at: now, until: now + Int64(days) * 86_400_000, text: text)
        try connection.run(
            "INSERT INTO announcement (id, at, until_at, moderator, text) VALUES (?, ?, ?, ?, ?)",
            [.text(made.id), .integer(made.at), .integer(made.until), .text(owner), .text(text)])
        try Deeds(connection).write(.announced, made.id, by: owner, reason: text, at: now)
        return made
    }

    public func withdraw(_ id: String, by owner: String, at now: Int64) throws {
        let row = try connection.row(
            """
            UPDATE announcement SET withdrawn_at = ? WHERE id = ? AND withdrawn_at IS NULL AND until_at > ?
            RETURNING text
            """, [.integer(now), .text(id), .integer(now)])
        guard let row else { throw Refusal.over }
        try Deeds(connection).write(.withdrewAnnouncement, id, by: owner, reason: row.text("text"), at: now)
    }

    // MARK: Reading

    /// What is being said, the latest first.
    public func current(at now: Int64) throws -> [Announcement] { try said(at: now).map(\.announcement) }

    /// The same, and by whom.
    public func said(at now: Int64) throws -> [Kept] {
        try connection.rows(
            """
            SELECT * FROM announcement WHERE until_at > ? AND withdrawn_at IS NULL
            ORDER BY at DESC, id DESC LIMIT ?
            """, [.integer(now), .integer(Announcement.most)]
        ).map { try Kept($0) }
    }

    /// All that is kept, the latest first.
    public func list(after place: TimePlace? = nil, limit: Int) throws -> [Kept] {
        let condition = place.condition("at", "id")
        return try connection.rows(
            "SELECT * FROM announcement WHERE 1 = 1\(condition.sql) ORDER BY at DESC, id DESC LIMIT ?",
            condition.values + [.integer(limit)]
        ).map { try Kept($0) }
    }

    public func sweep(at now: Int64) throws {
        try connection.run("DELETE FROM announcement WHERE until_at < ?", [.integer(now - Self.term)])
    }
}

extension Announcements.Kept {
    fileprivate init(_ row: StoredRow) throws(StoreError) {
        announcement = Announcement(
            id: try row.text("id"), at: try row.integer("at"), until: try row.integer("until_at"),
            text: try row.text("text"))
        by = try row.text("moderator")
        withdrawnAt = try row.optionalInteger("withdrawn_at")
    }
}

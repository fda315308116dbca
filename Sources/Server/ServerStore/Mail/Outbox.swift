/// Letters that are to be sent, within a transaction: written with their cause, taken by a worker.
public struct Outbox {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public struct Letter: Sendable, Hashable, Identifiable {
        public var id: String
        public var recipient: String
        public var subject: String
        public var body: String
        public var writtenAt: Int64
        /// How often it was tried.
        public var tries: Int

        public init(
            id: String, recipient: String, subject: String, body: String, writtenAt: Int64, tries: Int
        ) {
            (self.id, self.recipient, self.subject, self.body) = (id, recipient, subject, body)
            (self.writtenAt, self.tries) = (writtenAt, tries)
        }
    }

    /// - Parameters:
    ///   - end: when it is no longer worth sending: what it says is no longer true then.
    public func write(to recipient: String, subject: String, body: String, at now: Int64, until end: Int64)
        throws
    {
        try connection.run(
            """
            INSERT INTO mail (id, recipient, subject, body, written_at, next_at, ends_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(RowID.new(at: now)), .text(recipient), .text(subject), .text(body), .integer(now),
                .integer(now), .integer(end),
            ])
    }

    /// Takes letters that are due. No other worker takes them before `lease` is over, so a process that is
    /// killed in the middle sends them again, and two at once don't.
    public func take(at now: Int64, lease: Int64, limit: Int) throws -> [Letter] {
        let passing = connection.dialect.passingOver
        return try connection.rows(
            """
            UPDATE mail SET next_at = ?, tries = tries + 1 WHERE id IN
                (SELECT id FROM mail WHERE is_dead = 0 AND next_at <= ? ORDER BY next_at LIMIT ?\(passing))
            RETURNING id, recipient, subject, body, written_at, tries
            """, [.integer(now + lease), .integer(now), .integer(limit)]
        ).map { row in
            Letter(
                id: try row.text("id"), recipient: try row.text("recipient"),
                subject: try row.text("subject"), body: try row.text("body"),
                writtenAt: try row.integer("written_at"), tries: Int(try row.integer("tries")))
        }
    }

    public func sent(_ id: String) throws { try connection.run("DELETE FROM mail WHERE id = ?", [.text(id)]) }

    /// It is tried again at `next`, or given up: then its text, which has a link in it, goes at once.
    /// - Parameters:
    ///   - next: nil = never.
    ///   - sure: what will certainly have come by then; where that is earlier than `next`, the machine's clock
    ///     isn't believed.
    ///   - reason: a sentence without anybody's address.
    ///   - isCounted: false if no letter would have been taken: that counts against none.
    public func failed(
        _ id: String, reason: String, next: Int64?, sure: Int64? = nil, isCounted: Bool = true
    ) throws {
        let end = sure ?? next ?? 0
        try connection.run(
            """
            UPDATE mail SET next_at = ?, reason = ?, tries = tries - ?, is_dead = CASE WHEN ? = 1 OR ends_at <= ? THEN 1 ELSE 0 END,
                body = CASE WHEN ? = 1 OR ends_at <= ? THEN '' ELSE body END
            WHERE id = ?
            """,
            [
                .integer(next ?? 0), .text(String(reason.prefix(300))), .flag(!isCounted),
                .flag(next == nil), .integer(end),
                .flag(next == nil), .integer(end), .text(id),
            ])
    }

    /// When the next one is due; nil if none waits.
    public func nextAt() throws -> Int64? {
        try connection.row("SELECT MIN(next_at) AS at FROM mail WHERE is_dead = 0")?.optionalInteger("at")
    }

    /// How many wait, and how many were given up.
    public func counts() throws -> (waiting: Int, dead: Int) {
        (
            Int(try connection.number("SELECT COUNT(*) FROM mail WHERE is_dead = 0")),
            Int(try connection.number("SELECT COUNT(*) FROM mail WHERE is_dead = 1"))
        )
    }

    /// How many wait that were tried, and not taken.
    public func countTroubled() throws -> Int {
        Int(try connection.number("SELECT COUNT(*) FROM mail WHERE is_dead = 0 AND reason IS NOT NULL"))
    }

    /// Why letters wait that were tried, the most frequent reasons first.
    public func troubles(limit: Int = 5) throws -> [(reason: String, count: Int)] {
        try connection.rows(
            """
            SELECT reason, COUNT(*) AS count FROM mail WHERE is_dead = 0 AND reason IS NOT NULL
            GROUP BY reason ORDER BY count DESC, reason LIMIT ?
            """, [.integer(limit)]
        ).map { (try $0.text("reason"), Int(try $0.integer("count"))) }
    }

    /// Milliseconds that a letter is worth sending, at most: a day.
    public static let longest: Int64 = 86_400_000

    /// None is due later, or lasts longer, than one that is written now.
    func settle(at now: Int64) throws {
        let end = now + Self.longest
        try connection.run(
            "UPDATE mail SET next_at = ? WHERE next_at > ?", [.integer(now), .integer(end)])
        try connection.run("UPDATE mail SET ends_at = ? WHERE ends_at > ?", [.integer(end), .integer(end)])
    }

    /// Forgets those that were given up a month ago.
    public func sweep(at now: Int64) throws {
        try connection.run(
            "DELETE FROM mail WHERE is_dead = 1 AND written_at <= ?", [.integer(now - 30 * 86_400_000)])
    }
}

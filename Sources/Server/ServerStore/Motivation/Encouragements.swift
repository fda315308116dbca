public import API

/// Who encourages whom, and by which words, within a transaction (MO10).
///
/// Words go to somebody with the same aim who isn't as far along; among those who recover nothing is measured, and they go
/// to any other of them. Neither side hears who the other is. Nobody gets more than two in seven days, and nobody sends
/// more: also whoever has left and joined again, for that is counted apart from the words. Nor does anybody hear what
/// becomes of what they have sent, nor whether anybody else recovers.
public struct Encouragements {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Milliseconds after which what was sent is forgotten: thirty days.
    public static let term: Int64 = 30 * 86_400_000
    /// The same after which somebody who hasn't been seen gets nothing: what nobody reads encourages nobody.
    public static let absence: Int64 = 14 * 86_400_000

    /// The same after which thanks are told: a day.
    static let delay: Int64 = 86_400_000

    public enum Refusal: Error, Sendable, Hashable {
        case notJoined
        /// As many were sent within seven days as may be.
        case spent
        /// There is nobody to whom it could go.
        case nobody
        /// It isn't for people with this aim, or no words that can be sent.
        case unfit([String: FieldFault])
    }

    // MARK: Taking part

    /// Takes part, or stands elsewhere than before. Whoever has another aim now gets nothing that was meant for the other
    /// one, and what they have written and nobody has got goes.
    /// - Parameter place: has been looked through.
    public func join(_ account: String, _ place: MotivationPlace, at now: Int64) throws {
        if let before = try self.place(of: account), before.aim != place.aim {
            try forgetUnsent(account)
            try putAllAside(account, isLeaving: false)
        }
        try connection.run(
            """
            INSERT INTO motivation (account, aim, stage, language, joined_at, seen_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (account) DO UPDATE SET
                aim = excluded.aim, stage = excluded.stage, language = excluded.language, seen_at = excluded.seen_at
            """,
            [
                .text(account), .text(place.aim.rawValue), .integer(place.stage), .text(place.language),
                .integer(now), .integer(now),
            ])
    }

    /// All of it goes but what others have received, which is theirs and is forgotten in its time, and what they have
    /// reported.
    public func leave(_ account: String) throws {
        try forgetUnsent(account)
        try putAllAside(account, isLeaving: true)
        try connection.run("DELETE FROM motivation WHERE account = ?", [.text(account)])
    }

    private func forgetUnsent(_ account: String) throws {
        try connection.run(
            """
            DELETE FROM motivation_message
            WHERE sender = ? AND reader IS NULL AND state IN ('waiting', 'ready', 'rejected')
            """,
            [.text(account)])
    }

    private func putAllAside(_ account: String, isLeaving: Bool) throws {
        let states = isLeaving ? "('delivered', 'aside')" : "('delivered')"
        try connection.run(
            """
            UPDATE motivation_message SET state = 'aside', phrase = NULL, text = NULL\(isLeaving ? ", reader = NULL" : "")
            WHERE reader = ? AND state IN \(states)
            """, [.text(account)])
    }

    public func place(of account: String) throws -> MotivationPlace? {
        try connection.row(
            "SELECT aim, stage, language FROM motivation WHERE account = ?", [.text(account)]
        ).map { row in
            guard let aim = MotivationPlace.Aim(rawValue: try row.text("aim")) else {
                throw StoreError(.damaged, cause: "an aim")
            }
            return MotivationPlace(
                aim, stage: Int(try row.integer("stage")), language: try row.text("language"))
        }
    }

    // MARK: Sending

    /// Sends a phrase to whoever has waited longest, or lets own words wait for a moderator.
    /// - Returns: who is to be told of it; nil = it waits.
    public func send(_ draft: EncouragementDraft, by sender: String, at now: Int64) throws -> Notices.Told? {
        // Two of one account at once come one after the other.
        _ = try connection.row(
            "SELECT account FROM motivation WHERE account = ?" + connection.dialect.locking, [.text(sender)])
        guard let place = try place(of: sender) else { throw Refusal.notJoined }
        let faults = draft.faults(from: place.aim)
        guard faults.isEmpty else { throw Refusal.unfit(faults) }
        guard try left(of: sender, at: now) > 0 else { throw Refusal.spent }
        let language = draft.text == nil ? nil : place.language
        guard try isSomebodyThere(for: sender, place, language: language, at: now) else {
            throw Refusal.nobody
        }
        // By chance: it says to nobody when the words were written.
        let id = RowID.random()
        try count(sender, isSent: true, at: now)
        try connection.run(
            """
            INSERT INTO motivation_message (id, sender, state, language, phrase, text, made_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id), .text(sender), .text(draft.text == nil ? "ready" : "waiting"),
                .text(place.language), .text(draft.phrase?.rawValue),
                .text(draft.text), .integer(now),
            ])
        return draft.text == nil ? try deliver(id, at: now) : nil
    }

    /// How many more may be sent now.
    func left(of sender: String, at now: Int64) throws -> Int {
        let sent = try connection.number(
            "SELECT COUNT(*) FROM motivation_count WHERE account = ? AND is_sent = 1 AND at > ?",
            [.text(sender), .integer(now - MotivationStanding.week)])
        return max(0, MotivationStanding.perWeek - Int(sent))
    }

    private func count(_ account: String, isSent: Bool, at now: Int64) throws {
        try connection.run(
            "INSERT INTO motivation_count (id, account, is_sent, at) VALUES (?, ?, ?, ?)",
            [.text(RowID.random()), .text(account), .flag(isSent), .integer(now)])
    }

    /// Gives what is ready to somebody, the oldest first; what there is nobody for stays.
    /// - Returns: who is to be told.
    public func deliverReady(at now: Int64, limit: Int = 50) throws -> [Notices.Told] {
        try connection.rows(
            "SELECT id FROM motivation_message WHERE state = 'ready' ORDER BY made_at, id LIMIT ?",
            [.integer(limit)]
        ).compactMap { try deliver($0.text("id"), at: now) }
    }

    /// - Returns: nil if there is nobody for it now.
    private func deliver(_ id: String, at now: Int64) throws -> Notices.Told? {
        let row = try connection.row(
            """
            SELECT motivation_message.sender, motivation_message.language, motivation_message.text
            FROM motivation_message JOIN account ON account.id = motivation_message.sender
            WHERE motivation_message.id = ? AND motivation_message.state = 'ready' AND account.suspension IS NULL
            """, [.text(id)])
        guard let row, let place = try self.place(of: row.text("sender")) else { return nil }
        let language = try row.optionalText("text") == nil ? nil : try row.text("language")
        let (condition, values) = try Self.readers(
            for: row.text("sender"), place, language: language, at: now)
        // Nor to anybody whom the sender doesn't want to hear of, or the other way round; or who has reported them.
        let blocks = try Blocks.condition("motivation.account", reader: row.text("sender"))
        let found = try connection.row(
            """
            SELECT motivation.account FROM motivation WHERE \(condition)
                AND NOT EXISTS (SELECT 1 FROM motivation_bar
                    WHERE motivation_bar.reader = motivation.account AND motivation_bar.sender = ?)\(blocks.sql)
            ORDER BY COALESCE(motivation.received_at, motivation.joined_at), motivation.account LIMIT 1
            """, values + [.text(try row.text("sender"))] + blocks.values)
        guard let reader = try found?.text("account") else { return nil }
        try connection.run(
            "UPDATE motivation_message SET state = 'delivered', reader = ?, delivered_at = ? WHERE id = ?",
            [.text(reader), .integer(now), .text(id)])
        try count(reader, isSent: false, at: now)
        // Two who choose the same reader at once meet in this row: one of them looks again, and counts the other.
        try connection.run(
            "UPDATE motivation SET received_at = ? WHERE account = ?", [.integer(now), .text(reader)])
        return Notices.Told(account: reader, id: id)
    }

    /// Whether there is anybody at all. Of those who recover it isn't said: that is nobody's to find out. Blocks aren't looked at: who could ask with all but one blocked would learn whether
    /// that one takes part. What nobody may get waits, and goes when somebody comes.
    func isSomebodyThere(
        for sender: String, _ place: MotivationPlace, language: String?, at now: Int64
    ) throws -> Bool {
        if place.aim == .recover { return true }
        let (condition, values) = Self.readers(for: sender, place, language: language, at: now)
        return try connection.row(
            "SELECT motivation.account FROM motivation WHERE \(condition) LIMIT 1", values) != nil
    }

    /// A condition: who could get something now.
    /// - Parameter language: of own words; nil = of a phrase, which is read in every language.
    private static func readers(
        for sender: String, _ place: MotivationPlace, language: String?, at now: Int64
    ) -> (sql: String, values: [SQLValue]) {
        var sql = """
            motivation.aim = ? AND motivation.account <> ? AND motivation.seen_at > ?
                AND (SELECT COUNT(*) FROM motivation_count AS got
                    WHERE got.account = motivation.account AND got.is_sent = 0 AND got.at > ?) < ?
            """
        var values: [SQLValue] = [
            .text(place.aim.rawValue), .text(sender), .integer(now - absence),
            .integer(now - MotivationStanding.week), .integer(MotivationStanding.perWeek),
        ]
        if place.aim != .recover {
            sql += " AND motivation.stage < ?"
            values.append(.integer(place.stage))
        }
        if let language {
            sql += " AND motivation.language = ?"
            values.append(.text(language))
        }
        return (sql, values)
    }

    /// Forgets what is older than its term; what is reported stays until it has been looked at.
    public func sweep(at now: Int64) throws {
        try connection.run(
            """
            DELETE FROM motivation_message
            WHERE state <> 'reported' AND COALESCE(reported_at, delivered_at, made_at) < ?
            """, [.integer(now - Self.term)])
        try connection.run(
            "DELETE FROM motivation_count WHERE at < ?", [.integer(now - MotivationStanding.week)])
    }
}

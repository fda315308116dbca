public import API

/// What has come to somebody, and what becomes of it (MO10).
extension Encouragements {
    public func standing(of account: String, at now: Int64) throws -> MotivationStanding {
        guard let place = try place(of: account) else { return MotivationStanding() }
        let received = try received(by: account, limit: MotivationStanding.most)
        let refused = try connection.rows(
            """
            SELECT id, phrase, text, reason FROM motivation_message WHERE sender = ? AND state = 'rejected' AND reader IS NULL
            ORDER BY made_at DESC, id DESC LIMIT ?
            """, [.text(account), .integer(MotivationStanding.most)]
        ).map { row in
            MotivationStanding.Refused(
                id: try row.text("id"), text: try row.optionalText("text") ?? "",
                reason: try row.text("reason"))
        }
        return MotivationStanding(
            place: place, received: received, left: try left(of: account, at: now),
            takesPhrases: try isSomebodyThere(for: account, place, language: nil, at: now),
            takesWords: try place.aim != .recover
                && isSomebodyThere(for: account, place, language: place.language, at: now),
            waiting: Int(
                try connection.number(
                    """
                    SELECT COUNT(*) FROM motivation_message
                    WHERE sender = ? AND state = 'waiting'
                    """, [.text(account)])),
            refused: refused,
            thanks: Int(
                try connection.number(
                    """
                    SELECT COUNT(*) FROM motivation_message
                    WHERE sender = ? AND thanked_at > ? AND thanked_at <= ?
                    """,
                    // Not at once: who has just read it is nobody's to know.
                    [.text(account), .integer(now - Self.term), .integer(now - Self.delay)])))
    }

    /// What isn't put aside, the newest first.
    public func received(by account: String, limit: Int) throws -> [Encouragement] {
        try connection.rows(
            """
            SELECT id, delivered_at AS at, phrase, text FROM motivation_message
            WHERE reader = ? AND state = 'delivered' ORDER BY delivered_at DESC, id DESC LIMIT ?
            """, [.text(account), .integer(limit)]
        ).map { try Encouragement($0) }
    }

    /// Own words of somebody's that nobody has got. What has arrived is its reader's, and what becomes of it nobody's to know.
    public func sent(by account: String) throws -> [Encouragement] {
        try connection.rows(
            """
            SELECT id, made_at AS at, phrase, text FROM motivation_message
            WHERE sender = ? AND reader IS NULL AND state IN ('waiting', 'rejected') ORDER BY made_at DESC, id DESC
            """, [.text(account)]
        ).map { try Encouragement($0) }
    }

    /// What becomes of one that was received.
    public enum Deed: Sendable, Hashable {
        case putAside, thank
        case report(EncouragementReport)
    }

    /// Doing so again changes nothing. Words of one's own that weren't passed on can be put aside, too.
    /// - Returns: who is to be told; nil in it = nobody. Nil = there is no such one.
    public func act(_ deed: Deed, on id: String, by account: String, at now: Int64) throws -> [Notices.Told]?
    {
        let row = try connection.row(
            "SELECT sender, reader, state FROM motivation_message WHERE id = ?" + connection.dialect.locking,
            [.text(id)])
        guard let row else { return nil }
        let sender = try row.optionalText("sender"), state = try row.text("state")
        if deed == .putAside, sender == account, state == "rejected" {
            try putAside(id)
            return []
        }
        guard try row.optionalText("reader") == account, ["delivered", "aside", "reported"].contains(state)
        else { return nil }
        guard state == "delivered" else { return [] }
        switch deed {
        case .putAside: try putAside(id)
        case .thank:
            try putAside(id)
            try connection.run(
                "UPDATE motivation_message SET thanked_at = ? WHERE id = ?", [.integer(now), .text(id)])
        case .report(let report):
            let name = "(SELECT user_name FROM account WHERE account.id ="
            try connection.run(
                """
                UPDATE motivation_message SET state = 'reported', report = ?, report_text = ?, reported_at = ?,
                    author = \(name) motivation_message.sender), reporter = \(name) motivation_message.reader)
                WHERE id = ?
                """,
                [.text(report.reason.rawValue), .text(report.text), .integer(now), .text(id)])
            guard let sender else { break }
            try connection.run(
                """
                INSERT INTO motivation_bar (reader, sender) VALUES (?, ?)
                ON CONFLICT (reader, sender) DO NOTHING
                """, [.text(account), .text(sender)])
        }
        return []
    }

    /// It counts as received and sent, and nobody knows any more what it said.
    private func putAside(_ id: String) throws {
        try connection.run(
            "UPDATE motivation_message SET state = 'aside', phrase = NULL, text = NULL WHERE id = ?",
            [.text(id)])
    }
}

extension Encouragement {
    fileprivate init(_ row: StoredRow) throws(StoreError) {
        self.init(
            id: try row.text("id"), at: try row.integer("at"), phrase: try row.optionalText("phrase"),
            text: try row.optionalText("text"))
    }
}

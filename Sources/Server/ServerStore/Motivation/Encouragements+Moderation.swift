public import API

/// What moderators see of it: own words before they arrive, and what was reported. Only they see who wrote it.
extension Encouragements {
    public struct Kept: Sendable, Hashable {
        public var id: String
        /// The sender's user name; nil = they are here no longer, and weren't when it was reported.
        public var by: String?
        public var phrase: String?
        public var text: String?
        /// Since when it waits to be looked at.
        public var at: Int64
        public var report: Reported?

        public struct Reported: Sendable, Hashable {
            /// The user name of whoever has reported it.
            public var by: String?
            public var reason: Report.Reason
            public var text: String
        }

        public var place: TimePlace { TimePlace(at: at, id: id) }
    }

    public enum Verdict: String, Sendable, Hashable, CaseIterable {
        case approve, reject
        /// It was reported, and nothing is wrong with it.
        case keep
    }

    private static let since = "COALESCE(motivation_message.reported_at, motivation_message.made_at)"

    /// Nobody looks at what they have written or got themselves: not at who has reported them, and not at who has written
    /// to them.
    private static let foreign = """
         AND (motivation_message.sender IS NULL OR motivation_message.sender <> ?)
            AND (motivation_message.reader IS NULL OR motivation_message.reader <> ?)
        """

    /// Those to be looked at, the longest waiting first.
    /// - Parameter moderator: the account of whoever looks.
    public func open(by moderator: String, after place: TimePlace? = nil, limit: Int) throws -> [Kept] {
        let condition = place == nil ? "" : " AND (\(Self.since), motivation_message.id) > (?, ?)"
        return try connection.rows(
            """
            SELECT motivation_message.*, \(Self.since) AS since,
                COALESCE(account.user_name, motivation_message.author) AS author_name
            FROM motivation_message LEFT JOIN account ON account.id = motivation_message.sender
            WHERE motivation_message.state IN ('waiting', 'reported')\(Self.foreign)\(condition)
            ORDER BY \(Self.since), motivation_message.id LIMIT ?
            """,
            [.text(moderator), .text(moderator)] + (place.map { [.integer($0.at), .text($0.id)] } ?? []) + [
                .integer(limit)
            ]
        ).map { try Kept($0) }
    }

    /// How many there are for somebody to look at.
    public func countOpen(for moderator: String) throws -> Int {
        Int(
            try connection.number(
                """
                SELECT COUNT(*) FROM motivation_message
                WHERE motivation_message.state IN ('waiting', 'reported')\(Self.foreign)
                """, [.text(moderator), .text(moderator)]))
    }

    /// Whether somebody has written it, or got it.
    public func isParty(_ account: String, to id: String) throws -> Bool {
        try connection.row(
            "SELECT id FROM motivation_message WHERE id = ? AND (sender = ? OR reader = ?)",
            [.text(id), .text(account), .text(account)]) != nil
    }

    /// Decides, and writes it down; what is approved goes to whoever has waited longest. Throws ``Deeds/Done`` if somebody
    /// else has.
    /// - Parameter reason: for whoever wrote it, and for the log; only of what is rejected.
    /// - Returns: who is to be told.
    public func decide(
        _ verdict: Verdict, _ id: String, by moderator: String, reason: String, at now: Int64
    ) throws -> [Notices.Told] {
        let (set, states): (String, String) =
            switch verdict {
            case .approve: ("state = 'ready'", "('waiting')")
            case .reject: ("state = 'rejected', reason = ?", "('waiting', 'reported')")
            case .keep: ("state = 'aside', phrase = NULL, text = NULL", "('reported')")
            }
        let row = try connection.row(
            """
            UPDATE motivation_message SET \(set) WHERE id = ? AND state IN \(states) RETURNING sender, reader, author
            """, (verdict == .reject ? [.text(reason)] : []) + [.text(id)])
        guard let row else { throw Deeds.Done(try Deeds(connection).latest(of: id)) }
        let sender = try row.optionalText("sender")
        let name = try sender.flatMap {
            try connection.row("SELECT user_name FROM account WHERE id = ?", [.text($0)])?.text("user_name")
        }
        try Deeds(connection).write(
            verdict.deed, id, try name ?? row.optionalText("author") ?? "", of: sender, by: moderator,
            reason: reason, at: now)
        switch verdict {
        case .approve: return try deliverReady(at: now)
        case .reject:
            // What has arrived can't be held back any more: its reader is rid of it, and its sender hears nothing of that.
            guard let sender, try row.optionalText("reader") == nil else { return [] }
            return [Notices.Told(account: sender, id: id)]
        case .keep: return []
        }
    }
}

extension Encouragements.Verdict {
    fileprivate var deed: Deeds.What {
        switch self {
        case .approve: .approvedEncouragement
        case .reject: .rejectedEncouragement
        case .keep: .keptEncouragement
        }
    }
}

extension Encouragements.Kept {
    fileprivate init(_ row: StoredRow) throws(StoreError) {
        let isReported = try row.text("state") == "reported"
        self.init(
            id: try row.text("id"), by: try row.optionalText("author_name"),
            phrase: try row.optionalText("phrase"), text: try row.optionalText("text"),
            at: try row.integer("since"), report: nil)
        if isReported {
            report = Reported(
                by: try row.optionalText("reporter"),
                reason: Report.Reason(rawValue: try row.optionalText("report") ?? "") ?? .other,
                text: try row.optionalText("report_text") ?? "")
        }
    }
}

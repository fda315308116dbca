public import API

/// What moderators see of it: own words before they arrive, and what was reported. Only they see who wrote it.
extension Encouragements {
    public struct Kept: Sendable, Hashable {
        public var id: String
        public var sender: String
        /// The sender's user name.
        public var by: String
        public var phrase: String?
        public var text: String?
        /// Since when it waits to be looked at.
        public var at: Int64
        public var report: Reported?

        public struct Reported: Sendable, Hashable {
            /// The reader's user name; nil = they take no part any more.
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

    /// Those to be looked at, the longest waiting first.
    public func open(after place: TimePlace? = nil, limit: Int) throws -> [Kept] {
        let condition = place == nil ? "" : " AND (\(Self.since), motivation_message.id) > (?, ?)"
        return try connection.rows(
            """
            SELECT motivation_message.*, \(Self.since) AS since, author.user_name AS author_name,
                reporter.user_name AS reporter_name
            FROM motivation_message JOIN account AS author ON author.id = motivation_message.sender
                LEFT JOIN account AS reporter ON reporter.id = motivation_message.reader
            WHERE motivation_message.state IN ('waiting', 'reported')\(condition)
            ORDER BY \(Self.since), motivation_message.id LIMIT ?
            """, (place.map { [.integer($0.at), .text($0.id)] } ?? []) + [.integer(limit)]
        ).map { try Kept($0) }
    }

    public func countOpen() throws -> Int {
        Int(
            try connection.number(
                "SELECT COUNT(*) FROM motivation_message WHERE state IN ('waiting', 'reported')"))
    }

    /// Whose it is; nil = there is none, or its sender has taken it back.
    public func sender(of id: String) throws -> String? {
        try connection.row("SELECT sender FROM motivation_message WHERE id = ?", [.text(id)])?.text("sender")
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
            UPDATE motivation_message SET \(set) WHERE id = ? AND state IN \(states) RETURNING sender
            """, (verdict == .reject ? [.text(reason)] : []) + [.text(id)])
        guard let row else { throw Deeds.Done(try Deeds(connection).latest(of: id)) }
        let sender = try row.text("sender")
        let name = try connection.row("SELECT user_name FROM account WHERE id = ?", [.text(sender)])?
            .text("user_name")
        try Deeds(connection).write(
            verdict.deed, id, name ?? "", of: sender, by: moderator, reason: reason, at: now)
        switch verdict {
        case .approve: return try deliverReady(at: now)
        case .reject: return [Notices.Told(account: sender, id: id)]
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
            id: try row.text("id"), sender: try row.text("sender"), by: try row.text("author_name"),
            phrase: try row.optionalText("phrase"), text: try row.optionalText("text"),
            at: try row.integer("since"), report: nil)
        if isReported {
            report = Reported(
                by: try row.optionalText("reporter_name"),
                reason: Report.Reason(rawValue: try row.optionalText("report") ?? "") ?? .other,
                text: try row.optionalText("report_text") ?? "")
        }
    }
}

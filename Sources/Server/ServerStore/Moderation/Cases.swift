public import API

/// What has been reported, within a transaction: one open case a target, with all its reports in it.
public struct Cases {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public struct Case: Sendable, Hashable {
        public var id: String
        public var kind: ReportTarget.Kind
        /// See ``Subject/key``.
        public var target: String
        /// Whose it is; nil = nobody's any more.
        public var author: String?
        public var name: String
        /// What was reported, as it was then: see ``Subject/content``.
        public var was: String
        /// Milliseconds since 1970.
        public var openedAt: Int64
        public var closedAt: Int64?
        /// What closed it.
        public var deed: String?
        public var reports: Int

        public var place: TimePlace { TimePlace(at: closedAt ?? openedAt, id: id) }
    }

    public struct Stored: Sendable, Hashable {
        /// The reporter's user name.
        public var by: String
        public var kind: ReportTarget.Kind
        /// The dish or the user name, as it was then.
        public var name: String
        public var reason: Report.Reason
        public var text: String
        public var at: Int64
    }

    /// Writes a report down.
    /// - Parameter report: has been looked through.
    /// - Returns: false if the account has one in the open case already.
    public func add(_ report: Report, about subject: Subject, by account: String, at now: Int64) throws
        -> Bool
    {
        let id = try open(about: subject, at: now)
        return try connection.run(
            """
            INSERT INTO report (report_case, account, reason, text, at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            [
                .text(id), .text(account), .text(report.reason.rawValue), .text(report.text),
                .integer(now),
            ]) == 1
    }

    /// The open case about something, which is there from now on.
    private func open(about subject: Subject, at now: Int64) throws -> String {
        // One that is there may be closed at this very moment: then there is another one.
        for _ in 0..<3 {
            if let open = try open(subject.kind, subject.key) { return open.id }
            // Of two who report something at once, one opens the case.
            try connection.run(
                """
                INSERT INTO report_case (id, kind, target, author, name, was, opened_at)
                VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
                """,
                [
                    .text(RowID.new(at: now)), .text(subject.kind.rawValue), .text(subject.key),
                    .text(subject.author), .text(subject.name), .text(subject.content), .integer(now),
                ])
        }
        throw StoreError(.damaged, cause: "no case for a report")
    }

    /// Closes the case about something, if there is one, and tells whoever has reported it.
    /// - Parameter deed: by what.
    public func close(_ kind: ReportTarget.Kind, _ target: String, by deed: String, at now: Int64) throws
        -> [Notices.Told]
    {
        guard let open = try open(kind, target) else { return [] }
        let closed = try connection.run(
            "UPDATE report_case SET closed_at = ?, deed = ? WHERE id = ? AND closed_at IS NULL",
            [.integer(now), .text(deed), .text(open.id)])
        guard closed == 1 else { return [] }
        let post = try Subjects(connection).find(kind, target)?.post
        return try connection.rows("SELECT account FROM report WHERE report_case = ?", [.text(open.id)])
            .compactMap { row in
                try Notices(connection).tell(
                    row.text("account"), .report, post: post, text: open.name, deed: deed, at: now)
            }
    }

    // MARK: Reading

    private static let columns = """
        report_case.id, report_case.kind, report_case.target, report_case.author, report_case.name,
        report_case.was, report_case.opened_at, report_case.closed_at, report_case.deed,
        (SELECT COUNT(*) FROM report WHERE report.report_case = report_case.id) AS reports
        """

    public func find(_ id: String) throws -> Case? {
        try connection.row("SELECT \(Self.columns) FROM report_case WHERE id = ?", [.text(id)])
            .map { try Case($0) }
    }

    /// The same, for whoever is about to decide about it: another waits until they have.
    public func claim(_ id: String) throws -> Case? {
        _ = try connection.row(
            "SELECT id FROM report_case WHERE id = ?" + connection.dialect.locking, [.text(id)])
        return try find(id)
    }

    /// Closes one about what isn't there any more.
    public func close(_ gone: Case, by moderator: String, reason: String, at now: Int64) throws
        -> [Notices.Told]
    {
        let written = try Deeds(connection).write(
            .keptReported, gone.target, gone.name, is: gone.kind, of: gone.author, by: moderator,
            reason: reason,
            at: now)
        return written.told + (try close(gone.kind, gone.target, by: written.id, at: now))
    }

    func open(_ kind: ReportTarget.Kind, _ target: String) throws -> Case? {
        try connection.row(
            "SELECT \(Self.columns) FROM report_case WHERE kind = ? AND target = ? AND closed_at IS NULL",
            [.text(kind.rawValue), .text(target)]
        ).map { try Case($0) }
    }

    /// Those that wait, the longest first.
    public func waiting(after place: TimePlace? = nil, limit: Int) throws -> [Case] {
        let condition = place == nil ? "" : " AND (opened_at, id) > (?, ?)"
        return try connection.rows(
            """
            SELECT \(Self.columns) FROM report_case WHERE closed_at IS NULL\(condition)
            ORDER BY opened_at, id LIMIT ?
            """, (place.map { [.integer($0.at), .text($0.id)] } ?? []) + [.integer(limit)]
        ).map { try Case($0) }
    }

    /// Those that most people have reported.
    public func mostReported(limit: Int) throws -> [Case] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM report_case WHERE closed_at IS NULL
            ORDER BY reports DESC, opened_at, id LIMIT ?
            """, [.integer(limit)]
        ).map { try Case($0) }
    }

    /// Those that have been decided, the latest first.
    public func closed(after place: TimePlace? = nil, limit: Int) throws -> [Case] {
        let (condition, values) = place.condition("closed_at", "id")
        return try connection.rows(
            """
            SELECT \(Self.columns) FROM report_case WHERE closed_at IS NOT NULL\(condition)
            ORDER BY closed_at DESC, id DESC LIMIT ?
            """, values + [.integer(limit)]
        ).map { try Case($0) }
    }

    public func count() throws -> Int {
        Int(try connection.number("SELECT COUNT(*) FROM report_case WHERE closed_at IS NULL"))
    }

    private static let reportColumns = """
        report.reason, report.text, report.at, report_case.kind, report_case.name, account.user_name
        """
    private static let reportTables = """
        report JOIN account ON account.id = report.account
            JOIN report_case ON report_case.id = report.report_case
        """

    /// The first first.
    public func reports(of id: String) throws -> [Stored] {
        try connection.rows(
            """
            SELECT \(Self.reportColumns) FROM \(Self.reportTables)
            WHERE report.report_case = ? ORDER BY report.at, account.user_name
            """, [.text(id)]
        ).map { try Stored($0) }
    }

    /// All that an account has reported.
    public func reports(by account: String) throws -> [Stored] {
        try connection.rows(
            """
            SELECT \(Self.reportColumns) FROM \(Self.reportTables)
            WHERE report.account = ? ORDER BY report.at
            """, [.text(account)]
        ).map { try Stored($0) }
    }

    // MARK: When an account goes

    /// Nothing is kept of what went with an account, nor a case that nobody but it has reported.
    func leave(_ account: String, _ posts: AccountDeletion.Posts) throws {
        let mark = posts == .delete ? "" : " AND kind IN ('person', 'review', 'collection')"
        try connection.run("DELETE FROM report_case WHERE author = ?\(mark)", [.text(account)])
        try connection.run(
            """
            DELETE FROM report_case WHERE closed_at IS NULL
                AND id IN (SELECT report_case FROM report WHERE account = ?)
                AND NOT EXISTS (SELECT 1 FROM report WHERE report.report_case = report_case.id AND report.account <> ?)
            """, [.text(account), .text(account)])
    }
}

extension Cases.Case {
    fileprivate init(_ row: StoredRow) throws(StoreError) {
        guard let kind = ReportTarget.Kind(rawValue: try row.text("kind")) else {
            throw StoreError(.damaged, cause: "a case")
        }
        self.init(
            id: try row.text("id"), kind: kind, target: try row.text("target"),
            author: try row.optionalText("author"), name: try row.text("name"), was: try row.text("was"),
            openedAt: try row.integer("opened_at"), closedAt: try row.optionalInteger("closed_at"),
            deed: try row.optionalText("deed"), reports: Int(try row.integer("reports")))
    }
}

extension Cases.Stored {
    fileprivate init(_ row: StoredRow) throws(StoreError) {
        guard let kind = ReportTarget.Kind(rawValue: try row.text("kind")) else {
            throw StoreError(.damaged, cause: "a case")
        }
        self.init(
            by: try row.text("user_name"), kind: kind, name: try row.text("name"),
            reason: Report.Reason(rawValue: try row.text("reason")) ?? .other, text: try row.text("text"),
            at: try row.integer("at"))
    }
}

public import API

/// What went wrong in windows, within a transaction (SR05).
public struct Bugs {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Milliseconds after which a report is forgotten: half a year.
    public static let term: Int64 = 180 * 86_400_000

    /// Reports that are of the same thing.
    public struct Bug: Sendable, Hashable {
        public var id: String
        public var kind: BugReport.Kind
        /// The function that it was in, or what was said first.
        public var title: String
        public var isDone: Bool
        /// The versions in which it had been seen when it was said to be mended, the last one seen first.
        public var doneVersions: [String]
        /// Milliseconds since 1970.
        public var lastAt: Int64
        public var reports: Int
        /// How many people have reported it.
        public var people: Int
        /// Those in which it was seen, each once.
        public var versions: [String]

        public var place: TimePlace { TimePlace(at: lastAt, id: id) }
    }

    public struct Report: Sendable, Hashable {
        public var report: BugReport
        /// The user name.
        public var by: String
        /// Milliseconds since 1970.
        public var at: Int64
    }

    /// Writes down a report. What was said to be mended is open again if it is seen in a version in which it hadn't been.
    public func add(_ report: BugReport, by account: String, at now: Int64) throws {
        let id = try bug(of: report, at: now)
        try connection.run(
            """
            INSERT INTO bug_report (id, bug, account, at, version, system, language, words, cause, frames, pages)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(RowID.new(at: now)), .text(id), .text(account), .integer(now), .text(report.version),
                .text(report.system), .text(report.language), .text(report.words), .text(report.cause),
                try .json(report.frames), try .json(report.pages),
            ])
    }

    private func bug(of report: BugReport, at now: Int64) throws -> String {
        let print = report.fingerprint.map(Secrets.hash)
        // Two at once of the same crash are one all the same.
        let row = try connection.row(
            """
            INSERT INTO bug (id, kind, print, title, is_done, last_at) VALUES (?, ?, ?, ?, 0, ?)
            ON CONFLICT (print) DO UPDATE SET last_at = excluded.last_at
            RETURNING id, is_done, done_versions
            """,
            [
                .text(RowID.new(at: now)), .text(report.kind.rawValue), .text(print), .text(report.title),
                .integer(now),
            ])
        guard let row else { throw StoreError(.damaged, cause: "a bug went") }
        let id = try row.text("id")
        if try row.flag("is_done"), try !Self.doneVersions(row).contains(report.version) {
            _ = try set(id, isDone: false)
        }
        return id
    }

    private static func doneVersions(_ row: StoredRow) throws -> [String] {
        try row.text("done_versions").split(separator: "\n").map(String.init)
    }

    // MARK: Reading

    /// The latest first.
    public func list(isDone: Bool, after place: TimePlace? = nil, limit: Int) throws -> [Bug] {
        let condition = place.condition("last_at", "id")
        return try connection.rows(
            """
            SELECT * FROM bug WHERE is_done = ?\(condition.sql) ORDER BY last_at DESC, id DESC LIMIT ?
            """, [.flag(isDone)] + condition.values + [.integer(limit)]
        ).map(bug)
    }

    public func find(_ id: String) throws -> Bug? {
        try connection.row("SELECT * FROM bug WHERE id = ?", [.text(id)]).map(bug)
    }

    /// Those of one, the latest first.
    public func reports(of bug: String, limit: Int) throws -> [Report] {
        try connection.rows(
            """
            SELECT bug_report.*, account.user_name, bug.kind FROM bug_report
            JOIN account ON account.id = bug_report.account JOIN bug ON bug.id = bug_report.bug
            WHERE bug = ? ORDER BY at DESC, bug_report.id DESC LIMIT ?
            """, [.text(bug), .integer(limit)]
        ).map(report)
    }

    /// What an account has reported, the latest first.
    public func reports(by account: String) throws -> [Report] {
        try connection.rows(
            """
            SELECT bug_report.*, account.user_name, bug.kind FROM bug_report
            JOIN account ON account.id = bug_report.account JOIN bug ON bug.id = bug_report.bug
            WHERE bug_report.account = ? ORDER BY at DESC, bug_report.id DESC
            """, [.text(account)]
        ).map(report)
    }

    public func countOpen() throws -> Int {
        Int(try connection.number("SELECT COUNT(*) FROM bug WHERE is_done = 0"))
    }

    // MARK: Working

    /// Mended, after the versions in which it has been seen; or open again.
    /// - Returns: whether there is such a one.
    public func set(_ id: String, isDone: Bool) throws -> Bool {
        guard let bug = try find(id) else { return false }
        try connection.run(
            "UPDATE bug SET is_done = ?, done_versions = ? WHERE id = ?",
            [.flag(isDone), .text(isDone ? bug.versions.joined(separator: "\n") : ""), .text(id)])
        return true
    }

    /// Forgets reports after their term, and what nobody has reported any more.
    public func sweep(at now: Int64) throws {
        try connection.run("DELETE FROM bug_report WHERE at < ?", [.integer(now - Self.term)])
        try forgetUnreported()
    }

    /// Nothing stays of what nobody reports any more: its name may be what somebody has said.
    func forgetUnreported() throws {
        try connection.run(
            "DELETE FROM bug WHERE NOT EXISTS (SELECT 1 FROM bug_report WHERE bug_report.bug = bug.id)")
    }

    private func bug(_ row: StoredRow) throws -> Bug {
        let id = try row.text("id")
        guard let kind = BugReport.Kind(rawValue: try row.text("kind")) else {
            throw StoreError(.damaged, cause: "a bug's kind")
        }
        let counts = try connection.row(
            "SELECT COUNT(*) AS reports, COUNT(DISTINCT account) AS people FROM bug_report WHERE bug = ?",
            [.text(id)])
        // The last one seen first.
        let versions = try connection.rows(
            "SELECT version FROM bug_report WHERE bug = ? GROUP BY version ORDER BY MAX(at) DESC LIMIT 50",
            [.text(id)]
        ).map { try $0.text("version") }
        return Bug(
            id: id, kind: kind, title: try row.text("title"), isDone: try row.flag("is_done"),
            doneVersions: try Self.doneVersions(row), lastAt: try row.integer("last_at"),
            reports: Int(try counts?.integer("reports") ?? 0),
            people: Int(try counts?.integer("people") ?? 0),
            versions: versions)
    }

    private func report(_ row: StoredRow) throws -> Report {
        guard let kind = BugReport.Kind(rawValue: try row.text("kind")) else {
            throw StoreError(.damaged, cause: "a bug's kind")
        }
        return Report(
            report: BugReport(
                kind, version: try row.text("version"), system: try row.text("system"),
                language: try row.text("language"), words: try row.text("words"),
                cause: try row.optionalText("cause"), frames: try row.json([String].self, "frames"),
                pages: try row.json([String].self, "pages")),
            by: try row.text("user_name"), at: try row.integer("at"))
    }
}

extension BugReport {
    /// What it is called among others.
    fileprivate var title: String {
        switch kind {
        case .crash: "\(cause ?? "?"): \(frames.first ?? "?")"
        case .problem: String((words.split(whereSeparator: \.isNewline).first ?? "").prefix(120))
        }
    }
}

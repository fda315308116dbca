public import API

/// Who has asked for another look at what a moderator has decided, within a transaction.
public struct Appeals {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public enum Refusal: Error, Sendable, Hashable {
        /// There is no such decision about something of theirs.
        case nothing
        /// They have asked before; or it has been decided otherwise since.
        case over
        /// Whoever decided doesn't decide about that again, as long as somebody else can.
        case sameModerator
    }

    public struct Appeal: Sendable, Hashable {
        public var deed: Deeds.Deed
        /// Whose it is.
        public var account: String
        public var userName: String
        public var text: String
        /// Milliseconds since 1970.
        public var at: Int64

        public var place: TimePlace { TimePlace(at: at, id: deed.id) }
    }

    /// - Parameter draft: has been looked through.
    public func add(_ draft: AppealDraft, by account: String, at now: Int64) throws {
        guard let deed = try Deeds(connection).find(draft.decision), deed.author == account,
            deed.what.canBeAppealed
        else { throw Refusal.nothing }
        guard try Deeds(connection).latest(of: deed.target) == deed, try subject(of: deed)?.isHeld == true
        else { throw Refusal.over }
        let added = try connection.run(
            "INSERT INTO appeal (deed, account, text, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [.text(deed.id), .text(account), .text(draft.text), .integer(now)])
        guard added == 0 else { return }
        // Whoever has lost the answer asks the same again.
        let before = try connection.row(
            "SELECT text FROM appeal WHERE deed = ? AND decided_at IS NULL", [.text(deed.id)])
        guard try before?.text("text") == draft.text else { throw Refusal.over }
    }

    /// What a decision was about, as it is now.
    public func subject(of deed: Deeds.Deed) throws -> Subject? {
        guard let kind = deed.kind else { return nil }
        return try Subjects(connection).find(kind, deed.target)
    }

    /// Puts it back, or leaves it as it is; its author hears of it.
    /// - Parameter answer: what they read.
    public func decide(
        _ isUpheld: Bool, deed id: String, by moderator: StoredAccount, answer: String, at now: Int64
    ) throws -> [Notices.Told] {
        guard let appeal = try find(id) else { throw Refusal.nothing }
        let deed = appeal.deed, name = moderator.shown.userName
        if let refusal = try refusal(of: appeal, to: moderator) { throw refusal }
        let decided = try connection.run(
            "UPDATE appeal SET decided_at = ?, is_upheld = ?, answer = ? WHERE deed = ? AND decided_at IS NULL",
            [.integer(now), .flag(isUpheld), .text(answer), .text(id)])
        guard decided == 1 else { throw Deeds.Done(try Deeds(connection).latest(of: deed.target)) }
        // What its author has deleted or changed meanwhile, or somebody has put back, is as it is.
        guard let subject = try subject(of: deed), subject.isHeld else { return [] }
        guard isUpheld else {
            let written = try Deeds(connection).write(
                .declinedAppeal, deed.target, deed.name, is: subject.kind, of: appeal.account,
                post: subject.post,
                comment: subject.comment, by: name, reason: answer, at: now)
            return written.told
        }
        return try Removals(connection).restore(subject, by: name, reason: answer, at: now)
    }

    /// Why somebody doesn't decide about one; nil = they may.
    public func refusal(of appeal: Appeal, to moderator: StoredAccount) throws -> Refusal? {
        let name = moderator.shown.userName
        if appeal.account == moderator.shown.id { return .sameModerator }
        guard appeal.deed.moderator == name, moderator.shown.role != .owner else { return nil }
        return try hasOthers(than: name) ? .sameModerator : nil
    }

    private func hasOthers(than name: String) throws -> Bool {
        try connection.number(
            """
            SELECT COUNT(*) FROM account WHERE role <> 'member' AND suspension IS NULL
                AND second_factor IS NOT NULL AND user_name <> ?
            """, [.text(name)]) > 0
    }

    // MARK: Reading

    private static let columns = """
        appeal.account, appeal.text AS said, appeal.at AS asked_at, account.user_name, \(Deeds.Deed.columns)
        """

    private static let tables = """
        appeal JOIN deed ON deed.id = appeal.deed JOIN account ON account.id = appeal.account
        """

    func find(_ deed: String) throws -> Appeal? {
        try connection.row(
            "SELECT \(Self.columns) FROM \(Self.tables) WHERE appeal.deed = ?", [.text(deed)]
        ).map { try Appeal($0) }
    }

    /// Those that wait, the longest first.
    public func waiting(after place: TimePlace? = nil, limit: Int) throws -> [Appeal] {
        let condition = place == nil ? "" : " AND (appeal.at, appeal.deed) > (?, ?)"
        return try connection.rows(
            """
            SELECT \(Self.columns) FROM \(Self.tables) WHERE appeal.decided_at IS NULL\(condition)
            ORDER BY appeal.at, appeal.deed LIMIT ?
            """, (place.map { [.integer($0.at), .text($0.id)] } ?? []) + [.integer(limit)]
        ).map { try Appeal($0) }
    }

    public func count() throws -> Int {
        Int(try connection.number("SELECT COUNT(*) FROM appeal WHERE decided_at IS NULL"))
    }

    /// What an account has said, by the decision.
    public func list(of account: String) throws -> [String: String] {
        try connection.rows("SELECT deed, text FROM appeal WHERE account = ?", [.text(account)])
            .reduce(into: [:]) { $0[try $1.text("deed")] = try $1.text("text") }
    }
}

extension Appeals.Appeal {
    fileprivate init(_ row: StoredRow) throws(StoreError) {
        self.init(
            deed: try Deeds.Deed(row), account: try row.text("account"), userName: try row.text("user_name"),
            text: try row.text("said"), at: try row.integer("asked_at"))
    }
}

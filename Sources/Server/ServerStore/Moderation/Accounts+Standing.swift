public import API

/// What a server's owner and its moderators do about people.
extension Accounts {
    /// People by their names, or by what is in them, a page at a time.
    /// - Parameters:
    ///   - words: of the user name or the display name; empty = all.
    ///   - role: only these.
    ///   - name: the last of the page before.
    public func search(
        _ words: String, role: Account.Role? = nil, after name: String = "", limit: Int
    ) throws -> [StoredAccount] {
        let pattern = "%" + Self.plain(words.lowercased()) + "%"
        let condition = role == nil ? "" : " AND role = ?"
        return try connection.rows(
            """
            SELECT \(StoredAccount.columns) FROM account
            WHERE user_name > ? AND (user_name LIKE ? ESCAPE '!' OR LOWER(display_name) LIKE ? ESCAPE '!')\(condition)
            ORDER BY user_name LIMIT ?
            """,
            [.text(name), .text(pattern), .text(pattern)] + (role.map { [.text($0.rawValue)] } ?? [])
                + [.integer(limit)]
        ).map(account)
    }

    /// So that each sign means itself behind `LIKE`.
    static func plain(_ words: String) -> String {
        String(words.flatMap { "!%_".contains($0) ? ["!", $0] : [$0] })
    }

    public func setLicence(_ isGiven: Bool, id: String) throws {
        // Also one that was paid for.
        try set([("has_licence", .flag(isGiven))] + (isGiven ? [] : [("licence_payment", .null)]), id)
    }

    /// - Parameter reason: why they write nothing in the community for now; nil = they may again.
    public func suspend(_ reason: String?, id: String) throws { try set([("suspension", .text(reason))], id) }

    /// Those who have the most pictures and clips, in bytes.
    public func largest(limit: Int) throws -> [StoredAccount] {
        try connection.rows(
            """
            SELECT \(StoredAccount.columns) FROM account WHERE used_bytes > 0
            ORDER BY used_bytes DESC, user_name LIMIT ?
            """, [.integer(limit)]
        ).map(account)
    }
}

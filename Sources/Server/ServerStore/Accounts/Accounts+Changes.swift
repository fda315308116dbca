public import API

extension Accounts {
    /// What `PATCH /v1/account` changes. What is nil stays.
    public func change(_ change: AccountChange, id: String) throws {
        var columns: [(String, SQLValue)] = []
        if let name = change.displayName { columns.append(("display_name", .text(name))) }
        for (column, text) in [
            ("phone", change.phone), ("first_name", change.firstName), ("last_name", change.lastName),
            ("place", change.place), ("room", change.room),
        ] {
            if let text { columns.append((column, text.isEmpty ? .null : .text(text))) }
        }
        if let list = change.cuisines { columns.append(("cuisines", .text(List.write(list)))) }
        if let list = change.diets { columns.append(("diets", .text(List.write(list)))) }
        if let list = change.allergies { columns.append(("allergies", .text(List.write(list)))) }
        if let language = change.language { columns.append(("language", .text(language))) }
        if let openness = change.openness { columns.append(("openness", .text(openness.rawValue))) }
        try set(columns, id)
        if change.displayName != nil { try SearchIndex(connection).put(account: id) }
    }

    /// Throws ``StoreError/Kind/taken`` if somebody has it.
    public func setUserName(_ name: String, id: String) throws {
        try set([("user_name", .text(UserName.folded(name)))], id)
        try SearchIndex(connection).put(account: id)
    }

    public func setPassword(_ hash: String, id: String) throws { try set([("password", .text(hash))], id) }

    public func setRole(_ role: Account.Role, id: String) throws {
        try set([("role", .text(role.rawValue))], id)
    }

    public func setCook(_ isCook: Bool, id: String) throws { try set([("is_cook", .flag(isCook))], id) }

    public func setPicture(_ hash: String?, id: String) throws { try set([("picture", .text(hash))], id) }

    public func setAllowance(_ bytes: Int?, id: String) throws {
        try set([("allowed_bytes", bytes.map { .integer(Int64($0)) } ?? .null)], id)
    }

    /// An address that has been asked for and waits to be confirmed.
    public func setNewEmail(_ email: String?, id: String) throws {
        try set([("new_email", .text(email))], id)
    }

    /// Whoever has asked for another address no longer counts: the password has changed. The link of the letter
    /// that went there is worthless.
    public func giveUpNewEmail(of account: StoredAccount) throws {
        guard account.shown.newEmail != nil else { return }
        try setNewEmail(nil, id: account.shown.id)
        try Tickets(connection).withdraw(.confirmation, account: account.shown.id)
    }

    /// An address without confirmation, where no mail is sent.
    public func setEmail(_ email: String?, id: String) throws {
        try set(
            [
                ("email", .text(email)), ("email_folded", .text(email.map(EmailAddress.folded))),
                ("is_confirmed", 0), ("new_email", .null),
            ], id)
    }

    /// The address belongs to this account from now on. Throws ``StoreError/Kind/taken`` if another one has
    /// confirmed it meanwhile.
    public func confirm(email: String, id: String) throws {
        try set(
            [
                ("email", .text(email)), ("email_folded", .text(EmailAddress.folded(email))),
                ("is_confirmed", 1), ("new_email", .null),
            ], id)
    }

    // MARK: The second factor

    public func wantSecondFactor(_ secret: String?, id: String) throws {
        try set([("second_factor_wanted", .text(secret))], id)
    }

    /// - Parameter step: that of the code which showed that its owner has it.
    public func setSecondFactor(_ secret: String?, step: Int64, id: String) throws {
        try set(
            [
                ("second_factor", .text(secret)), ("second_factor_wanted", .null),
                ("second_factor_step", .integer(step)),
            ], id)
        if secret == nil {
            try connection.run("DELETE FROM recovery WHERE account = ?", [.text(id)])
        }
    }

    /// Marks a code as used.
    /// - Returns: false if it has been meanwhile.
    public func useSecondFactor(step: Int64, id: String) throws -> Bool {
        try connection.run(
            """
            UPDATE account SET second_factor_step = ?
            WHERE id = ? AND (second_factor_step < ? OR second_factor_step > ?)
            """, [.integer(step), .text(id), .integer(step), .integer(step + OneTimeCode.farthest)]) == 1
    }

    public func setRecoveryCodes(_ codes: [String], id: String) throws {
        try connection.run("DELETE FROM recovery WHERE account = ?", [.text(id)])
        for code in codes {
            try connection.run(
                "INSERT INTO recovery (account, hash) VALUES (?, ?)",
                [.text(id), .text(Secrets.hash(code))])
        }
    }

    /// - Returns: whether there was such a code; it is gone then.
    public func useRecoveryCode(_ code: String, id: String) throws -> Bool {
        try connection.run(
            "DELETE FROM recovery WHERE account = ? AND hash = ?", [.text(id), .text(Secrets.hash(code))])
            == 1
    }

    // MARK: Providers

    public func find(provider: String, subject: String) throws -> StoredAccount? {
        let row = try connection.row(
            "SELECT account FROM identity WHERE provider = ? AND subject = ?",
            [.text(provider), .text(subject)])
        return try row.flatMap { try find(id: $0.text("account")) }
    }

    /// Throws ``StoreError/Kind/taken`` if that person signs in to another account.
    public func link(provider: String, subject: String, id: String, at now: Int64) throws {
        try connection.run(
            "INSERT INTO identity (provider, subject, account, linked_at) VALUES (?, ?, ?, ?)",
            [.text(provider), .text(subject), .text(id), .integer(now)])
        try set([], id)
    }

    public func unlink(provider: String, id: String) throws {
        let count = try connection.run(
            "DELETE FROM identity WHERE provider = ? AND account = ?", [.text(provider), .text(id)])
        if count > 0 { try set([], id) }
    }

    func set(_ columns: [(String, SQLValue)], _ id: String) throws {
        let names = columns.map { "\($0.0) = ?, " }.joined()
        try connection.run(
            "UPDATE account SET \(names)revision = revision + 1 WHERE id = ?",
            columns.map(\.1) + [.text(id)])
    }
}

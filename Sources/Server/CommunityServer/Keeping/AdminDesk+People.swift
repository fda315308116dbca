import ServerStore

extension AdminDesk {
    /// Has somebody work in the kitchen, or no longer.
    public func setCook(_ name: String, _ isCook: Bool) async throws {
        try await change(name) { connection, account in
            guard account.shown.isCook != isCook else {
                throw BackUp.Fault("“\(name)” \(isCook ? "is a cook already" : "is no cook")")
            }
            try Accounts(connection).setCook(isCook, id: account.shown.id)
            try Deeds(connection).write(
                isCook ? .madeCook : .dismissedCook, account.shown.id, account.shown.userName, by: Self.name,
                reason: "", at: now)
        }
    }

    /// Gives somebody a licence, or takes it.
    public func setLicence(_ name: String, _ isGiven: Bool) async throws {
        try await change(name) { connection, account in
            guard account.hasLicence != isGiven else {
                throw BackUp.Fault("“\(name)” has \(isGiven ? "one already" : "none")")
            }
            try Accounts(connection).setLicence(isGiven, id: account.shown.id)
            try Deeds(connection).write(
                isGiven ? .gaveLicence : .tookLicence, account.shown.id, account.shown.userName,
                by: Self.name, reason: "", at: now)
        }
    }
}

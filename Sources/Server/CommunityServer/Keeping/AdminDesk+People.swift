import ServerStore

extension AdminDesk {
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

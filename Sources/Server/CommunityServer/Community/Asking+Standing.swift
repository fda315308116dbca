import API
import ServerStore

/// Who may publish, and how.
extension Asking {
    /// Whoever is suspended reads, and takes back what is theirs; no more than that.
    func refuseIfSuspended() async throws {
        guard caller?.isSuspended == true, ![.get, .head, .delete].contains(request.method) else { return }
        let account = try await store.read { try myAccount($0) }
        guard let reason = account.suspension else { return }
        throw Problem.suspended(reason)
    }

    /// Whether a moderator looks first at what this account publishes. Moderators are looked at by nobody: they could
    /// let it pass themselves.
    func mustWait(_ account: StoredAccount) -> Bool {
        guard backroom.settings.publishing == .moderated, !account.isModerator else { return false }
        return !(account.hasLicence && backroom.settings.trusted == .atOnce)
    }

    /// Whoever asks, if they look after what others publish.
    func moderator(_ connection: any Connection) throws -> StoredAccount {
        let account = try myAccount(connection)
        guard account.isModerator else { throw Problem.forbidden("it takes a moderator") }
        return account
    }
}

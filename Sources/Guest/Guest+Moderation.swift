public import API
import Web

/// What an account tells the moderators, and asks of them (SP5, SR03).
extension Guest {
    /// What went wrong in this window, for whoever looks after the server.
    /// - Parameter key: made before the first try: with the same one, it is there once.
    public func report(_ report: BugReport, key: String) async throws(GuestTrouble) {
        try await send(.reportBug, try Self.encoded(report), key: key)
    }

    /// - Parameter key: made before the first try and kept until there is an answer: with the same one, it is reported
    ///   once.
    public func report(_ report: Report, key: String) async throws(GuestTrouble) -> ReportAnswer {
        try await ask(.report, report, key: key)
    }

    /// Asks for another look at a decision, which is done once.
    public func appeal(_ draft: AppealDraft) async throws(GuestTrouble) {
        try await send(.appeal, try Self.encoded(draft))
    }
}

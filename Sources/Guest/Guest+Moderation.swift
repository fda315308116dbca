public import API
import Web

/// What an account tells the moderators, and asks of them (SP5, SR03).
extension Guest {
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

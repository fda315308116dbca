/// A write that waits for its transaction.
struct PendingWrite: Sendable {
    /// Carries it out.
    /// - Returns: how it went.
    let attempt: @Sendable (SQLiteConnection) -> Outcome

    /// Whether what it did is to stay, and what whoever waits is to be told when the transaction has ended.
    struct Outcome: Sendable {
        var isKept: Bool
        /// Called once: with nil when all of it is safe, with the reason when the transaction failed.
        var settle: @Sendable ((any Error)?) -> Void
    }

    init<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer,
        _ continuation: CheckedContinuation<Answer, any Error>
    ) {
        attempt = { connection in
            do {
                let answer = try work(connection)
                if let error = connection.setback.error { throw error }
                return Outcome(isKept: true) { failure in
                    if let failure {
                        continuation.resume(throwing: failure)
                    } else {
                        continuation.resume(returning: answer)
                    }
                }
            } catch {
                return Outcome(isKept: false) { _ in continuation.resume(throwing: error) }
            }
        }
        refuse = { continuation.resume(throwing: $0) }
    }

    /// Instead of an attempt.
    let refuse: @Sendable (any Error) -> Void
}

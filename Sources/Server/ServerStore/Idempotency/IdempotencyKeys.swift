/// Keys that clients make up for requests whose effect must not be doubled, within a transaction.
///
/// The answer is stored with the effect: whoever lost it asks again with the same key, and gets the same
/// answer. What was refused has had no effect, so nothing is stored of it, and its key is free.
public struct IdempotencyKeys {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Milliseconds for which an answer is kept: 30 days.
    public static let patience: Int64 = 30 * 86_400_000

    /// A request as it is told from others.
    public struct Attempt: Sendable, Hashable {
        public var account: String
        /// The client's, one for each thing that is to be done once.
        public var key: String
        /// A code of method, path and body: the same for the same request only.
        public var request: String

        public init(account: String, key: String, request: String) {
            (self.account, self.key, self.request) = (account, key, request)
        }
    }

    /// The key came with another request before.
    public struct Reused: Error, Hashable { public init() {} }

    /// What was answered to the same request before; nil if it is new. Throws ``Reused``.
    public func answer(to attempt: Attempt) throws -> StoredAnswer? {
        let row = try connection.row(
            "SELECT request, status, headers, answer FROM idempotency WHERE account = ? AND key = ?",
            [.text(attempt.account), .text(attempt.key)])
        guard let row else { return nil }
        guard try row.text("request") == attempt.request else { throw Reused() }
        return try StoredAnswer(row)
    }

    /// Does something, unless it has been done. Throws ``Reused``.
    /// - Returns: the answer, and whether it is one that was given before.
    public func once(
        _ attempt: Attempt, at now: Int64, _ effect: () throws -> StoredAnswer
    ) throws -> (answer: StoredAnswer, isRepeated: Bool) {
        // First of all, so that another writer with the same key waits here rather than does it, too.
        let isNew =
            try connection.run(
                """
                INSERT INTO idempotency (account, key, request, status, headers, answer, at)
                VALUES (?, ?, ?, 0, '{}', '', ?) ON CONFLICT (account, key) DO NOTHING
                """,
                [.text(attempt.account), .text(attempt.key), .text(attempt.request), .integer(now)]) == 1
        if !isNew {
            guard let answer = try answer(to: attempt) else {
                throw StoreError(.busy, cause: "an answer that went meanwhile")
            }
            return (answer, true)
        }
        let answer = try effect()
        try connection.run(
            "UPDATE idempotency SET status = ?, headers = ?, answer = ? WHERE account = ? AND key = ?",
            [
                .integer(answer.status), .text(try answer.headersText), .text(answer.body),
                .text(attempt.account), .text(attempt.key),
            ])
        return (answer, false)
    }

    /// No answer was given at a time to come.
    func settle(at now: Int64) throws {
        try connection.run(
            "UPDATE idempotency SET at = ? WHERE at > ?",
            [.integer(now), .integer(now + ClockSense.slack)])
    }

    public func sweep(at now: Int64) throws {
        try connection.run("DELETE FROM idempotency WHERE at <= ?", [.integer(now - Self.patience)])
    }
}

/// What a server keeps: a database with its schema, and what belongs to the whole of it.
public struct Store: Sendable {
    public let database: any Database
    /// By chance; another one after it has been put back from a back-up, so that windows know that the
    /// server has forgotten something.
    public let epoch: String
    /// 32 bytes that only the server knows: for signing what it gives out and wants back unchanged.
    public let key: [UInt8]

    /// What came of the last write.
    public let pulse = StorePulse()

    /// Opens a store, and brings its schema up to date.
    public init(_ database: any Database, now: Int64) async throws {
        guard Secrets.isReady else { throw StoreError(.broken, cause: "libsodium doesn't start") }
        self.database = database
        try await Schema.bringUpToDate(database, now: now)
        let fresh = (epoch: Secrets.hexadecimal(Secrets.bytes(8)), key: Secrets.token())
        (epoch, key) = try await database.write { connection in
            for (name, value) in [("epoch", fresh.epoch), ("key", fresh.key)] {
                try connection.run(
                    "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
                    [.text(name), .text(value)])
            }
            let epoch = try connection.row("SELECT value FROM meta WHERE name = 'epoch'")?.text("value")
            let key = try connection.row("SELECT value FROM meta WHERE name = 'key'")?.text("value")
            guard let epoch, let key else { throw StoreError(.damaged, cause: "no epoch") }
            return (epoch, Secrets.sha256(Array(key.utf8)))
        }
    }

    public func read<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer { try await database.read(work) }

    /// Reads with one statement; a second one is ``StoreError/Kind/broken``. For what is asked with every request.
    public func look<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer { try await database.look { try work(SingleQuestion($0)) } }

    @discardableResult public func write<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer {
        do {
            let answer = try await database.write(work)
            pulse.feel(nil)
            return answer
        } catch {
            if let error = error as? StoreError { pulse.feel(error) }
            throw error
        }
    }

    /// Tries whether something can be written that needs room, if the last write came to nothing: nobody else
    /// might try for hours.
    public func tryAgain() async {
        guard pulse.trouble != nil else { return }
        let words = String(repeating: "x", count: 64 << 10)
        do {
            try await write { connection in
                try connection.run(
                    """
                    INSERT INTO meta (name, value) VALUES ('trial', ?)
                    ON CONFLICT (name) DO UPDATE SET value = excluded.value
                    """, [.text(words)])
            }
            pulse.recover()
            try await write { try $0.run("DELETE FROM meta WHERE name = 'trial'") }
        } catch {
            // The pulse has felt it.
        }
    }

    public func close() async { await database.close() }

    /// After it was put back from a back-up: a new epoch, nobody signed in any more, nothing waiting that
    /// was to be sent from the old one, nor answers that say that it was sent; and nothing known of the clock,
    /// which may be another machine's, and has gone on since.
    public static func markRestored(_ database: any Database) async throws {
        try await database.write { connection in
            try connection.run(
                "UPDATE meta SET value = ? WHERE name = 'epoch'",
                [.text(Secrets.hexadecimal(Secrets.bytes(8)))])
            for table in [
                "session", "console_session", "ticket", "mail", "failure", "blob_claim", "idempotency",
            ] {
                try connection.run("DELETE FROM \(table)")
            }
            try connection.run("DELETE FROM meta WHERE name IN ('clock', 'trial')")
        }
    }
}

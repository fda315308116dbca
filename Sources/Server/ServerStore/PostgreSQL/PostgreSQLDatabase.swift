/// A database of PostgreSQL, for a server that has outgrown one file or one process.
///
/// Writes are serializable: what was written with one writer in mind stays true with many. Where two are in
/// each other's way, one is begun again.
public struct PostgreSQLDatabase: Database {
    let address: PostgreSQLAddress
    private let readers: PostgreSQLCrew
    private let writers: PostgreSQLCrew

    public var dialect: Dialect { .postgreSQL }

    /// Nothing is opened before it is needed, and what is gone is opened again: so a server may start before
    /// its database, and outlive it.
    /// - Parameters:
    ///   - readers: how many may read at the same time.
    ///   - writers: how many may write at the same time.
    public init(_ address: PostgreSQLAddress, readers: Int = 4, writers: Int = 4) {
        self.address = address
        self.readers = PostgreSQLCrew(address, count: readers, name: "reader")
        self.writers = PostgreSQLCrew(address, count: writers, name: "writer")
    }

    public func read<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer {
        try await readers.perform { try $0.read(work) }
    }

    public func look<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer {
        try await readers.perform { try $0.look(work) }
    }

    @discardableResult public func write<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer {
        try await writers.perform { try $0.write(work) }
    }

    public func backUp(to path: String) async throws {
        try await readers.perform { hand in
            try hand.read { try StoreCopy.write($0, to: path) }
        }
    }

    /// Puts what a back-up has in the place of all that is there, or changes nothing. While a server runs on
    /// it, from whatever machine, it is ``StoreError/Kind/busy``.
    /// - Parameter path: a file of SQLite with the same schema.
    public func replaceAll(by path: String) async throws {
        try await write { connection in
            try connection.run(Dialect.unhurried)
            let row = try connection.row(
                "SELECT pg_try_advisory_xact_lock(\(PostgreSQLHand.presence)) AS alone")
            guard try row?.flag("alone") == true else {
                throw StoreError(.busy, cause: "a server runs on it")
            }
            try StoreCopy.read(path: path, into: connection)
        }
    }

    /// By NOTIFY, which has room for 8,000 bytes and keeps nothing for those who don't listen.
    public func tellOthers(_ words: String) async throws {
        try await readers.perform { try $0.tell(words) }
    }

    public func hearing() -> AsyncStream<String>? { PostgreSQLEar.listen(address) }

    public func close() async {
        await writers.close()
        await readers.close()
    }

    /// What a database must be like to be trusted with a kitchen.
    public struct Facts: Sendable, Hashable {
        /// "15.4".
        public var version: String
        /// Whether it makes sure of what it has acknowledged: "on", all three.
        public var fsync: String
        public var fullPageWrites: String
        public var synchronousCommit: String
        /// "UTF8".
        public var encoding: String

        public var isSafe: Bool {
            fsync == "on" && fullPageWrites == "on" && synchronousCommit != "off" && encoding == "UTF8"
        }
    }

    public func facts() async throws -> Facts {
        try await read { connection in
            func setting(_ name: String) throws -> String {
                try connection.row("SELECT current_setting(?) AS value", [.text(name)])?.text("value") ?? ""
            }
            return Facts(
                version: try setting("server_version"), fsync: try setting("fsync"),
                fullPageWrites: try setting("full_page_writes"),
                synchronousCommit: try setting("synchronous_commit"),
                encoding: try setting("server_encoding"))
        }
    }
}

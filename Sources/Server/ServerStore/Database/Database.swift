/// A database in which a server keeps all but pictures and clips.
///
/// Work is handed to it whole. It may be begun again from its beginning when another writer was in the way,
/// so it has no effect but through its connection, and files that are put where they belong for good. After a
/// statement that fails nothing more is carried out: whoever wants to go on does so in another transaction.
public protocol Database: Sendable {
    var dialect: Dialect { get }

    /// Reads in one transaction: what is read belongs together.
    func read<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer

    /// Reads with one statement, which is one state by itself and spares what a transaction costs.
    func look<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer

    /// Writes in a transaction. When this returns, what was written outlives a power cut; when it throws,
    /// nothing of it was written.
    @discardableResult func write<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer

    /// Copies all of it into a new file of SQLite while others go on.
    func backUp(to path: String) async throws

    /// Tells other processes that use the same database; where nobody else can, nobody is told. It is a hint
    /// and may get lost.
    func tellOthers(_ words: String) async throws

    /// What was told by ``tellOthers(_:)``, in this process too; nil if nobody else can. It ends when nobody
    /// takes it any more.
    func hearing() -> AsyncStream<String>?

    /// Ends what is under way and lets go of it.
    func close() async
}

extension Database {
    public func look<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer { try await read(work) }

    public func tellOthers(_ words: String) async throws {}
    public func hearing() -> AsyncStream<String>? { nil }
}

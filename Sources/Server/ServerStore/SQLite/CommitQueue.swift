import GRDB

/// Collects writes and carries out many in one transaction, each within a savepoint of its own: so a disk
/// that takes 3 ms to make sure of a transaction makes sure of up to 64 writes in that time, and one that
/// fails takes no other along.
actor CommitQueue {
    /// Writes a transaction at most; more would make the first one wait too long.
    static let batch = 64
    /// Writes that may wait; with more of them the server is not keeping up, and says so.
    static let limit = 4096

    private let pool: DatabasePool
    private var waiting: [PendingWrite] = []
    private var isWorking = false
    private var isClosed = false
    private var waitingForRest: [CheckedContinuation<Void, Never>] = []

    init(_ pool: DatabasePool) { self.pool = pool }

    func add(_ write: PendingWrite) {
        guard !isClosed else { return write.refuse(StoreError(.unreachable, cause: "closed")) }
        guard waiting.count < Self.limit else {
            return write.refuse(StoreError(.busy, cause: "\(waiting.count) writes wait"))
        }
        waiting.append(write)
        guard !isWorking else { return }
        isWorking = true
        // A task of its own: that of whoever asks may be cancelled, which must not end others' writes.
        Task { await work() }
    }

    /// Takes no more, and waits until all that it took is done.
    func close() async {
        isClosed = true
        guard isWorking else { return }
        await withCheckedContinuation { waitingForRest.append($0) }
    }

    private func work() async {
        while !waiting.isEmpty {
            let writes = Array(waiting.prefix(Self.batch))
            waiting.removeFirst(writes.count)
            await Self.carryOut(writes, in: pool)
        }
        isWorking = false
        for continuation in waitingForRest { continuation.resume() }
        waitingForRest = []
    }

    private nonisolated static func carryOut(_ writes: [PendingWrite], in pool: DatabasePool) async {
        do {
            let outcomes = try await pool.writeWithoutTransaction { database in
                var outcomes: [PendingWrite.Outcome] = []
                do {
                    try database.inTransaction(.immediate) {
                        for write in writes {
                            try database.inSavepoint {
                                let outcome = write.attempt(SQLiteConnection(database: database))
                                outcomes.append(outcome)
                                return outcome.isKept ? .commit : .rollback
                            }
                        }
                        return .commit
                    }
                } catch {
                    let error = StoreError(sqlite: error)
                    for outcome in outcomes { outcome.settle(error) }
                    for write in writes.dropFirst(outcomes.count) { write.refuse(error) }
                    return [PendingWrite.Outcome]()
                }
                return outcomes
            }
            for outcome in outcomes { outcome.settle(nil) }
        } catch {
            // The closure throws nothing: the pool is closed.
            for write in writes { write.refuse(StoreError(.unreachable, cause: "closed")) }
        }
    }
}

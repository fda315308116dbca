import GRDB

/// Collects writes and carries out many in one transaction, each within a savepoint of its own: so a disk
/// that takes 3 ms to make sure of a transaction makes sure of up to 64 writes in that time, and one that
/// fails takes no other along. Work may be begun a second time.
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

    /// Together if that can be, each alone if not.
    private nonisolated static func carryOut(_ writes: [PendingWrite], in pool: DatabasePool) async {
        guard let error = await attempt(writes, in: pool) else { return }
        if error.kind == .busy {
            // Another process had it, and none was begun: once more.
            guard let error = await attempt(writes, in: pool) else { return }
            for write in writes { write.refuse(error) }
        } else if writes.count == 1 {
            writes[0].refuse(error)
        } else {
            // One that the disk has no room for takes the whole transaction along, with those that would fit.
            for write in writes {
                if let error = await attempt([write], in: pool) { write.refuse(error) }
            }
        }
    }

    /// One of a transaction's writes has ended it.
    private struct Upset: Error {}

    /// Carries them out in one transaction.
    /// - Returns: nil if all know how they went; otherwise none does, nothing was kept, and this is why.
    private nonisolated static func attempt(_ writes: [PendingWrite], in pool: DatabasePool) async
        -> StoreError?
    {
        do {
            return try await pool.writeWithoutTransaction { database in
                var outcomes: [PendingWrite.Outcome] = []
                do {
                    try database.inTransaction(.immediate) {
                        for write in writes {
                            try database.inSavepoint {
                                let outcome = write.attempt(SQLiteConnection(database: database))
                                outcomes.append(outcome)
                                // SQLite ends all of it when there is no room left, or the disk fails.
                                guard database.isInsideTransaction else { throw Upset() }
                                return outcome.isKept ? .commit : .rollback
                            }
                        }
                        return .commit
                    }
                } catch is Upset {
                    guard writes.count == 1, let outcome = outcomes.first, !outcome.isKept else {
                        return StoreError(.broken, cause: "a transaction was ended")
                    }
                    // It was alone, and knows itself why.
                    outcome.settle(nil)
                    return nil
                } catch {
                    return StoreError(sqlite: error)
                }
                for outcome in outcomes { outcome.settle(nil) }
                return nil
            }
        } catch {
            // The closure throws nothing: the pool is closed.
            return StoreError(.unreachable, cause: "closed")
        }
    }
}

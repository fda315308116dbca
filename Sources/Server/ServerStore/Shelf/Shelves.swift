public import Sync

/// What is asked of an account's shelf, each in one transaction.
public struct Shelves: Sendable {
    public var store: Store
    public var keeper = Keeper()
    /// Bytes for an account of which nothing else is said.
    public var allowance: Int

    public init(_ store: Store, allowance: Int) { (self.store, self.allowance) = (store, allowance) }

    /// An answer, and whether the shelf has moved.
    public struct Outcome: Sendable {
        public var answer: ShelfAnswer
        public var moved: Bool
        /// The account's counter.
        public var seq: Int
    }

    public func answer(_ question: ShelfQuestion, of account: String, at now: Int64) async throws -> Outcome {
        let keeper = keeper, epoch = store.epoch, allowance = allowance
        return try await store.write { connection in
            var shelf = SQLShelf(connection, account: account, epoch: epoch, at: now, isWriting: true)
            let before = try shelf.head().seq
            let room = try Self.room(of: account, allowance, connection)
            // Its size before this question and what that has added; a record may grow by its own size.
            var growth = 0
            let answer = try keeper.answer(question, from: &shelf, at: Int(now)) { patch, before, after in
                let new = after.blobs.subtracting(before?.blobs ?? [])
                for hash in new where try Blobs(connection).find(hash, of: account) == nil {
                    return .blobMissing
                }
                let size = after.weight - (before?.weight ?? 0)
                guard size <= 0 || growth + size <= room else { return .quota }
                growth += size
                return nil
            }
            try Blobs(connection).account(shelf.growth, for: account)
            let seq = try shelf.head().seq
            return Outcome(answer: answer, moved: seq != before, seq: seq)
        }
    }

    /// Rows behind a revision, as they are on the shelf.
    public func rows(of account: String, after rev: Int, limit: Int) async throws -> [Row] {
        let epoch = store.epoch
        return try await store.read { connection in
            try SQLShelf(connection, account: account, epoch: epoch, at: 0, isWriting: false)
                .rows(after: rev, limit: limit)
        }
    }

    /// Where the shelf stands.
    public func seq(of account: String) async throws -> Int {
        let epoch = store.epoch
        return try await store.read { connection in
            try SQLShelf(connection, account: account, epoch: epoch, at: 0, isWriting: false).head().seq
        }
    }

    /// Lets go of what was removed, and of kept versions, long enough ago: an account at a time, so that
    /// nobody waits long.
    public func purge(at now: Int64) async throws {
        let keeper = keeper, epoch = store.epoch
        let time = now - Int64(min(keeper.bounds.goneFor, keeper.bounds.keptFor))
        let accounts = try await store.read { connection in
            try connection.rows(
                """
                SELECT DISTINCT account FROM shelf_row
                WHERE (gone = 1 AND changed_at < ?) OR kept_since < ?
                """, [.integer(time), .integer(time)]
            ).map { try $0.text("account") }
        }
        for account in accounts {
            var isMore = true
            while isMore {
                isMore = try await store.write { connection in
                    var shelf = SQLShelf(connection, account: account, epoch: epoch, at: now, isWriting: true)
                    let isMore = try keeper.purge(&shelf, at: Int(now), limit: 200)
                    try Blobs(connection).account(shelf.growth, for: account)
                    return isMore
                }
            }
        }
    }

    /// Bytes that the account may still use.
    private static func room(
        of account: String, _ allowance: Int, _ connection: any Connection
    ) throws -> Int {
        let row = try connection.row(
            "SELECT used_bytes, allowed_bytes FROM account WHERE id = ?\(connection.dialect.locking)",
            [.text(account)])
        guard let row else { throw StoreError(.forbidden, cause: "no such account") }
        let allowed = try row.optionalInteger("allowed_bytes").map(Int.init) ?? allowance
        return allowed - Int(try row.integer("used_bytes"))
    }
}

extension Row {
    /// Bytes, near enough to judge whether there is room.
    fileprivate var weight: Int {
        fields.reduce(200) { $0 + $1.key.utf8.count + $1.value.value.text.utf8.count + 100 }
            + kept.reduce(0) { $0 + $1.value.text.utf8.count + 150 }
    }
}

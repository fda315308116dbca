/// A machine's side of an account's shelf.
///
/// What it knows is in a ``ShelfStore``: rows as the server sent them last, and the patches that wait. What is
/// shown is always both together, so a change is there at once, with or without a network. Each call belongs
/// in one transaction of the store; if it throws, nothing has happened. Time and new names are arguments.
///
/// One question is out at a time:
/// ```swift
/// let question = try shelf.question(in: &store)                  // and commit, then send
/// let news = try shelf.receive(answer, to: question, fresh: id, in: &store)
/// if news.asksAgain { … }                                        // a bounded number of times
/// ```
public struct Shelf: Sendable {
    public var kinds: KindTable
    public var bounds: Bounds
    package var safeguards = Safeguards.all

    public init(kinds: KindTable = .kitchen, bounds: Bounds = Bounds()) {
        (self.kinds, self.bounds) = (kinds, bounds)
    }

    /// As it is shown: the server's row and what waits; nil if there is nothing, or it was removed, or it is
    /// of a kind that only a newer program knows.
    public func record(_ key: RecordKey, in store: some ShelfStore) throws -> ShelfRecord? {
        guard kinds.knows(key.kind) else { return nil }
        return record(key, of: try store.row(key), try store.waiting(key))
    }

    /// As a row and all that waits of it make it, for those who have read them.
    public func record(_ key: RecordKey, of row: Row?, _ waiting: [Waiting]) -> ShelfRecord? {
        guard kinds.knows(key.kind) else { return nil }
        let sight = Sight(row, waiting)
        guard sight.isThere else { return nil }
        return ShelfRecord(
            key: key, fields: sight.fields,
            kept: sight.kept,
            isWaiting: waiting.contains { $0.problem == nil }, problems: waiting.compactMap(\.problem))
    }
}

import GRDB
import Synchronization

/// Reads in the journal which parts have changed since it last did, and tells them: at every commit of this
/// program, and when it is asked to look for those of others. Its work is done where the library is written,
/// one after the other.
final class JournalReader: TransactionObserver, Sendable {
    private let tell: @Sendable (Set<LibraryPart>) -> Void
    private let lineage: Atomic<Int64>, sequence: Atomic<Int64>
    /// SQLite's, which goes up with every commit of others.
    private let version: Atomic<Int64>
    private let isOver = Atomic(false)

    init(_ db: Database, tell: @escaping @Sendable (Set<LibraryPart>) -> Void) throws {
        self.tell = tell
        let mark = try Self.mark(db)
        lineage = Atomic(mark.lineage)
        sequence = Atomic(mark.sequence)
        version = Atomic(try Self.version(db))
    }

    /// Tells nothing from now on.
    func end() { isOver.store(true, ordering: .sequentiallyConsistent) }

    /// Looks whether others have written.
    func lookForOthers(_ db: Database) throws {
        let now = try Self.version(db)
        if version.exchange(now, ordering: .relaxed) != now { try look(db) }
    }

    private func look(_ db: Database) throws {
        guard !isOver.load(ordering: .sequentiallyConsistent) else { return }
        let mark = try Self.mark(db)
        let known = sequence.exchange(mark.sequence, ordering: .relaxed)
        let isAnother = lineage.exchange(mark.lineage, ordering: .relaxed) != mark.lineage
        guard isAnother || mark.sequence != known else { return }
        // Backwards it goes only in a file that was changed by other means.
        let isUnknown = isAnother || mark.sequence < known
        let kinds = try String.fetchAll(
            db.cachedStatement(sql: "SELECT DISTINCT kind FROM journal WHERE sequence > ?"),
            arguments: [isUnknown ? 0 : known])
        let parts = Set(kinds.map(LibraryPart.init(kind:)))
        tell(isUnknown ? parts.union(LibraryPart.own) : parts)
    }

    private static func mark(_ db: Database) throws -> JournalMark {
        let last = "SELECT IFNULL(MAX(sequence), 0) FROM journal"
        return JournalMark(
            lineage: try RecipeBox.lineage(db),
            sequence: try Int64.fetchOne(db.cachedStatement(sql: last)) ?? 0)
    }

    private static func version(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    }

    // MARK: TransactionObserver

    /// The journal says all; single rows needn't be told.
    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidRollback(_ db: Database) {}

    func databaseDidCommit(_ db: Database) {
        // Where the journal can't be read, the pages had better look themselves, and find out what is wrong.
        do { try look(db) } catch {
            if !isOver.load(ordering: .sequentiallyConsistent) { tell(LibraryPart.own) }
        }
    }
}

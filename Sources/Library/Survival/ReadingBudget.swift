import CSQLite
import GRDB
import Synchronization

/// How much SQLite may do to read one file from elsewhere: as much as any library of that size needs, and
/// then no more. Reading that was called off ends within milliseconds, whatever SQLite is at.
///
/// One for all connections to one file. Asked by SQLite on the thread that reads.
final class ReadingBudget: Sendable {
    private let left: Atomic<Int>
    private let isCalledOff: @Sendable () -> Bool

    /// Steps of SQLite's machine between two questions: some microseconds.
    static let stride = 1000
    /// To check a whole library takes two steps a byte, to index and to copy it some more.
    static let stepsPerByte = 32, least = 50_000_000

    init(steps: Int, isCalledOff: @escaping @Sendable () -> Bool = { false }) {
        left = Atomic(steps)
        self.isCalledOff = isCalledOff
    }

    convenience init(
        for file: LibraryFile, isCalledOff: @escaping @Sendable () -> Bool = { false }
    ) {
        // A petabyte is no library's size, but a file without content may say so.
        let log = LibraryFile(path: file.path + "-wal").size
        let bytes = min(file.size, 1 << 40) + min(log, 1 << 40)
        self.init(steps: Self.least + Self.stepsPerByte * bytes, isCalledOff: isCalledOff)
    }

    /// Steps that are left; below 0 if it went on too long.
    var rest: Int { left.load(ordering: .relaxed) }

    /// Whether SQLite is to end what it is at.
    func isUsedUp() -> Bool {
        if isCalledOff() { return true }
        return left.subtract(Self.stride, ordering: .relaxed).newValue < 0
    }

    /// For what SQLite isn't asked about, as between two statements; throws if reading was called off.
    func goOn(_ file: LibraryFile) throws {
        if isCalledOff() { throw LibraryError(.cancelled, path: file.path, cause: "called off") }
    }

    /// Does what reads the file; where it does more than any library needs, the file is no sound one.
    func spend<T>(on file: LibraryFile, _ work: () throws -> T) throws -> T {
        do { return try work() } catch let error as DatabaseError
            where error.resultCode == .SQLITE_INTERRUPT && rest < 0
        {
            throw LibraryError(
                .damaged, path: file.path, cause: "it takes longer than any library of its size")
        }
    }

    /// Watches a connection from now on; it must not outlive the budget.
    func watch(_ connection: OpaquePointer?) {
        sqlite3_progress_handler(
            connection, CInt(Self.stride), askReadingBudget, Unmanaged.passUnretained(self).toOpaque())
    }
}

/// SQLite's question whether to go on; anything but 0 ends the statement with SQLITE_INTERRUPT.
private func askReadingBudget(_ context: UnsafeMutableRawPointer?) -> CInt {
    guard let context else { return 1 }
    return Unmanaged<ReadingBudget>.fromOpaque(context).takeUnretainedValue().isUsedUp() ? 1 : 0
}

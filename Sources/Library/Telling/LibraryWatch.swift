import GRDB

/// Hears what changes in a library for as long as it is kept; whoever lets go of it hears no more.
public final class LibraryWatch: Sendable {
    private let reader: JournalReader
    private let database: any DatabaseWriter
    private let path: String
    /// Nil where no other process can write, or the system can't say that one does.
    private let log: LogWatch?

    init(_ reader: JournalReader, _ database: any DatabaseWriter, path: String, log: LogWatch?) {
        self.reader = reader
        self.database = database
        self.path = path
        self.log = log
    }

    deinit { reader.end() }

    /// Looks whether another program has written, and tells it before it returns. It is done by itself when
    /// the library's log grows; to be asked where a system doesn't notice that, as with a drive in the
    /// network.
    public func lookForOthers() async throws(LibraryError) {
        do {
            try await database.writeWithoutTransaction { [reader] db in try reader.lookForOthers(db) }
        } catch { throw LibraryError(error, path: path) }
    }
}

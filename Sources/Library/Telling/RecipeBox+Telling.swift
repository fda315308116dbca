import GRDB

extension RecipeBox {
    /// Tells what changes in the library from now on, whoever writes it: this program or another one. What a
    /// change sets to what it was is none; one that touches several parts is told once.
    /// - Parameter heard: called on a thread of the library's, which waits for it: it hands on what it hears
    ///   and does nothing else, least of all with the library.
    public func observe(
        _ heard: @escaping @Sendable (Set<LibraryPart>) -> Void
    ) async throws(LibraryError) -> LibraryWatch {
        do {
            let reader = try await database.writeWithoutTransaction { db in
                let reader = try JournalReader(db, tell: heard)
                // It is kept by the watch, and let go of with it.
                db.add(transactionObserver: reader)
                return reader
            }
            let isShared = database is DatabasePool
            let log =
                isShared
                ? LogWatch(LibraryFile(path: path).real.path + "-wal") { [database] in
                    // What can't be asked now is asked at the next change.
                    try? database.writeWithoutTransaction { try reader.lookForOthers($0) }
                } : nil
            return LibraryWatch(reader, database, path: path, log: log)
        } catch { throw LibraryError(error, path: path) }
    }
}

import GRDB

extension RecipeBox {
    /// Makes every write fail, or no longer, as on a disk that lets nothing be written: to try the program
    /// out.
    public func pretendReadOnly(_ isReadOnly: Bool) async throws(LibraryError) {
        do {
            try await database.writeWithoutTransaction {
                try $0.execute(sql: "PRAGMA query_only = \(isReadOnly)")
            }
        } catch { throw LibraryError(error, path: path) }
    }
}

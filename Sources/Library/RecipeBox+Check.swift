import GRDB

extension RecipeBox {
    /// Reads the whole library and throws `.damaged` if any of it is unsound; about 1 ms a megabyte.
    public func check() async throws(LibraryError) {
        let file = LibraryFile(path: path)
        try await read { try file.checkPages($0) }
    }
}

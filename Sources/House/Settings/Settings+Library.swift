public import Library

/// How settings are kept: a row of the library each.
extension Settings {
    public static func read(from box: RecipeBox) async throws(LibraryError) -> Settings {
        Settings(kept: try await box.settings())
    }

    /// Keeps what is different from what was kept before.
    public func save(in box: RecipeBox, since old: Settings) async throws(LibraryError) {
        try await box.set(changes(since: old))
    }
}

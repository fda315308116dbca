import Library
import Recipes

extension ReaderTrial {
    /// A case is what was changed in the bytes of a library.
    static let libraryFile = ReaderTrial("LibraryFile") { (bytes) throws(BrokenPromise) in
        guard let library = try? LibraryCase(changes: bytes) else { return 0 }
        return try visit(library)
    }

    /// A case is what was put into the rows of a library.
    static let libraryRows = ReaderTrial("LibraryRows") { (bytes) throws(BrokenPromise) in
        guard let library = try? LibraryCase(rows: String(decoding: bytes, as: UTF8.self)) else { return 0 }
        return try visit(library)
    }

    /// Goes through every door that a library comes in by, and looks at all that is behind it.
    private static func visit(_ library: LibraryCase) throws(BrokenPromise) -> Int {
        let path = library.path
        let result: Result<Int, BrokenPromise> = Errand.run {
            do throws(BrokenPromise) { return .success(try await visit(path)) } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func visit(_ path: String) async throws(BrokenPromise) -> Int {
        guard let house = try? RecipeBox.inMemory() else { return 0 }
        var arrivals: [Arrival] = []
        try? RecipeBox.handOver(from: path) { arrival in
            arrivals.append(arrival)
            return arrivals.count < most
        }
        _ = try? house.receive(arrivals, at: 100)
        var found = try await LibraryVisit(box: house).all()
        _ = try? await RecipeBox.look(into: path)
        if (try? await house.restore(from: path)) != nil { found += try await LibraryVisit(box: house).all() }
        try? house.close()
        // As the cook's own: whoever has one that was damaged, or brought in by an earlier version.
        guard let own = try? RecipeBox.open(at: path) else { return found }
        found += try await LibraryVisit(box: own).all()
        try? own.close()
        return found
    }
}

import Foundation
import GRDB

/// Copies that are kept by themselves, and what the cook says of them.
extension RecipeBox {
    /// What came of keeping a copy.
    public enum Kept: Sendable, Hashable {
        /// The last one is not old enough yet.
        case notDue
        case made
        /// The library has shrunk by half since this one, which is kept until the cook says that it may go.
        case shrunk(since: BackUp)
    }

    /// What the cook has said of copies that held much more, in the library's settings.
    private struct CopyWord: Codable, Sendable {
        static let key = "copies"
        /// Copies made up to then may go, or have been answered for; in seconds since 1970.
        var mayGo = 0.0
        var answered = 0.0
    }

    /// Keeps a sound copy beside the library, for the day when it is damaged, if the last one is older than
    /// `interval` seconds. Two are kept, and for good what held much more than the library holds now; see
    /// `CopyShelf`. To be called when the program has nothing else to do.
    @discardableResult
    public func keepBackUp(every interval: Double = 86_400, at now: Double) async throws(LibraryError) -> Kept
    {
        guard !path.isEmpty else { return .notDue }
        let shelf = CopyShelf(library: path, schema: schema)
        let word = (try? await setting(CopyWord.key, as: CopyWord.self)) ?? CopyWord()
        do {
            try shelf.finishRotation()
            if let last = LibraryFile(path: shelf.daily[0]).writtenAt, now - last < interval, last <= now {
                return .notDue
            }
            shelf.sweep(before: now - 86_400)
            try LibraryFile(path: shelf.next).fill(from: database)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: now)], ofItemAtPath: shelf.next)
            return try shelf.rotate(sparingAfter: word.mayGo).map { .shrunk(since: $0) } ?? .made
        } catch { throw LibraryError(error, path: path) }
    }

    /// The copy of which the cook has yet to say whether it may go: it holds much more than the library does
    /// now.
    /// - Parameter copies: those that there are.
    public func shrinkage(among copies: [BackUp]) async throws(LibraryError) -> Shrinkage? {
        guard !path.isEmpty else { return nil }
        let answered = try await setting(CopyWord.key, as: CopyWord.self)?.answered ?? 0
        let holds = try await read { try Holdings(of: $0) }
        let before = copies.first {
            $0.occasion == .shrunk && $0.madeAt > answered && $0.holdings.isMuchMore(than: holds)
        }
        return before.map { Shrinkage(before: $0, recipes: holds.recipes, own: holds.own) }
    }

    /// The cook wants a copy that held much more to stay.
    public func keep(_ copy: BackUp) async throws(LibraryError) {
        try await answer { $0.answered = max($0.answered, copy.madeAt) }
    }

    /// The cook doesn't need a copy that held much more: it goes, and no earlier one is kept on its account.
    public func letGo(_ copy: BackUp) async throws(LibraryError) {
        guard copy.occasion == .shrunk else { return }
        try await answer {
            $0.answered = max($0.answered, copy.madeAt)
            $0.mayGo = max($0.mayGo, copy.madeAt)
        }
        let file = LibraryFile(path: copy.path)
        file.remove()
        if file.isThere { throw LibraryError(.readOnly, path: copy.path, cause: "it can't be removed") }
    }

    private func answer(_ change: @escaping @Sendable (inout CopyWord) -> Void) async throws(LibraryError) {
        try await write { db in
            var word = try RecipeBox.setting(CopyWord.key, as: CopyWord.self, db) ?? CopyWord()
            change(&word)
            try RecipeBox.set(word, for: CopyWord.key, db)
        }
    }
}

import Foundation
import Library

/// The library that is open now; a new one once a library that couldn't be opened has been put right.
actor OpenLibrary {
    private let path: String
    private var box: RecipeBox?

    init(path: String) { self.path = path }

    /// Opens and reads it; see ``Opening``.
    func open(checksAll: Bool = false) async throws(LibraryError) -> (box: RecipeBox, opening: Opening) {
        let now = Date().timeIntervalSince1970
        let answer = try await Opening.open(
            at: path, starters: Resources.starters, language: DesktopLanguage.current, at: now,
            checksAll: checksAll)
        box = answer.box
        return answer
    }

    func picture(_ name: String) async -> Data? { (try? await box?.picture(name))?.data }
}

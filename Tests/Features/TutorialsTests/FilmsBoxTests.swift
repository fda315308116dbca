import Foundation
import Library
import Testing

@testable import Tutorials

@Suite("Films in the library") struct FilmsBoxTests {
    @Test("what has been watched is kept, the latest of it") func kept() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "films-\(UUID().uuidString).sqlite")
            .path
        let box = try RecipeBox.open(at: path, with: [FilmsBox.schema])
        var seen = FilmSeen()
        seen.note(40, of: 100)
        try await box.saveFilm("ours/a", seen, at: 1)
        seen.note(99, of: 100)
        try await box.saveFilm("ours/a", seen, at: 2)
        try await box.saveFilm("file/Söße’s.mp4", FilmSeen(), at: 3)
        try box.close()
        let again = try RecipeBox.open(at: path, with: [FilmsBox.schema])
        let known = try await again.filmsSeen()
        #expect(known.count == 2 && known["ours/a"] == seen)
        #expect(known["ours/a"]?.isFinished == true)
    }
}

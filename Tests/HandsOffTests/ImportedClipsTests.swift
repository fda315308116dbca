import Exchange
import Foundation
import House
import Library
import Recipes
import Testing

@testable import Bringing
@testable import HandsOff

/// TR27: clips of steps come in with their recipes; one that can't keeps no recipe out.
@Suite("Clips of recipes that come in", .timeLimit(.minutes(3))) struct ImportedClipsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "hands-off-clips-\(UUID().uuidString)")

    private func film(_ name: String) throws -> Data {
        let parts = #filePath.split(separator: "/").dropLast(2)
        return try Data(
            contentsOf: URL(filePath: "/" + parts.joined(separator: "/") + "/MediaTests/Clips/" + name))
    }

    @MainActor private func bring(
        _ sources: [ImportSource], into box: RecipeBox,
        fetch: @escaping @Sendable (WebQuestion) throws(Refusal) -> SourceFile = { _ throws(Refusal) in
            throw .cancelled
        }
    ) -> ImportReport {
        ImportRun(
            box: box, boxes: [], now: 1, fetch: fetch, log: Launch.log, isCancelled: { false },
            tell: { _, _ in }
        ).run(sources)
    }

    @MainActor @Test func `Films beside a file of Cooklang become clips of its steps`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("Cut @leeks{3}.\n\nStir.\n".utf8).write(to: folder.appending(path: "Soup.cook"))
        try film("h264.mp4").write(to: folder.appending(path: "Soup.0.mp4"))
        try Data("no film at all".utf8).write(to: folder.appending(path: "Soup.1.mp4"))
        let box = try RecipeBox.inMemory()
        let report = bring([.path(folder.path)], into: box)
        #expect(report.new == 1 && report.refused == 0)
        #expect(report.entries.map(\.lacksClips) == [1])
        let id = try #require(report.entries.first?.recipe)
        let recipe = try #require(try await box.recipe(id))
        let name = try #require(recipe.steps[0].clip)
        #expect(recipe.steps[1].clip == nil)
        let clip = try #require(try await box.picture(name))
        #expect(clip.mediaType == "video/webm" && clip.data.starts(with: [0x1A, 0x45, 0xDF, 0xA3]))
        #expect(recipe.steps[0].picture == name + "-poster")
        #expect(try await box.picture(name + "-poster")?.mediaType == "image/jpeg")
        #expect(try await box.storage().unused.count == 0)
    }

    @MainActor @Test func `A page's film is fetched with it, and a file's never is`() async throws {
        let page = """
            {"@context": "https://schema.org", "@type": "Recipe", "name": "Soup", "recipeIngredient": ["leeks"],
            "recipeInstructions": [{"@type": "HowToStep", "text": "Stir.",
            "video": {"@type": "VideoObject", "contentUrl": "https://example.org/stir.mp4"}}]}
            """
        let film = Array(try film("moving.gif"))
        let box = try RecipeBox.inMemory()
        let report = bring([.address("https://example.org/soup")], into: box) { question throws(Refusal) in
            question.isFilm
                ? SourceFile(name: "stir.mp4", bytes: film)
                : SourceFile(name: "soup.json", address: question.address, bytes: Array(page.utf8))
        }
        #expect(report.new == 1 && report.entries.map(\.lacksClips) == [0])
        let id = try #require(report.entries.first?.recipe)
        #expect(try await box.recipe(id)?.steps[0].clip != nil)
        let other = try RecipeBox.inMemory()
        let asked = bring([.text(page)], into: other) { _ throws(Refusal) in
            Issue.record("somebody was asked")
            throw .cancelled
        }
        #expect(asked.new == 1 && asked.entries.map(\.lacksClips) == [1])
    }
}

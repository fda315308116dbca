import Foundation
import Recipes
import Testing

@testable import Library

/// What takes room in the library, and what can go.
@Suite struct StorageTests {
    private func picture(_ name: String, _ bytes: Int, _ type: String = "image/jpeg") -> SavedPicture {
        SavedPicture(name: name, mediaType: type, data: Data(repeating: 7, count: bytes))
    }

    private struct State: Codable, Sendable { var photos: [String], step: [String: String] }

    private func filled() async throws -> RecipeBox {
        let box = try RecipeBox.inMemory()
        for (name, bytes) in [("card", 1000), ("more", 200), ("step", 300), ("lost", 5000), ("drafted", 60)] {
            try await box.save(picture(name, bytes))
        }
        for (name, bytes) in [("clip", 40_000), ("lost-clip", 9000), ("drafted-clip", 800)] {
            try await box.save(picture(name, bytes, "video/webm"))
        }
        try await box.save(
            Recipe(
                id: "a", title: "A", picture: "card",
                steps: [Step(text: "Stir.", picture: "step", clip: "clip")],
                morePictures: ["more"]), at: 1)
        try await box.saveDraft(
            State(photos: ["drafted"], step: ["clip": "drafted-clip"]), "d", title: "", at: 1)
        return box
    }

    @Test func `Pictures and clips are counted, and what nothing names`() async throws {
        let use = try await filled().storage()
        #expect(use.pictures == StorageUse.Share(count: 5, bytes: 6560))
        #expect(use.clips == StorageUse.Share(count: 3, bytes: 49_800))
        #expect(use.unused == StorageUse.Share(count: 2, bytes: 14_000))
        #expect(use.bytes > 56_000)
    }

    @Test func `Only what nothing names goes`() async throws {
        let box = try await filled()
        #expect(try await box.freeUnused() == StorageUse.Share(count: 2, bytes: 14_000))
        for name in ["card", "more", "step", "drafted", "clip", "drafted-clip"] {
            #expect(try await box.picture(name) != nil, "\(name)")
        }
        #expect(try await box.picture("lost") == nil)
        #expect(try await box.picture("lost-clip") == nil)
        #expect(try await box.recipe("a")?.media == ["card", "more", "step", "clip"])
        #expect(try await box.storage().unused.count == 0)
        #expect(try await box.freeUnused() == StorageUse.Share())
    }

    @Test func `A recipe that is taken out lets its pictures go, one that is put back keeps them`()
        async throws
    {
        let box = try await filled()
        let removal = try await box.remove(["a"])
        #expect(try await box.storage().unused.count == 6)
        try await box.restore(removal)
        #expect(try await box.storage().unused.count == 2)
    }

    @Test func `The file becomes smaller by as much`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "storage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let box = try RecipeBox.open(at: folder.appending(path: "library.handsoff").path)
        try await box.save(picture("lost", 3_000_000, "video/webm"))
        let before = try await box.storage().bytes
        _ = try await box.freeUnused()
        #expect(try await box.storage().bytes < before - 2_900_000)
        try box.close()
    }

    @Test func `What is no JSON, as nothing of ours is, stops nothing`() async throws {
        let box = try await filled()
        try await box.write { try $0.execute(sql: "UPDATE draft SET state = '{'") }
        #expect(try await box.storage().unused.count == 4)
    }
}

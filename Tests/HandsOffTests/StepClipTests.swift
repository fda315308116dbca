import Foundation
import Library
import Recipes
import Stage
import Testing

import SyncEngine
@testable import Cooking
@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("TR27, TR28: a clip at a step", .serialized) struct StepClipTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-clip-\(UUID().uuidString)")

    /// A dish of two steps in a window; the second has a clip.
    private func cooking(_ clip: Data?) async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(1280, 800),
            theme: .light,
            camera: .none)
        let box = stage.host.services.box
        try await box.save(
            Recipe(
                id: "dish", title: "Dish", steps: [Step(text: "Wait."), Step(text: "Fold.", clip: "fold")]),
            at: stage.now)
        if let clip { try await box.save(SavedPicture(name: "fold", mediaType: "video/webm", data: clip)) }
        stage.host.settings.knowsControls = true
        stage.host.crossings.cookByID("dish")
        await stage.settle()
        stage.host.handle(.key(KeyPress("right")))
        await stage.settle()
        return stage
    }

    private func clip() throws -> Data {
        try Data(contentsOf: #require(Resources.starters).folder.appending(path: "clips/dicing.webm"))
    }

    @Test("It goes on by the clock, and stands still when it is paused, covered or out of sight") func life()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await cooking(clip())
        let page = try stage.page(CookingPage.self)
        let film = try #require(page.film.screening)
        #expect(film.isPlaying)
        await stage.advance(by: 1)
        #expect(film.position > 0.5)
        func rests(_ what: String) async {
            let position = film.position, version = film.picture?.version
            await stage.advance(by: 1)
            #expect(
                !film.isPlaying && film.position == position && film.picture?.version == version, "\(what)")
        }
        page.film.tap()
        await rests("paused")
        page.film.tap()
        #expect(film.isPlaying)
        page.lookAround(.steps)
        _ = stage.host.rebuild()
        await rests("covered")
        stage.host.dismiss()
        _ = stage.host.rebuild()
        #expect(film.isPlaying)
        stage.host.isHidden = true
        await rests("out of sight")
        stage.host.isHidden = false
        #expect(film.isPlaying)
        // Another page closes it.
        stage.host.handle(.key(KeyPress("left")))
        await stage.settle()
        #expect(!film.isOpen && page.film.screening == nil)
        await stage.finish()
    }

    @Test("While it stands still nobody wakes") func idle() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await cooking(clip())
        try stage.page(CookingPage.self).film.tap()
        await stage.advance(by: 65)
        stage.host.touch()
        _ = stage.host.rebuild()
        #expect(try #require(stage.host.deadline) - stage.now > 1)
        await stage.finish()
    }

    @Test("Who saves data is asked first (AR15)") func savesData() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await cooking(clip())
        stage.host.handle(.key(KeyPress("left")))
        stage.host.settings.savesData = true
        stage.host.handle(.key(KeyPress("right")))
        await stage.settle()
        let film = try stage.page(CookingPage.self).film
        #expect(film.screening?.isPlaying == false)
        #expect(stage.screen.contains(stage.host.words.playClip))
        film.tap()
        #expect(film.screening?.isPlaying == true)
        await stage.finish()
    }

    @Test(
        "One that is gone, damaged or no clip says so, and the step can be read all the same",
        arguments: [0, 1, 2])
    func trouble(kind: Int) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let whole = try clip()
        let stage = try await cooking([nil, Data("no clip at all".utf8), whole.prefix(300)][kind])
        let words = stage.host.words
        let sentences = [words.filmMissing, words.filmUnknown, words.filmDamaged, words.filmWithoutPictures]
        #expect(stage.screen.contains { line in sentences.contains { line.contains($0) } }, "\(stage.screen)")
        #expect(stage.screen.contains { $0.contains("Fold.") })
        stage.host.handle(.key(KeyPress("left")))
        await stage.settle()
        #expect(stage.screen.contains { $0.contains("Wait.") })
        await stage.finish()
    }

    @Test("It comes back out of a library with its recipe, written and read") func survives() async throws {
        let box = try RecipeBox.inMemory()
        let recipe = Recipe(
            id: "dish", title: "Dish", steps: [Step(text: "Fold.", picture: "poster", clip: "fold")])
        try await box.save(recipe, at: 0)
        #expect(try await box.recipe("dish")?.steps.first?.clip == "fold")
        let copy = try JSONDecoder().decode(Recipe.self, from: JSONEncoder().encode(recipe))
        #expect(copy.steps == recipe.steps && copy.media == ["poster", "fold"])
    }

    // MARK: Clips of others (SP6)

    @Test("A name leads to a clip of a post, and nowhere else") func names() {
        let hash = String(repeating: "a", count: 64)
        #expect(ServerClip(name: ServerClip(of: "p1", hash: hash).name) == ServerClip(of: "p1", hash: hash))
        let others = [
            "", hash, "post-clip:", "post-clip:/\(hash)", "post-clip:p1/", "post-clip:p1/../\(hash)",
            "post-clip:p1/\(hash)/x", "post-clip:p1/../../etc/passwd", "post-clip:p1/" + hash.uppercased(),
            "post-picture:p1/\(hash)",
        ]
        for name in others { #expect(ServerClip(name: name) == nil, "\(name)") }
    }

    /// What comes, and when, is the test's to say.
    private final class Courier {
        var begun = 0
        var answer: Result<Bool, FileTrouble> = .success(true)
    }

    @Test("What is on its way comes once, for whoever waits last, and nobody is told aloud who hasn't asked")
    func fetched() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let stage = try await cooking(nil)
        let courier = Courier()
        var arrived: [Bool] = []
        let fetch = FileFetch(nil, stage.host, comesByItself: true) { _, _ in
            courier.begun += 1
            let answer = courier.answer
            return { answer }
        } arrived: { _, isHere in
            arrived.append(isHere)
        }
        var heard: [String] = []
        fetch.begin { heard.append("first") }
        fetch.begin { heard.append("second") }
        #expect(fetch.isComing && courier.begun == 1)
        await stage.settle()
        #expect(heard == ["second"] && !fetch.isComing && fetch.trouble == nil)

        courier.answer = .success(false)
        stage.host.services.speaker.forget()
        fetch.begin(quietly: true) { heard.append("third") }
        await stage.settle()
        #expect(heard == ["second"] && fetch.trouble != nil && courier.begun == 2)
        #expect(await stage.host.services.speaker.heard().contains(.refused) == false)
        fetch.begin { heard.append("fourth") }
        await stage.settle()
        #expect(await stage.host.services.speaker.heard().contains(.refused))

        stage.host.settings.worksOffline = true
        fetch.begin { heard.append("fifth") }
        #expect(!fetch.isComing && fetch.trouble == stage.host.words.fileWaitsForNetwork)
        stage.host.settings.worksOffline = false
        fetch.begin { heard.append("sixth") }
        fetch.cancel()
        await stage.settle()
        #expect(heard == ["second"])

        // Whoever has turned the page hears no more of it, and it comes all the same.
        courier.answer = .success(true)
        arrived = []
        fetch.begin { heard.append("seventh") }
        fetch.leave()
        await stage.settle()
        #expect(heard == ["second"] && arrived == [true])
    }
}

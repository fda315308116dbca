import Foundation
import Language
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal
@testable import Tutorials

/// Films in the whole program (TR12).
@MainActor @Suite("Watching films") struct TutorialsPageTests {
    private static let films = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sessions/Films")

    private func rehearsal() async throws -> Rehearsal {
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-films-\(UUID().uuidString)")
        return try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(1280, 800), theme: .light, camera: .works, films: Self.films)
    }

    private func key(_ name: String, _ stage: Rehearsal) async {
        stage.host.handle(.key(KeyPress(name, [])))
        await stage.settle()
    }

    /// The shelf, and a film from it.
    private func watching(_ title: String) async throws -> (Rehearsal, FilmPage) {
        let stage = try await rehearsal()
        let place = try #require(stage.host.menu.places.first { $0.id == "tutorials" })
        stage.host.visit(place)
        await stage.settle()
        stage.press(title)
        await stage.settle()
        return (stage, try #require(stage.host.page as? FilmPage))
    }

    @Test("keeps the screen awake while a film plays, and no longer") func awake() async throws {
        let (stage, page) = try await watching("Dicing an onion")
        #expect(page.isPlaying && stage.isAwake)
        await key("space", stage)
        #expect(!page.isPlaying && !stage.isAwake)
        await key("k", stage)
        #expect(stage.isAwake)
        await key("escape", stage)
        #expect(!stage.isAwake && page.screening == nil)
        await stage.finish()
    }

    @Test("pauses when nobody can see it, or something lies over it") func covered() async throws {
        let (stage, page) = try await watching("Dicing an onion")
        stage.host.isHidden = true
        await stage.advance(by: 1)
        #expect(!page.isPlaying && !stage.isAwake)
        stage.host.isHidden = false
        await key("space", stage)
        #expect(page.isPlaying)
        await key("f1", stage)
        await stage.advance(by: 1)
        #expect(!page.isPlaying && stage.host.sheet != nil)
        await key("escape", stage)
        await key("space", stage)
        await key("f10", stage)
        await stage.advance(by: 1)
        #expect(!page.isPlaying)
        await stage.finish()
    }

    @Test("wakes for nothing while it stands still") func idle() async throws {
        let (stage, page) = try await watching("Dicing an onion")
        await key("space", stage)
        await stage.advance(by: 10)
        #expect(page.deadline == nil && stage.host.deadline == nil)
        await stage.finish()
    }

    @Test("goes to the window and back with what it is controlled with") func filled() async throws {
        let (stage, page) = try await watching("Dicing an onion")
        await key("f", stage)
        #expect(page.isFilling && !page.hasHeader && page.areControlsShown)
        await stage.advance(by: 4)
        #expect(page.isPlaying && !page.areControlsShown)
        stage.host.handle(.pointerMoved(Point(600, 400)))
        await stage.settle()
        #expect(page.areControlsShown)
        await key("escape", stage)
        #expect(!page.isFilling && stage.host.isShown(page))
        await stage.finish()
    }

    @Test("one that is left goes on there, and one that is over begins anew") func remembered() async throws {
        let (stage, page) = try await watching("Dicing an onion")
        await stage.advance(by: 12)
        await key("escape", stage)
        let known = try await stage.host.services.box.filmsSeen()
        #expect((known[page.film.id]?.position ?? 0) > 11)
        stage.press("Dicing an onion")
        await stage.settle()
        let again = try #require(stage.host.page as? FilmPage)
        #expect(again.position > 11 && again.wentOnAt != nil)
        await key("end", stage)
        await stage.advance(by: 1)
        #expect(again.isAtEnd && again.seen.isFinished && again.seen.goesOnAt == 0)
        await stage.finish()
    }

    @Test("a film for a step gives nothing up, and a place of the menu leads on from it") func cooking()
        async throws
    {
        let stage = try await rehearsal()
        _ = await stage.app.cook("Tomato soup")
        await stage.settle()
        await key("return", stage)
        let cooking = stage.host.page
        stage.press("Film: Dicing an onion")
        await stage.settle()
        #expect((stage.host.page as? FilmPage)?.isFromStep == true)
        stage.host.goBack()
        await stage.settle()
        #expect(stage.host.page === cooking)
        await stage.finish()
    }
}

import Foundation
import Slideshow
import Stage
import Testing

@testable import Cooking
@testable import HandsOff
@testable import House
@testable import Kit
@testable import Rehearsal

@MainActor @Suite("The app") struct AppTests {
    private func rehearsal(_ camera: SessionScript.PretendedCamera = .works) async throws -> Rehearsal {
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-app-\(UUID().uuidString)")
        return try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(1280, 800),
            theme: .light, camera: camera)
    }

    private func cook(_ stage: Rehearsal) async throws {
        #expect(await stage.app.cook("tomato-soup") == nil)
        stage.learnControls()
        await stage.settle()
    }

    @Test("asks for no redraw on Home: idle means idle") func idleHome() async throws {
        let stage = try await rehearsal()
        await stage.advance(by: 5)
        #expect(stage.host.deadline == nil)
        #expect(!stage.host.isStale)
        await stage.finish()
    }

    @Test("wakes once a minute in a slideshow without timers, for the clock") func idleSlideshow()
        async throws
    {
        let stage = try await rehearsal()
        try await cook(stage)
        // Hints have faded, and the minute is young.
        await stage.advance(by: 65)
        let wait = try #require(stage.host.deadline) - stage.now
        #expect(wait > 50 && wait <= 60.1)
        await stage.finish()
    }

    @Test("wakes once a second while a timer runs, when its digits change") func timerTick() async throws {
        let stage = try await rehearsal()
        try await cook(stage)
        stage.host.timers.start("t", recipeID: "tomato-soup", step: 0, name: "T", seconds: 600)
        stage.host.touch()
        await stage.advance(by: 8.25)
        let wait = try #require(stage.host.deadline) - stage.now
        #expect(wait > 0.5 && wait < 1.01)
        await stage.finish()
    }

    @Test("keeps the screen awake while cooking, and only then (TR31)") func awake() async throws {
        let stage = try await rehearsal()
        #expect(!stage.isAwake)
        try await cook(stage)
        #expect(stage.isAwake)
        stage.host.page.giveUp()
        #expect(!stage.isAwake)
        await stage.finish()
    }

    @Test("has the camera open in the slideshow and its check, and nowhere else (TR22)") func cameraOpen()
        async throws
    {
        let stage = try await rehearsal()
        stage.host.settings.gestures = true
        #expect(!stage.host.eye.isOpen)
        try await cook(stage)
        #expect(stage.host.eye.isOpen)
        try stage.page(CookingPage.self).perform(.finish)
        #expect(!stage.host.eye.isOpen)
        stage.visit("settings")
        stage.app.features.waving.checkCamera()
        #expect(stage.host.eye.isOpen)
        stage.host.goBack()
        #expect(!stage.host.eye.isOpen)
        await stage.finish()
    }

    @Test("slides for a fifth of a second, and not at all with reduced motion (TR26)") func slide()
        async throws
    {
        let stage = try await rehearsal()
        try await cook(stage)
        stage.host.handle(.key(KeyPress("right")))
        _ = stage.host.rebuild()
        #expect(try #require(stage.host.deadline) - stage.now < 0.02)
        await stage.advance(by: CookingPage.slideTime + 0.02, settling: false)
        _ = stage.host.rebuild()
        #expect(try #require(stage.host.deadline) - stage.now > 0.02)
        stage.host.settings.reducedMotion = true
        await stage.settle()
        stage.host.handle(.key(KeyPress("right")))
        _ = stage.host.rebuild()
        #expect(try #require(stage.host.deadline) - stage.now > 0.02)
        await stage.finish()
    }

    @Test("repaints little when little changes: the clock's minute, not the page") func damage() async throws
    {
        let stage = try await rehearsal()
        try await cook(stage)
        await stage.advance(by: 30)
        await stage.advance(by: 31, settling: false)
        stage.host.touch()
        let area = stage.host.rebuild().reduce(0) { $0 + $1.width * $1.height }
        #expect(area < 1280 * 800 * 0.02)
        await stage.finish()
    }

    @Test("every page reads from front to back: regions have labels") func labels() async throws {
        let stage = try await rehearsal()
        try await stage.visitEveryPage { page in
            #expect(stage.host.stage.scene.regions.allSatisfy { !$0.spec.label.isEmpty }, "\(page)")
        }
        await stage.finish()
    }

    @Test("touch targets are at least 44 points on every page, 48 but for the small ones within others")
    func touchTargets() async throws {
        let stage = try await rehearsal()
        stage.host.timers.start("t", recipeID: "tomato-soup", step: 0, name: "T", seconds: 600)
        try await stage.visitEveryPage { page in
            for region in stage.host.stage.scene.regions
            where region.spec.press != nil && region.spec.role != .page {
                #expect(
                    region.frame.width >= 44 && region.frame.height >= 44,
                    "\(page): \(region.spec.label): \(region.frame.size)")
            }
        }
        await stage.finish()
    }

    @Test("shows the bar when there are many steps") func manySteps() async throws {
        let stage = try await rehearsal()
        let counts = [6, 12, 13, 60].map { count in
            _ = stage.host.stage.rebuild(at: 0) { Dots(look: stage.host.look, count: count, current: 0) }
            return stage.host.stage.scene.commands.count
        }
        #expect(counts == [6, 12, 2, 2])
        await stage.finish()
    }
}

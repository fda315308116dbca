import Foundation
import Gestures
import Slideshow
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("The preview costs nothing") struct PreviewIdleTests {
    private func cooking(reducedMotion: Bool = false) async throws -> Rehearsal {
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-preview-\(UUID().uuidString)")
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(1280, 800), theme: .light, camera: .works)
        stage.host.settings.gestures = true
        stage.host.settings.reducedMotion = reducedMotion
        #expect(await stage.app.cook("tomato-soup") == nil)
        stage.learnControls()
        // Hints have faded.
        await stage.advance(by: 65)
        return stage
    }

    /// Seconds until the page wants to be built again.
    private func wait(_ stage: Rehearsal) throws -> Double {
        try #require(stage.host.deadline) - stage.now
    }

    private func see(_ report: EyeReport, _ stage: Rehearsal) async {
        #expect(stage.eye.tell(report))
        await stage.takeReports()
        _ = stage.host.rebuild()
    }

    @Test("while a hand rests, and once the meter has fallen: idle means idle") func idle() async throws {
        let stage = try await cooking()
        await see(.glimpse(stage.eye.glimpse(of: .right, 0.7)), stage)
        #expect(try wait(stage) > 1)
        await see(.progress(0), stage)
        #expect(try wait(stage) < 0.04)
        await stage.advance(by: HandMeter.fall + 0.01, settling: false)
        stage.host.touch()
        _ = stage.host.rebuild()
        #expect(try wait(stage) > 1)
        await stage.finish()
    }

    @Test("in movement, where none is wanted: the meter jumps") func reduced() async throws {
        let stage = try await cooking(reducedMotion: true)
        await see(.glimpse(stage.eye.glimpse(of: .right, 0.7)), stage)
        await see(.progress(0), stage)
        #expect(try wait(stage) > 1)
        await stage.finish()
    }

    @Test("in paint: a reading repaints the meter, not the page") func damage() async throws {
        let stage = try await cooking()
        await see(.glimpse(stage.eye.glimpse(of: .right, 0.3)), stage)
        #expect(stage.eye.tell(.progress(0.5)))
        for _ in 0..<3 { await Task.yield() }
        #expect(stage.host.isStale)
        let area = stage.host.rebuild().reduce(0) { $0 + $1.width * $1.height }
        #expect(area > 0 && area < 320 * 16)
        await stage.finish()
    }

    @Test("says its word for three seconds without waking in between") func advice() async throws {
        let stage = try await cooking()
        await see(.glimpse(stage.eye.glimpse(of: .right, 0)), stage)
        await see(.nearMiss(NearMiss(hand: .right, shortfall: .tooSlow, time: 0)), stage)
        await stage.advance(by: 0.3, settling: false)
        stage.host.touch()
        _ = stage.host.rebuild()
        #expect(stage.screen.contains("A little faster"))
        let wait = try wait(stage)
        #expect(wait > 2 && wait < Advice.seconds)
        await stage.advance(by: wait + 0.01)
        #expect(!stage.screen.contains("A little faster"))
        await stage.finish()
    }
}

import Foundation
import Gestures
import Practice
import Slideshow
import Stage
import Testing

@testable import Cooking
@testable import HandsOff
@testable import House
@testable import Rehearsal
@testable import Waving

@MainActor @Suite("The practice page") struct PracticePageTests {
    private func rehearsal(size: Size = Size(1280, 800)) async throws -> Rehearsal {
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-practice-\(UUID().uuidString)")
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters, size: size,
            theme: .light, camera: .works)
        stage.host.settings.gestures = true
        return stage
    }

    private func practise(_ stage: Rehearsal) async throws -> PracticePage {
        stage.host.crossings.practise()
        await stage.settle()
        return try stage.page()
    }

    @Test("has the camera open while it is shown and agreed to, and not otherwise (TR22)") func camera()
        async throws
    {
        let stage = try await rehearsal()
        stage.host.settings.gestures = false
        let page = try await practise(stage)
        #expect(!stage.host.eye.isOpen)
        page.switchCameraOn()
        await stage.settle()
        #expect(stage.host.eye.isLooking)
        stage.visit("settings")
        #expect(!stage.host.eye.isOpen)
        stage.host.goBack()
        #expect(stage.host.eye.isOpen)
        page.leavePractice()
        #expect(!stage.host.eye.isOpen)
        await stage.finish()
    }

    @Test("shows the sweep and then rests: idle means idle") func idle() async throws {
        let stage = try await rehearsal()
        _ = try await practise(stage)
        _ = stage.host.rebuild()
        #expect(try #require(stage.host.deadline) - stage.now < 0.02)
        await stage.advance(by: 5)
        // Now only the hint is still to come.
        let hint = try #require(stage.host.deadline)
        #expect(hint - stage.now > 1)
        await stage.advance(by: Practice.patience + 5)
        #expect(stage.host.deadline == nil)
        await stage.finish()
    }

    @Test("with reduced motion rests from the beginning") func reduced() async throws {
        let stage = try await rehearsal()
        stage.host.settings.reducedMotion = true
        _ = try await practise(stage)
        #expect(try #require(stage.host.deadline) - stage.now > 1)
        await stage.finish()
    }

    @Test("counts the minute down once a second, and keeps the screen awake") func ticks() async throws {
        let stage = try await rehearsal()
        let model = try await practise(stage)
        for event in [Practice.Event.goOn, .goOn, .goOn] { model.handle(event) }
        #expect(model.rules.phase == .room)
        #expect(stage.isAwake)
        await stage.advance(by: 12.3)
        let wait = try #require(stage.host.deadline) - stage.now
        #expect(wait > 0.05 && wait < 1.01)
        await stage.finish()
    }

    @Test("repaints only the ring when a second has passed") func damage() async throws {
        let stage = try await rehearsal()
        let model = try await practise(stage)
        for event in [Practice.Event.goOn, .goOn, .goOn] { model.handle(event) }
        await stage.advance(by: 12.3)
        let before = stage.host.stage.scene.commands
        await stage.advance(by: 1, settling: false)
        let damage = Damage.between(
            before, stage.host.stage.scene.commands, page: Rect(.zero, stage.size))
        let area = damage.reduce(0) { $0 + $1.width * $1.height }
        #expect(area > 0)
        #expect(area < 1280 * 800 * 0.12)
        await stage.finish()
    }

    @Test(
        "can be pressed and read in every stage and window",
        arguments: [Size(800, 480), Size(1280, 800), Size(1920, 1080)])
    func reachable(size: Size) async throws {
        let stage = try await rehearsal(size: size)
        let model = try await practise(stage)
        var seen: Set<Practice.Phase> = []
        let sweep = { (hand: Hand) async in
            await stage.advance(by: 2)
            model.handle(.swipe(Swipe(hand: hand, time: stage.now, leastSensitivity: 0.3)))
            await stage.settle()
        }
        let check = {
            seen.insert(model.rules.phase)
            for region in stage.host.stage.scene.regions {
                #expect(!region.spec.label.isEmpty)
                #expect(
                    region.frame.maxX <= size.width + 1 && region.frame.maxY <= size.height + 1,
                    "\(model.rules.phase): \(region.spec.label) ends at \(region.frame)")
                if region.spec.press != nil, region.spec.role != .page {
                    #expect(region.frame.width >= 44 && region.frame.height >= 44)
                }
            }
        }
        let way: [Hand] = [.left, .left, .left, .right, .right, .right, .left, .left, .left, .right]
        for hand in way {
            check()
            await sweep(hand)
        }
        check()
        await stage.advance(by: 70)
        check()
        await sweep(.right)
        check()
        #expect(seen == Set(Practice.Phase.allCases))
        await stage.finish()
    }

    @Test("leads back where the cook came from, through the settings as well") func wayBack() async throws {
        let stage = try await rehearsal()
        #expect(await stage.app.cook("tomato-soup") == nil)
        stage.learnControls()
        try stage.page(CookingPage.self).perform(.next)
        _ = try await practise(stage)
        stage.visit("settings")
        let page = try await practise(stage)
        page.leavePractice()
        #expect(stage.host.page.id == "settings")
        stage.host.goBack()
        #expect(stage.host.page.id == "cooking")
        #expect(try stage.page(CookingPage.self).slideshow.step == 1)
        await stage.finish()
    }

    @Test("its drawings are there") func icons() throws {
        let folder = try #require(Resources.icons)
        for name in ["hand", "hand-lines", "nails", "flour", "sleeve", "steam"] {
            #expect(
                FileManager.default.fileExists(atPath: folder.appending(path: "practice-\(name).svg").path))
        }
    }
}

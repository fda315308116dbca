import GestureStage
import Gestures
import Testing

/// What happens before the camera is one thing, what camera it is another.
@Suite("Whatever the camera")
struct CameraDifferenceTests {
    private func expectFound(
        _ what: String, recall: Double = 0.7, _ camera: @escaping (inout StageCamera) -> Void
    ) {
        let tally = Tally(.sweep, seeds: 1...12) {
            $0.becomeOrdinary()
            camera(&$0)
        }
        #expect(tally.recall >= recall && tally.wrong == 0, "\(what): \(tally)")
    }

    @Test("TR26: sweeps are found at any rate", arguments: [8.0, 10, 15, 24, 30, 60])
    func rates(framesPerSecond: Double) {
        expectFound("\(framesPerSecond) a second", recall: framesPerSecond < 15 ? 0.55 : 0.7) {
            $0.framesPerSecond = framesPerSecond
        }
    }

    @Test(
        "TR26: sweeps are found in pictures of any size, portrait too",
        arguments: [
            (160, 120), (176, 144), (320, 240), (352, 288), (640, 360), (1280, 720), (480, 640), (90, 160),
        ])
    func sizes(width: Int, height: Int) {
        // A tall picture shows less of the way that a hand goes across.
        expectFound("\(width) by \(height)", recall: width < height ? 0.2 : 0.7) {
            ($0.width, $0.height) = (width, height)
        }
    }

    @Test("sweeps are found with frames that come early and late, twice, or not at all")
    func uneven() {
        expectFound("jitter") { $0.jitter = 0.8 }
        expectFound("dropped") { $0.dropped = 0.15 }
        expectFound("repeated") { $0.repeated = 0.3 }
    }

    @Test("sweeps are found by mains light, with an exposure that hunts, and in coarse compression")
    func faults() {
        expectFound("flicker") { $0.flicker = 0.04 }
        expectFound("exposure") { $0.autoExposure = 3 }
        expectFound("creep") { $0.creep = 0.06 }
        expectFound("compression") { $0.compression = 4 }
        expectFound("noise") { $0.noise = 3 }
    }

    @Test("a mirror shows the same, the other way round", arguments: [SceneKind.sweep, .signing, .cat])
    func mirror(kind: SceneKind) {
        for seed in 1...12 as ClosedRange<UInt64> {
            let plain = hands(in: Scene(kind, seed: seed) { $0.mirrored = false })
            let mirrored = hands(in: Scene(kind, seed: seed) { $0.mirrored = true })
            #expect(mirrored == plain.map(\.opposite), "seed \(seed)")
        }
    }
}

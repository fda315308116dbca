import Foundation
import GestureStage
import Testing

@testable import Gestures

@Suite("What a cook's own waves teach")
struct LessonTests {
    private let measures = SweepEvidence.across.measures

    /// Waves whose measurements are all worth a share of the most.
    private func taught(_ count: Int, worth share: Float) -> TaughtWaves? {
        TaughtWaves((0..<count).map { _ in WaveSample(values: values(worth: share)) }, camera: nil)
    }

    /// Values at which each curve is worth about a share of its most.
    private func values(worth share: Float) -> [String: Double] {
        Dictionary(
            uniqueKeysWithValues: measures.map { measure in
                let all = stride(from: Float(-0.1), to: 110, by: 0.01)
                let wanted = share * measure.curve.most
                let best = all.min {
                    abs(measure.curve.worth(of: $0) - wanted) < abs(measure.curve.worth(of: $1) - wanted)
                }
                return (measure.name, Double(best ?? 0))
            })
    }

    private func worths(_ share: Float) -> [Float] { measures.map { share * $0.curve.most } }

    @Test("Too few waves teach nothing, and no more than six count")
    func number() {
        #expect(taught(2, worth: 0.5) == nil)
        #expect(taught(9, worth: 0.5)?.waves.count == TaughtWaves.most)
    }

    @Test("Who is hardly seen is given something, what is unlike clear waves loses, and both within bounds")
    func bounds() throws {
        let faint = Lesson(try #require(taught(6, worth: 0.3)), measures)
        let clear = Lesson(try #require(taught(6, worth: 1)), measures)
        #expect(faint.shift(worths(0.3)) == Tuning.mostGained)
        #expect(clear.shift(worths(0.3)) < 0 && clear.shift(worths(0)) >= -Tuning.mostLost)
        for share in stride(from: Float(0), through: 1, by: 0.1) {
            for lesson in [faint, clear] {
                let shift = lesson.shift(worths(share))
                #expect((-Tuning.mostLost...Tuning.mostGained).contains(shift))
            }
        }
    }

    @Test("Six waves are believed more than three")
    func trust() throws {
        let three = Lesson(try #require(taught(3, worth: 0.9)), measures)
        let six = Lesson(try #require(taught(6, worth: 0.9)), measures)
        #expect(three.shift(worths(0.9)) < six.shift(worths(0.9)))
    }

    @Test("Every measurement is known by its usual worth")
    func usual() {
        #expect(Set(Tuning.usualWorth.keys) == Set(measures.map(\.name)))
        #expect(Tuning.usualWorth.values.allSatisfy { $0.spread > 0 })
    }

    @Test("What was kept with figures that no longer are, or are none, teaches without them")
    func hostile() throws {
        let text = #"{"waves":[{"values":{"gone":1}},{"values":{}},{"values":{"size":1e308}}]}"#
        let taught = try JSONDecoder().decode(TaughtWaves.self, from: Data(text.utf8))
        let shift = Lesson(taught, measures).shift(worths(0.5))
        #expect((-Tuning.mostLost...Tuning.mostGained).contains(shift))
        let none = try JSONDecoder().decode(TaughtWaves.self, from: Data(#"{"waves":[]}"#.utf8))
        #expect(Lesson(none, measures).shift(worths(0.5)) == 0)
    }

    /// Drawn cooks are all different, so that one can't be taught by another: but even then little is lost. What the
    /// same cook gains is measured on recordings (`Evidence.md`).
    @Test("TR26: who has taught turns fewer pages by accident, and another cook loses hardly a wave")
    func drawn() throws {
        let waves = (1...16).compactMap { seed in
            sample(of: Scene(.sweep, seed: 3000 + seed) { $0.becomeOrdinary() })
        }
        let taught = try #require(TaughtWaves(waves, camera: nil))
        let sweeps = (1...40).map { Scene(.sweep, seed: 5000 + $0) { $0.becomeOrdinary() } }
        let rooms = SceneKind.allCases.filter { [.everyday, .hands].contains($0.group) }
            .flatMap { kind in (1...3).map { Scene(kind, seed: 5000 + $0) } }
        let (found, alarms) = (sweeps.count { isFound($0, nil) }, count(rooms, nil))
        #expect(sweeps.count { isFound($0, taught) } >= found * 8 / 10)
        #expect(count(rooms, taught) < alarms)
    }

    private func sample(of scene: Scene) -> WaveSample? {
        var detector = SwipeDetector(sensitivity: 0.55)
        return scene.lazy.compactMap { frame in
            _ = detector.look(at: frame)
            return detector.settled?.sample
        }.first
    }

    private func isFound(_ scene: Scene, _ taught: TaughtWaves?) -> Bool {
        var detector = SwipeDetector(taught: taught)
        let swipes = scene.compactMap { detector.look(at: $0) }
        return scene.strokes.contains { stroke in
            stroke.counts
                && swipes.contains {
                    $0.hand == stroke.hand && stroke.start - 0.1 <= $0.time && $0.time <= stroke.end + 0.5
                }
        }
    }

    private func count(_ scenes: [Scene], _ taught: TaughtWaves?) -> Int {
        scenes.reduce(0) { sum, scene in
            var detector = SwipeDetector(taught: taught)
            return sum + scene.count { detector.look(at: $0) != nil }
        }
    }
}

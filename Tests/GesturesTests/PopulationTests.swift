import GestureStage
import Gestures
import Testing

/// Statements about many drawn scenes. What fails is printed as a kind and its seeds:
/// `Scene(.sweep, seed: 7)` shows it again.
@Suite("On the drawn stage")
struct PopulationTests {
    @Test("TR26: 19 of 20 clear sweeps are found, none the wrong way, the hand's way back counts not")
    func sweeps() {
        let tally = SceneKind.Group.sweeps.tally(seeds: 1...16)
        #expect(tally.recall >= 0.95)
        #expect(tally.wrong == 0)
        #expect(tally.backs == 0)
        #expect(tally.falseAlarmsPerHour <= 6)
    }

    @Test("TR26: half of the slow and of the flicked sweeps are found, none the wrong way")
    func slowAndFlicked() {
        let tally = SceneKind.Group.slowAndFlicked.tally(seeds: 1...30)
        #expect(tally.recall >= 0.5)
        #expect(tally.wrong == 0)
    }

    @Test("a sweep is recognised within 0.35 seconds of its start, by the median")
    func delay() {
        #expect(Tally(.sweep, seeds: 1...40).medianDelay <= 0.35)
    }

    @Test("TR26: everyday life gives at most 6 false alarms an hour")
    func everyday() {
        #expect(SceneKind.Group.everyday.tally(seeds: 1...20).falseAlarmsPerHour <= 6)
    }

    @Test("hands busy near the camera give at most 40 false alarms an hour")
    func hands() {
        #expect(SceneKind.Group.hands.tally(seeds: 1...18).falseAlarmsPerHour <= 40)
    }

    @Test("sign language gives at most 20 false alarms an hour")
    func signing() {
        #expect(SceneKind.Group.signing.tally(seeds: 1...40).falseAlarmsPerHour <= 20)
    }

    @Test("hands swept up and down are nothing to one who watches across only")
    func verticalUnwatched() {
        #expect(SceneKind.Group.vertical.tally(seeds: 1...25).falseAlarmsPerHour <= 6)
    }

    @Test("most hands swept up and down are found where that is asked for, none the wrong way")
    func vertical() {
        let tally = SceneKind.Group.vertical.tally(seeds: 1...25, watchesVertical: true)
        #expect(tally.recall >= 0.8)
        #expect(tally.wrong == 0)
    }

    @Test("watching for up and down harms nothing else")
    func verticalHarmless() {
        for kind in [SceneKind.sweep, .raised, .drinking, .leaning] {
            let without = Tally(kind, seeds: 1...12)
            let with = Tally(kind, seeds: 1...12, watchesVertical: true)
            #expect(with.recall >= without.recall - 0.02 && with.wrong <= without.wrong, "\(kind)")
            #expect(with.falseAlarms <= without.falseAlarms + 1, "\(kind): \(with)")
        }
    }

    @Test(
        "a sweep one second after the whole picture changed is found",
        arguments: [SceneKind.sweepAfterLamp, .sweepAfterCloud, .sweepAfterExposure, .sweepAfterMove])
    func recovery(kind: SceneKind) {
        let tally = Tally(kind, seeds: 1...20)
        #expect(tally.recall >= 0.9, "\(tally)")
        #expect(tally.wrong == 0, "\(tally)")
    }
}

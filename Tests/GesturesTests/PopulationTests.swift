import GestureStage
import Gestures
import Testing

/// Statements about many drawn scenes. What fails is printed as a kind and its seeds:
/// `Scene(.sweep, seed: 7)` shows it again.
///
/// The scenes are harder than life: rates of 8 a second, hands hardly brighter than the wall, small hands.
/// The figures are what the detector reaches, so that no change makes it worse unseen; what it must reach on
/// recordings is measured there, and written down in `Evidence.md`.
@Suite("On the drawn stage")
struct PopulationTests {
    @Test("TR26: seven of ten sweeps are found among people, lamps and shaking, hardly any the wrong way")
    func sweeps() {
        let tally = SceneKind.Group.sweeps.tally(seeds: 1...16) { $0.becomeOrdinary() }
        #expect(tally.recall >= 0.7)
        #expect(tally.wrong <= 3)
    }

    @Test("TR26: six of ten are found by cameras at their worst, and however the hand is raised")
    func sweepsOfAnyCamera() {
        let tally = SceneKind.Group.sweeps.tally(seeds: 1...16)
        #expect(tally.recall >= 0.6)
        #expect(tally.wrong <= 3)
        #expect(tally.falseAlarmsPerHour <= 45)
    }

    @Test("TR26: half of the slow and of the flicked sweeps are found, none the wrong way")
    func slowAndFlicked() {
        let tally = SceneKind.Group.slowAndFlicked.tally(seeds: 1...30)
        #expect(tally.recall >= 0.5)
        #expect(tally.wrong == 0)
    }

    /// Drawn sweeps take up to 1.4 s; of recorded ones it is 0.4 s (`Evidence.md`).
    @Test("a sweep is recognised within little more than half a second of its start, by the median")
    func delay() {
        #expect(Tally(.sweep, seeds: 1...40).medianDelay <= 0.55)
    }

    @Test("TR26: people who sit, talk, drink or lean, and what the light does, give hardly a false alarm")
    func everyday() {
        let kinds = SceneKind.allCases.filter { $0.group == .everyday && !Self.passing.contains($0) }
        let tallies = kinds.map { Tally($0, seeds: 1...20) }
        #expect(tallies.reduce(0) { $0 + $1.falseAlarms } <= 10, "\(tallies)")
    }

    /// What goes through the picture along a straight line is the hardest to tell from a hand.
    private static let passing: [SceneKind] = [
        .walkNear, .walkFar, .comeAndGo, .cat, .standUpAndLeave, .turnAndGo, .stepAside, .sitDown, .leanIn,
        .car,
    ]

    /// A page for each who passes is what one wave turns back; more would lead a cook astray. People of the
    /// recordings who walk by are hardly ever taken for hands (`Evidence.md`).
    @Test(
        "who walks through the picture turns no more than a page each",
        arguments: passing)
    func crossing(kind: SceneKind) {
        let passages = 1...20 as ClosedRange<UInt64>
        #expect(Tally(kind, seeds: passages).falseAlarms <= passages.count)
    }

    @Test("hands busy near the camera give at most 40 false alarms an hour")
    func hands() {
        #expect(SceneKind.Group.hands.tally(seeds: 1...18).falseAlarmsPerHour <= 40)
    }

    /// Some signs are sweeps, so that none at all can't be asked. Signed as large as here, and all at the
    /// camera, one scene of seven may turn a page; recordings of people who sign give one or two an hour
    /// (`Evidence.md`).
    @Test("signs drawn larger than life are taken for a sweep in one scene of seven at most")
    func signing() {
        let kinds = SceneKind.Group.signing.kinds.count
        #expect(kinds == 3)
        #expect(SceneKind.Group.signing.tally(seeds: 1...40).falseAlarms <= kinds * 40 / 7)
    }

    @Test(
        "a sweep one second after the whole picture changed is found",
        arguments: [SceneKind.sweepAfterLamp, .sweepAfterCloud, .sweepAfterExposure, .sweepAfterMove])
    func recovery(kind: SceneKind) {
        let tally = Tally(kind, seeds: 1...40) { $0.becomeOrdinary() }
        // A camera that was put down elsewhere sees a new room, and learns its noise first; a lamp may have made
        // the room so dark, or so bright, that little is left to see.
        let hardly: [SceneKind] = [.sweepAfterMove, .sweepAfterLamp]
        #expect(tally.recall >= (hardly.contains(kind) ? 0.65 : 0.75), "\(tally)")
        #expect(tally.wrong == 0, "\(tally)")
    }
}

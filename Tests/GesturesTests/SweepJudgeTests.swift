import GestureStage
import Testing

@testable import Gestures

@Suite("What may be a sweep at all")
struct SweepJudgeTests {
    private func sweep(size: Float, speed: Float, room: Float, travel: Float = 0.5) -> Sweep {
        var sweep = Sweep()
        (sweep.size, sweep.speed, sweep.room, sweep.travel) = (size, speed, room, travel)
        (sweep.strength, sweep.end) = (size * speed, 1)
        return sweep
    }

    @Test(
        "TR26: somebody who walks is no hand",
        arguments: [
            ("a hand before the camera", 40, 0.9, 0.3, true),
            ("a slow hand right before it, raised first", 48, 0.42, 0.27, true),
            ("who comes in", 67, 0.48, 0.09, false),
            ("who leaves from within", 77, 0.51, 0.53, false),
            ("who leaves slowly from within", 30, 0.3, 0.5, false),
            ("a small hand far off, which looks slow", 8, 0.25, 0.5, true),
        ] as [(String, Float, Float, Float, Bool)])
    func somebody(what: String, size: Float, speed: Float, room: Float, may: Bool) {
        let judge = SweepJudge(sensitivity: 0.5)
        #expect(judge.mayCount(sweep(size: size, speed: speed, room: room), at: 1) == may, "\(what)")
    }

    @Test(
        "TR26: a near hand that goes slowly must go farther, as it may only be raised",
        arguments: [(1, 0.25, true), (1, 0.15, false), (0.4, 0.3, false), (0.4, 0.45, true)]
            as [(Float, Float, Bool)])
    func raised(speed: Float, travel: Float, may: Bool) {
        let sure = SweepEvidence(bias: 5, measures: [])
        let judge = SweepJudge(sensitivity: 0.5, evidence: sure)
        let sweep = sweep(size: 30, speed: speed, room: 0.3, travel: travel)
        #expect((judge.score(of: sweep) >= judge.threshold) == may)
    }
}

@Suite("The marks of sensitivity")
struct SensitivityTests {
    @Test("Each is a threshold of its own, from the strictest to the keenest")
    func thresholds() {
        let thresholds = Sensitivity.marks.map(Tuning.threshold)
        #expect(thresholds == thresholds.sorted(by: >) && Set(thresholds).count == 5)
        #expect(Tuning.threshold(Sensitivity.usual) == 0)
    }

    @Test(
        "A need finds the mark that meets it, and the one that doesn't",
        arguments: [(0.0, 0.0, 0.0), (0.25, 0.25, 0), (0.3, 0.5, 0.25), (0.76, 1, 0.75), (3, 1, 1)])
    func marks(need: Double, from: Double, below: Double) {
        #expect(Sensitivity.mark(from: need) == from)
        #expect(Sensitivity.mark(below: need) == below)
    }

    @Test(
        "What was set between two goes to the nearer",
        arguments: [(0.35, 0.25), (0.95, 1), (-Double.infinity, 0.5)])
    func nearest(setting: Double, mark: Double) { #expect(Sensitivity.nearest(to: setting) == mark) }
}

@Suite("Curves from a file")
struct EvidenceTableTests {
    private func table(_ curves: [String: [[Double]]]) throws -> EvidenceTable {
        EvidenceTable(bias: -1, curves: curves)
    }

    @Test("weigh in place of the committed ones")
    func weighs() throws {
        let names = SweepEvidence.across.measures.map(\.name)
        let flat = Dictionary(uniqueKeysWithValues: names.map { ($0, [[0.0, 0.5]]) })
        let evidence = try SweepEvidence(table(flat))
        #expect(evidence.score(Sweep()) == -1 + 0.5 * Float(names.count))
    }

    @Test("must all be there, and rise from knot to knot")
    func faults() throws {
        let names = SweepEvidence.across.measures.map(\.name)
        var curves = Dictionary(uniqueKeysWithValues: names.map { ($0, [[0.0, 0.5]]) })
        curves["travel"] = [[0.5, 1], [0.5, 2]]
        #expect(throws: EvidenceTable.Fault.notACurve("travel")) { try SweepEvidence(table(curves)) }
        curves["travel"] = []
        #expect(throws: EvidenceTable.Fault.notACurve("travel")) { try SweepEvidence(table(curves)) }
        curves["travel"] = nil
        #expect(throws: EvidenceTable.Fault.missing("travel")) { try SweepEvidence(table(curves)) }
    }
}

@Suite("How many pictures show a sweep")
struct PictureRateTests {
    /// The median over some drawn sweeps.
    private func rate(_ camera: (inout StageCamera) -> Void) -> Double {
        let rates = (1...16).flatMap { (seed: UInt64) -> [Double] in
            let scene = Scene(.sweep, seed: seed) {
                $0.becomeOrdinary()
                camera(&$0)
            }
            var detector = SwipeDetector()
            return scene.compactMap { detector.look(at: $0)?.picturesPerSecond }
        }
        return rates.isEmpty ? 0 : rates.sorted()[rates.count / 2]
    }

    @Test("Thirty are thirty, ten are ten")
    func rates() {
        #expect((24...34).contains(rate { $0.framesPerSecond = 30 }))
        #expect((8...13).contains(rate { $0.framesPerSecond = 10 }))
    }

    @Test("Pictures that come twice or thrice count once")
    func repeated() {
        #expect(rate { ($0.framesPerSecond, $0.repeated) = (30, 0.6) } < 20)
    }
}

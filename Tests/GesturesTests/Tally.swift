import GestureStage
import Gestures

/// What a detector makes of many scenes, scored against their truth.
struct Tally: CustomStringConvertible {
    private(set) var kind = ""
    private(set) var expected = 0
    private(set) var found = 0
    /// Sweeps taken for sweeps another way, and hands going back taken for sweeps.
    private(set) var wrong = 0
    private(set) var backs = 0
    /// All else that was taken for a sweep.
    private(set) var falseAlarms = 0
    private(set) var seconds = 0.0
    /// From the start of a sweep to its recognition, in seconds.
    private(set) var delays: [Double] = []
    /// Seeds to try again with.
    private(set) var failing: [UInt64] = []

    var recall: Double { expected == 0 ? 1 : Double(found) / Double(expected) }
    var falseAlarmsPerHour: Double { Double(falseAlarms) / max(seconds, 1) * 3600 }
    var medianDelay: Double { delays.isEmpty ? 0 : delays.sorted()[delays.count / 2] }

    /// Shows the scenes of a kind to a detector each.
    ///
    /// - Parameter camera: changes each scene's own camera.
    init(
        _ kind: SceneKind, seeds: ClosedRange<UInt64>,
        camera: (inout StageCamera) -> Void = { _ in }
    ) {
        self.kind = kind.rawValue
        for seed in seeds {
            let scene = Scene(kind, seed: seed, adjust: camera)
            var detector = SwipeDetector()
            let swipes = scene.compactMap { detector.look(at: $0) }
            if !score(swipes, scene) { failing.append(seed) }
        }
    }

    /// A detection counts from 0.1 s before a stroke's start to 0.5 s after its end.
    ///
    /// - Returns: whether all was as it should be.
    private mutating func score(_ swipes: [Swipe], _ scene: Scene) -> Bool {
        let before = (wrong, backs, falseAlarms, expected - found)
        var left = swipes
        func during(_ stroke: Stroke) -> (Swipe) -> Bool {
            { stroke.start - 0.1 <= $0.time && $0.time <= stroke.end + 0.5 }
        }
        let wanted = scene.strokes.filter(\.counts)
        var missed: [Stroke] = []
        for stroke in wanted {
            expected += 1
            guard let index = left.firstIndex(where: { during(stroke)($0) && $0.hand == stroke.hand }) else {
                missed.append(stroke)
                continue
            }
            found += 1
            delays.append(left.remove(at: index).time - stroke.start)
        }
        for swipe in left {
            if missed.contains(where: { during($0)(swipe) }) {
                wrong += 1
            } else if scene.strokes.contains(where: { $0.kind == .back && during($0)(swipe) }) {
                backs += 1
            } else {
                falseAlarms += 1
            }
        }
        seconds += scene.seconds
        return before == (wrong, backs, falseAlarms, expected - found)
    }

    private init() {}

    /// All of them together.
    static func sum(_ tallies: [Tally]) -> Tally {
        tallies.reduce(into: Tally()) { sum, tally in
            sum.kind = "together"
            sum.expected += tally.expected
            sum.found += tally.found
            sum.wrong += tally.wrong
            sum.backs += tally.backs
            sum.falseAlarms += tally.falseAlarms
            sum.seconds += tally.seconds
            sum.delays += tally.delays
        }
    }

    var description: String {
        "\(kind): found \(found) of \(expected), wrong way \(wrong), way back \(backs), false alarms "
            + "\(falseAlarms) in \(Int(seconds)) s, failing seeds \(failing.prefix(20))"
    }
}

extension SceneKind.Group {
    var kinds: [SceneKind] { SceneKind.allCases.filter { $0.group == self } }

    /// A tally for each of the group's kinds, printed, and all of them together.
    func tally(
        seeds: ClosedRange<UInt64>,
        camera: (inout StageCamera) -> Void = { _ in }
    ) -> Tally {
        let tallies = kinds.map { Tally($0, seeds: seeds, camera: camera) }
        let sum = Tally.sum(tallies)
        print((tallies + [sum]).map { "    \($0)" }.joined(separator: "\n"))
        return sum
    }
}

extension StageCamera {
    /// A good camera by day, as most laptops have one.
    mutating func becomeOrdinary() {
        let mirrored = mirrored
        self = StageCamera()
        self.mirrored = mirrored
    }
}

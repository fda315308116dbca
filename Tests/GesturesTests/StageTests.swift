import GestureStage
import Gestures
import Testing

@Suite("The drawn stage itself")
struct GestureStageTests {
    @Test(
        "shows the same for the same kind and seed, and something else for another",
        arguments: SceneKind.allCases)
    func same(kind: SceneKind) {
        let first = Array(Scene(kind, seed: 3).prefix(12))
        #expect(first == Array(Scene(kind, seed: 3).prefix(12)))
        #expect(first != Array(Scene(kind, seed: 4).prefix(12)))
    }

    @Test("labels what it should, in order, within the scene", arguments: SceneKind.allCases)
    func labels(kind: SceneKind) {
        for seed in 1...40 as ClosedRange<UInt64> {
            let scene = Scene(kind, seed: seed)
            let wanted: Int =
                switch kind {
                case .threeSweeps: 3
                case .sweepAndUndo: 2
                default: [.sweeps, .slowAndFlicked].contains(kind.group) ? 1 : 0
                }
            #expect(scene.strokes.count(where: \.counts) == wanted, "seed \(seed)")
            for (stroke, next) in zip(scene.strokes, scene.strokes.dropFirst()) {
                #expect(stroke.end <= next.start, "seed \(seed)")
            }
            for stroke in scene.strokes {
                #expect(stroke.start >= 0 && stroke.end <= scene.seconds, "seed \(seed)")
            }
            if let settled = scene.settled, let sweep = scene.strokes.first {
                #expect(sweep.start >= settled + 0.9, "seed \(seed)")
            }
        }
    }

    @Test(
        "gives frames as the reducer would, their times in order",
        arguments: [(160, 120), (1280, 720), (90, 160)])
    func frames(width: Int, height: Int) throws {
        let scene = Scene(.sweep, seed: 2) { ($0.width, $0.height, $0.jitter) = (width, height, 0.9) }
        let reducer = try #require(
            LumaReducer(layout: .planar, width: width, height: height, bytesPerRow: width))
        let frames = Array(scene)
        #expect(frames.allSatisfy { $0.columns == reducer.columns && $0.rows == reducer.rows })
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.time < $1.time })
    }

    @Test("what moves in a sweep moves the labelled way")
    func motion() {
        for seed in 1...40 as ClosedRange<UInt64> {
            let scene = Scene(.sweep, seed: seed) { $0.becomeOrdinary() }
            guard let stroke = scene.strokes.first else { continue }
            var before: LumaFrame?
            var places: [(time: Double, x: Double, weight: Double)] = []
            for frame in scene where frame.time >= stroke.start && frame.time <= stroke.end {
                var (sum, weight) = (0.0, 0.0)
                if let before {
                    for index in frame.luma.indices {
                        let change = Double(max(0, abs(Int(frame.luma[index]) - Int(before.luma[index])) - 8))
                        sum += change * Double(index % frame.columns)
                        weight += change
                    }
                }
                if weight > 0 { places.append((frame.time, sum / weight, weight)) }
                before = frame
            }
            let middle = (stroke.start + stroke.end) / 2
            func mean(_ part: [(time: Double, x: Double, weight: Double)]) -> Double {
                part.map { $0.x * $0.weight }.reduce(0, +) / max(part.map(\.weight).reduce(0, +), 1)
            }
            let (early, late) = (places.filter { $0.time < middle }, places.filter { $0.time >= middle })
            #expect((mean(late) > mean(early)) == (stroke.hand == .right), "seed \(seed)")
        }
    }
}

import GestureStage
import Gestures

/// A scene's lines of JSON, its clip named by kind and seed: `sweep-1001`.
struct SceneLines {
    private let scene: Scene
    private let clip: String

    init(_ scene: Scene) {
        self.scene = scene
        clip = "\(scene.kind.rawValue)-\(scene.seed)"
    }

    /// Draws the scene in front of a detector.
    /// - Parameter take: gets each line, without a line break.
    func tell(_ take: (String) -> Void) {
        let strokes = scene.strokes.map { stroke in
            #"{"kind":"\#(stroke.kind.rawValue)","hand":"\#(stroke.hand.rawValue)","#
                + #""start":\#(stroke.start),"end":\#(stroke.end)}"#
        }
        take(
            #"{"clip":"\#(clip)","scene":"\#(scene.kind.rawValue)","group":"\#(scene.kind.group.rawValue)","#
                + #""seconds":\#(scene.seconds),"strokes":[\#(strokes.joined(separator: ","))]}"#)
        var detector = SwipeDetector()
        for frame in scene {
            let swipe = detector.look(at: frame)
            guard let sighting = detector.sighting, sighting.time == frame.time else { continue }
            for stretch in sighting.stretches { take(line(stretch, at: sighting.time)) }
            if let swipe {
                take(#"{"clip":"\#(clip)","time":\#(swipe.time),"swipe":"\#(swipe.hand.rawValue)"}"#)
            }
        }
    }

    private func line(_ stretch: Stretch, at time: Double) -> String {
        var numbers = [
            ("stretch", stretch.length), ("speed", stretch.speed), ("strength", stretch.strength),
            ("score", stretch.score),
        ]
        numbers += stretch.measurements.map { ($0.name, $0.value) }
        let members = numbers.map { name, value in
            // JSON knows no infinity. A `Float` has fewer digits, and enough.
            #","\#(name)":\#(value.isFinite ? "\(Float(value))" : "null")"#
        }
        return #"{"clip":"\#(clip)","time":\#(time),"hand":"\#(stretch.hand.rawValue)""#
            + members.joined() + #","over":\#(stretch.isOver)}"#
    }
}

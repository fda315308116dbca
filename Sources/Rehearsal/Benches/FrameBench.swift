import HandsOff
import Gestures

/// What a picture costs from the driver's buffer to the decision, as times and as a multiple of what copying
/// its brightness alone costs; `hands-off bench --frames`.
public enum FrameBench {
    /// Frames measured of each kind of footage: ten seconds.
    private static let frames = 300

    public static func run() {
        printLine(
            "a YUYV picture, buffer to decision; ratio to memcpy of its brightness, measured in between")
        for (width, height) in [(640, 480), (1280, 720), (160, 120)] {
            for kind in Footage.Kind.allCases {
                guard let cost = DrawnCamera(kind, width: width, height: height).map(measure) else {
                    continue
                }
                let ratio = cost.median / cost.copy
                var figures =
                    "median \(Figures.rounded(cost.median)) µs, p99 \(Figures.rounded(cost.p99)) µs, "
                    + "\(Figures.rounded(ratio)) × memcpy (\(Figures.rounded(cost.copy)) µs)"
                if width == 640 { figures += "   (aim ≤ 100 µs, ≤ 12 ×)" }
                Figures.tell("\(width)×\(height), \(kind.rawValue)", figures)
            }
        }
    }

    /// µs of a picture with somebody waving in it.
    static func cost(width: Int, height: Int) -> Double {
        DrawnCamera(.waving, width: width, height: height).map { measure($0).median } ?? 0
    }

    /// In µs; the copy's is a median.
    private struct Cost {
        let median: Double
        let p99: Double
        let copy: Double
    }

    /// Every picture is drawn into the same buffers, as a driver fills its few again and again; then it is
    /// decided on and its brightness is copied, in turns the one first and the other.
    private static func measure(_ camera: DrawnCamera) -> Cost {
        var camera = camera
        var copied = camera.plane
        var detector = SwipeDetector()
        var costs: [Double] = []
        var copies: [Double] = []
        for number in 0..<frames {
            camera.fill()
            if number % 2 == 0 { copies.append(copy(camera.plane, to: &copied)) }
            let cost = Figures.milliseconds {
                if let frame = camera.frame(at: Double(number) / 30) { _ = detector.look(at: frame) }
            }
            costs.append(cost * 1000)
            if number % 2 == 1 { copies.append(copy(camera.plane, to: &copied)) }
        }
        return Cost(
            median: Figures.median(costs), p99: Figures.quantile(0.99, of: costs),
            copy: max(Figures.median(copies), 0.01))
    }

    /// - Returns: µs.
    private static func copy(_ plane: [UInt8], to other: inout [UInt8]) -> Double {
        1000
            * Figures.milliseconds {
                other.withUnsafeMutableBytes { to in plane.withUnsafeBytes { to.copyMemory(from: $0) } }
            }
    }
}

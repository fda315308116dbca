import Foundation
import Stage

/// A finger as it is drawn: its joints in the hand's own place, thick at the root and thin at the tip.
struct Chain {
    var points: [Point]
    var thick: Double
    var thin: Double
    var curl: Double
    /// Degrees by which the last joint is turned.
    var tipTurn: Double

    /// How steeply each part goes down when the finger is rolled up, in degrees.
    private static let dive: [Double] = [48, 112, 165]

    init(_ base: Point, _ lengths: [Double], _ thick: Double, _ thin: Double, _ finger: HandPose.Finger) {
        self.thick = thick
        self.thin = thin
        curl = finger.curl
        var p = base
        points = [base]
        var angle = finger.angle
        for (i, length) in lengths.enumerated() {
            let seen = max(0.04, cos(finger.curl * Self.dive[i] * .pi / 180))
            let a = angle * .pi / 180
            p = Point(p.x + sin(a) * length * seen, p.y - cos(a) * length * seen)
            points.append(p)
            if i < lengths.count - 1 { angle += finger.bend }
        }
        tipTurn = angle
    }

    var tip: Point { points[points.count - 1] }
    /// The first joint, which stands out when the finger is bent.
    var joint: Point { points[1] }

    /// - Parameter more: how much wider than the finger itself.
    func outline(_ more: Double) -> Shape {
        var shape = Shape()
        let last = points.count - 1
        for i in 0..<last {
            shape = shape + .limb(points[i], points[i + 1], radius(i) + more, radius(i + 1) + more)
        }
        return shape
    }

    private func radius(_ i: Int) -> Double {
        // A rolled up finger is as wide where it ends as at its joint.
        let end = thin.mixed(to: thick * 0.96, curl)
        return thick.mixed(to: end, Double(i) / Double(points.count - 1))
    }

    /// Short lines across, where a stretched finger has its joints.
    var creases: [Shape] {
        guard curl < 0.4 else { return [] }
        return (1..<(points.count - 1)).map { i in
            let (a, b) = (points[i - 1], points[i])
            let length = max(1, ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
            let (dx, dy) = ((b.x - a.x) / length, (b.y - a.y) / length)
            let r = radius(i) * 0.5
            return .thread([
                Point(b.x - dy * r, b.y + dx * r), Point(b.x - dx * 1.6, b.y - dy * 1.6),
                Point(b.x + dy * r, b.y - dx * r),
            ])
        }
    }
}

/// The line through the motion near a line: weighted least squares of place over time, and of height over
/// time. One round of it gives a better line to be near to.
struct SweepFit: Sendable {
    private var weight: Float = 0, t: Float = 0, tt: Float = 0
    private var x: Float = 0, xx: Float = 0, xt: Float = 0
    private var y: Float = 0, yy: Float = 0, yt: Float = 0

    /// - Parameters:
    ///   - part: what moved near the line in one frame.
    ///   - time: the frame's, in seconds before now, 0 or below.
    @inline(__always)
    mutating func add(_ part: MotionProfile.Part, at time: Float) {
        weight += part.weight
        t += part.weight * time
        tt += part.weight * time * time
        x += part.x
        xx += part.xx
        xt += part.x * time
        y += part.y
        yy += part.yy
        yt += part.y * time
    }

    /// The fitted line and how well it fits; nil where next to nothing moves.
    var line: Line? {
        guard weight > 1e-3 else { return nil }
        let (meanTime, meanX, meanY) = (t / weight, x / weight, y / weight)
        let spreadOfTime = max(tt / weight - meanTime * meanTime, 1e-6)
        let spreadOfX = max(xx / weight - meanX * meanX, 1e-6)
        let spreadOfY = max(yy / weight - meanY * meanY, 1e-6)
        let covariance = xt / weight - meanX * meanTime
        let covarianceOfY = yt / weight - meanY * meanTime
        let speed = covariance / spreadOfTime
        let fall = covarianceOfY / spreadOfTime
        return Line(
            weight: weight, meanTime: meanTime,
            // Motion spread evenly over a duration has a variance of a twelfth of its square.
            duration: (12 * spreadOfTime).squareRoot(),
            speed: speed, place: meanX - speed * meanTime, fall: fall, heightNow: meanY - fall * meanTime,
            straightness: covariance * covariance / (spreadOfTime * spreadOfX),
            breadth: max(0, spreadOfX - covariance * speed).squareRoot(),
            height: max(0, spreadOfY - covarianceOfY * fall).squareRoot())
    }

    /// x = place + speed · time, y = heightNow + fall · time, with the time in seconds before now.
    struct Line {
        var weight: Float
        var meanTime: Float
        var duration: Float
        var speed: Float
        var place: Float
        var fall: Float
        var heightNow: Float
        var straightness: Float
        var breadth: Float
        var height: Float
    }
}

/// Sums over a stretch of frames from which a `Sweep` is read; grows backwards in time, a frame at a time.
struct SweepSums {
    /// The newest frame's time; the sums count from there, so that no digits are lost on a clock that says
    /// days.
    private let now: Double
    private var oldest: Double
    private var weight = 0.0, t = 0.0, tt = 0.0
    private var x = 0.0, xx = 0.0, xt = 0.0
    private var y = 0.0, yy = 0.0, yt = 0.0

    init(endingAt now: Double) {
        self.now = now
        oldest = now
    }

    mutating func add(_ frame: MotionMoments) {
        let time = frame.time - now
        oldest = frame.time
        weight += frame.weight
        t += frame.weight * time
        tt += frame.weight * time * time
        x += frame.x
        xx += frame.xx
        xt += frame.x * time
        y += frame.y
        yy += frame.yy
        yt += frame.y * time
    }

    /// Nil while there is hardly any motion, or all of it in one instant.
    var sweep: Sweep? {
        let length = now - oldest
        guard weight > 0.01, length > 0 else { return nil }
        let meanTime = t / weight
        let spreadOfTime = tt / weight - meanTime * meanTime
        guard spreadOfTime > 1e-5 else { return nil }
        let meanX = x / weight
        let spreadOfX = max(xx / weight - meanX * meanX, 1e-9)
        let covariance = xt / weight - meanX * meanTime
        let meanY = y / weight
        let spreadOfY = max(yy / weight - meanY * meanY, 1e-9)
        let covarianceOfY = yt / weight - meanY * meanTime
        // Motion spread evenly over a duration has a variance of a twelfth of its square.
        let duration = (12 * spreadOfTime).squareRoot()
        let explained = covariance * covariance / spreadOfTime
        return Sweep(
            start: now + meanTime - duration / 2,
            end: now + meanTime + duration / 2,
            travel: covariance / spreadOfTime * duration,
            rise: covarianceOfY / spreadOfTime * duration,
            straightness: min(1, explained / spreadOfX),
            width: max(0, spreadOfX - explained).squareRoot(),
            height: max(0, spreadOfY - covarianceOfY * covarianceOfY / spreadOfTime).squareRoot(),
            strength: weight / length)
    }
}

public import Gestures

/// What runs on the camera's thread for each frame: the detector, and now and then a glimpse for the preview.
public struct Watcher {
    /// Seconds between two glimpses: enough to see one's hand, few enough to cost little.
    static let glimpseEvery = 0.12
    /// Seconds between two readings of the meter, which moves only while a hand does and costs a page built
    /// anew and a strip painted, about a millisecond: each frame of a camera that gives 30 a second, or
    /// every other.
    static let readingEvery = 0.03
    /// The smallest change of the meter that is worth a reading: 6 of 300 points.
    static let leastChange = 0.04

    private var detector: SwipeDetector
    private let peephole: Peephole
    private var nextGlimpse = -Double.infinity
    private var reading = (value: 0.0, at: -Double.infinity)
    private var version = 0

    public init(_ wish: EyeWish) {
        detector = SwipeDetector(sensitivity: wish.sensitivity, taught: wish.taught)
        peephole = wish.peephole
    }

    /// Looks at a frame and returns what there is to report.
    public mutating func look(at frame: LumaFrame) -> [EyeReport] {
        var reports: [EyeReport] = []
        if let swipe = detector.look(at: frame) { reports.append(.swipe(swipe)) }
        if peephole.isOpen, let settled = detector.settled { reports.append(.settled(settled)) }
        if let miss = detector.nearMiss { reports.append(.nearMiss(miss)) }
        if let seen = preview(of: frame) { reports.append(seen) }
        return reports
    }

    /// A glimpse when one is due, else a reading of the meter if it has moved, else nothing.
    private mutating func preview(of frame: LumaFrame) -> EyeReport? {
        guard peephole.isOpen else { return nil }
        let now = frame.time
        let progress = abs(detector.progress) < HandMeter.quiet ? 0 : detector.progress
        if now >= nextGlimpse || now < nextGlimpse - 1 {
            nextGlimpse = now + Self.glimpseEvery
            version += 1
            reading = (progress, now)
            return .glimpse(Glimpse(frame, motion: detector.motion, progress: progress, version: version))
        }
        let hasMoved = abs(progress - reading.value) >= Self.leastChange
        guard hasMoved, now - reading.at >= Self.readingEvery else { return nil }
        reading = (progress, now)
        return .progress(progress)
    }
}

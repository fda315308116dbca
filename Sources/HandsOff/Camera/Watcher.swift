import Gestures

/// What runs on the camera's thread for each frame: the detector, and now and then a glimpse for the preview.
struct Watcher {
    /// Seconds between two glimpses: enough to see one's hand, few enough to cost little.
    static let glimpseEvery = 0.12

    private var detector: SwipeDetector
    private let peephole: Peephole
    private var nextGlimpse = -Double.infinity
    private var version = 0

    init(_ wish: EyeWish) {
        detector = SwipeDetector(
            sensitivity: wish.sensitivity, watchesVertical: wish.watchesVertical)
        peephole = wish.peephole
    }

    /// Looks at a frame and returns what there is to report.
    mutating func look(at frame: LumaFrame) -> [EyeReport] {
        var reports: [EyeReport] = []
        if let swipe = detector.look(at: frame) { reports.append(.swipe(swipe)) }
        if let miss = detector.nearMiss { reports.append(.nearMiss(miss)) }
        if peephole.isOpen, frame.time >= nextGlimpse || frame.time < nextGlimpse - 1 {
            nextGlimpse = frame.time + Self.glimpseEvery
            version += 1
            reports.append(
                .glimpse(
                    Glimpse(frame, motion: detector.motion, progress: detector.progress, version: version)))
        }
        return reports
    }
}

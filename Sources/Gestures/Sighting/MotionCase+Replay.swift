extension MotionCase {
    /// What the detector finds in the case, from where the pictures have become motion.
    ///
    /// - Parameter sensitivity: as `SwipeDetector` has it.
    package func replay(sensitivity: Double = 0.5) -> [Swipe] {
        var tracker = SweepTracker()
        var judge = SweepJudge(sensitivity: sensitivity)
        var found: [Swipe] = []
        var last: Double?
        for frame in frames {
            let time = Double(frame.time) / 1000
            let elapsed = last.map { time - $0 } ?? firstInterval
            last = time
            if elapsed > Tuning.longestGap { tracker.clear() }
            if frame.kind == .whole {
                tracker.clear()
                _ = judge.unsettle(at: time)
                continue
            }
            tracker.look(
                at: MotionSums(frame.places, depth: rows), isShaken: frame.kind == .shaken, time: time,
                interval: min(elapsed, Tuning.longestGap))
            if let swipe = judge.take(tracker, at: time) { found.append(swipe) }
        }
        return found
    }

    /// The first frame is taken to have lasted as long as the second.
    private var firstInterval: Double {
        frames.count > 1 ? Double(frames[1].time - frames[0].time) / 1000 : Tuning.longestGap
    }

    /// Whether that is what was expected: each sweep within `tolerance` of its time, and no other.
    package func isMet(by found: [Swipe]) -> Bool {
        found.count == expected.count
            && zip(found, expected).allSatisfy {
                $0.hand == $1.hand && abs($0.time - $1.time) <= Self.tolerance
            }
    }

    /// Seconds by which a sweep may be found earlier or later than once: about half a sweep.
    package static let tolerance = 0.3
}

extension MotionSums {
    init(_ places: [MotionCase.Place], depth: Int) {
        self.init(
            strength: places.map { Int32(clamping: $0.strength) }, first: places.map(\.first),
            second: places.map(\.second), depth: depth)
    }
}

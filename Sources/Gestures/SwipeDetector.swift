/// Watches camera pictures for a hand swept across them (TR26).
///
/// A picture becomes motion (`MotionField`), motion becomes a few sums (`MotionMoments`), and every stretch
/// of the last second is asked whether its sums are those of one compact thing moving along a line (`Sweep`).
/// A value, for one thread at a time; it keeps no picture but the last, and after its first frames it
/// allocates nothing.
public struct SwipeDetector: Sendable {
    /// How much of a sweep has been seen: 0 nothing, towards 1 a sweep to the right, towards -1 one to the
    /// left, in the picture as stored. Stays at ±1 for a moment after one counted.
    public private(set) var progress = 0.0
    /// The movement that turned out on the last frame to have been nearly a sweep, if any.
    public private(set) var nearMiss: NearMiss?

    private var field = MotionField()
    private let rules: SweepRules
    private var recent: [MotionMoments] = []
    private var sweeps: [Sweep] = []
    private var strokes = Strokes()
    private var lastFrame: Double?
    private var counted: Swipe?

    /// - Parameters:
    ///   - sensitivity: 0 (only long, strong sweeps) to 1 (short and faint ones too).
    ///   - watchesVertical: whether sweeps up and down are gestures, too.
    public init(sensitivity: Double = 0.5, watchesVertical: Bool = false) {
        rules = SweepRules(sensitivity: sensitivity)
        recent.reserveCapacity(128)
        sweeps.reserveCapacity(128)
    }

    /// How much moved in each block of the last frame, beyond its own noise: 0 (still) to 255; row-major like
    /// the frame, and empty before the first one. For the preview's tint.
    public var motion: [UInt8] {
        field.strength.map { UInt8(truncatingIfNeeded: Int32($0) * 255 / Tuning.strongest) }
    }

    /// Takes the next picture; returns the sweep that this frame completed, if any.
    ///
    /// Frames may come at 8 to 60 a second, unevenly, and of any size; a change of size, a long gap or a
    /// clock that runs backwards begins anew.
    public mutating func look(at frame: LumaFrame) -> Swipe? {
        guard frame.time.isFinite else { return nil }
        guard let elapsed = elapsed(until: frame.time) else { return nil }
        if frame.columns != field.columns || frame.rows != field.rows {
            recent.removeAll(keepingCapacity: true)
            progress = 0
        }
        guard field.look(at: frame, elapsed: elapsed) else {
            if lastFrame == nil || recent.isEmpty { lastFrame = frame.time }
            return nil
        }
        lastFrame = frame.time
        if Double(field.moved) > Tuning.wholePicture * Double(frame.columns * frame.rows) {
            recent.removeAll(keepingCapacity: true)
            progress = 0
            return nil
        }
        remember(MotionMoments(of: field, at: frame.time))
        return judge(at: frame.time)
    }

    /// Seconds since the last frame that was used; nil when this one comes too soon to be.
    private mutating func elapsed(until time: Double) -> Double? {
        guard let lastFrame else { return Tuning.longestGap }
        let elapsed = time - lastFrame
        if elapsed < 0 || elapsed > Tuning.longestGap {
            recent.removeAll(keepingCapacity: true)
            if elapsed < 0 { strokes = Strokes() }
            return Tuning.longestGap
        }
        return elapsed >= Tuning.closestFrames ? elapsed : nil
    }

    private mutating func remember(_ moments: MotionMoments) {
        let old = recent.firstIndex { moments.time - $0.time <= Tuning.memory } ?? recent.count
        recent.removeFirst(old)
        recent.append(moments)
    }

    private mutating func judge(at now: Double) -> Swipe? {
        sweeps.removeAll(keepingCapacity: true)
        var sums = SweepSums(endingAt: now)
        var leading: (progress: Double, hand: Hand) = (0, .right)
        for moments in recent.reversed() {
            sums.add(moments)
            guard let sweep = sums.sweep else { continue }
            let progress = rules.progress(of: sweep, at: now)
            if progress > leading.progress { leading = (progress, sweep.hand) }
            if rules.accept(sweep, at: now) { sweeps.append(sweep) }
        }
        let best = strokes.take(sweeps, at: now)
        if let best { counted = Swipe(hand: best.hand, time: now) }
        show(leading.progress, leading.hand, at: now)
        return best == nil ? nil : counted
    }

    private mutating func show(_ seen: Double, _ hand: Hand, at now: Double) {
        if let counted, now >= counted.time, now - counted.time < Tuning.meterHold {
            progress = counted.hand == .right ? 1 : -1
        } else {
            // Short of full, as only a sweep that counted fills the meter.
            progress = min(seen, 0.95) * (hand == .right ? 1 : -1)
        }
    }
}

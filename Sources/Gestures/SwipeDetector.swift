/// Watches camera pictures for a hand swept across them (TR26).
///
/// A picture becomes motion (`MotionField`), motion that is fresh in its place (`Busyness`) becomes a profile
/// across the picture (`MotionProfile`), lines through the profiles of the last seconds are measured
/// (`SweepSearch`) and weighed (`SweepEvidence`), and each hand's movement counts once (`Strokes`). A value,
/// for one thread at a time; it keeps no picture but the last, and after its first frames it allocates
/// nothing.
public struct SwipeDetector: Sendable {
    /// How much of a sweep has been seen: 0 nothing, towards 1 a sweep to the right, towards -1 one to the
    /// left, in the picture as stored. Stays at ±1 for a moment after one counted.
    public private(set) var progress = 0.0
    /// The movement that turned out on the last frame to have been nearly a sweep, if any.
    public private(set) var nearMiss: NearMiss?
    /// The sweep that counted a moment ago and that has ended by the last frame, with the clarity that it had
    /// at its best.
    public private(set) var settled: Swipe?

    private(set) var field = MotionField()
    private var busyness = Busyness()
    private(set) var across = SweepTracker()
    private(set) var judge: SweepJudge
    private(set) var lastLooked: Double?

    /// - Parameters:
    ///   - sensitivity: 0 (only long, strong sweeps) to 1 (short and faint ones too).
    ///   - taught: waves of the cook who stands there, to go by besides.
    public init(sensitivity: Double = 0.5, taught: TaughtWaves? = nil) {
        self.init(sensitivity: sensitivity, evidence: .across.taught(by: taught))
    }

    init(sensitivity: Double, evidence: SweepEvidence) {
        judge = SweepJudge(sensitivity: sensitivity, evidence: evidence)
    }

    /// How much moved in each block of the last frame, beyond its own noise: 0 (still) to 255; row-major like
    /// the frame, and empty before the first one. For the preview's tint.
    public var motion: [UInt8] {
        field.strength.map { UInt8(truncatingIfNeeded: Int32($0) * 255 / Tuning.strongest) }
    }

    /// Takes the next picture; returns the sweep that this frame completed, if any.
    ///
    /// Frames may come at 8 to 60 a second, unevenly, and of any size; a change of size, a long gap or a
    /// clock that runs backwards starts over.
    public mutating func look(at frame: LumaFrame) -> Swipe? {
        (nearMiss, settled) = (nil, nil)
        guard frame.time.isFinite, let elapsed = elapsed(until: frame.time) else { return nil }
        if frame.columns != field.columns || frame.rows != field.rows {
            forget()
            busyness.restart(blocks: frame.columns * frame.rows)
        }
        guard field.look(at: frame, elapsed: elapsed) else {
            if lastLooked == nil { lastLooked = frame.time }
            return nil
        }
        lastLooked = frame.time
        busyness.take(field.strength, elapsed: elapsed)
        if isWholePicture {
            forget()
            nearMiss = judge.unsettle(at: frame.time)
            return nil
        }
        across.look(
            at: busyness.fresh, columns: field.columns, rows: field.rows, isShaken: isShaken,
            time: frame.time,
            interval: elapsed)
        let swipe = judge.take(across, at: frame.time)
        (progress, nearMiss, settled) = (judge.progress, judge.nearMiss, judge.settled)
        return swipe
    }

    /// Whether so much moved in the last frame that it was the light, or the camera.
    var isWholePicture: Bool {
        Double(field.moved) > Tuning.wholePicture * Double(field.columns * field.rows)
    }

    /// Whether the camera was moved a little before the last frame.
    var isShaken: Bool { field.globalChange.roughness > 0 }

    /// Seconds since the last frame that was used; nil when this one comes too soon to be.
    private mutating func elapsed(until time: Double) -> Double? {
        guard let lastLooked else { return Tuning.longestGap }
        let elapsed = time - lastLooked
        if elapsed < 0 || elapsed > Tuning.longestGap {
            forget()
            if elapsed < 0 { judge.restart() }
            return Tuning.longestGap
        }
        return elapsed >= Tuning.closestFrames ? elapsed : nil
    }

    private mutating func forget() {
        across.clear()
        progress = 0
    }
}

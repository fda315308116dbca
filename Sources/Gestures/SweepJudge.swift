/// Decides, frame by frame, which of the measured stretches counts as a sweep, how far one has come that is
/// going on, and what was wanting in one that did not make it.
struct SweepJudge: Sendable {
    private(set) var progress = 0.0
    private(set) var nearMiss: NearMiss?
    private(set) var settled: Swipe?

    /// How much must speak for a sweep.
    let threshold: Float
    private var strokes = Strokes()
    private var entrance = Entrance()
    private var miss = Miss()
    private var counted: (swipe: Swipe, best: Float)?
    private var candidates: [Candidate] = []

    /// A stretch that may be a sweep.
    struct Candidate: Sendable {
        let hand: Hand
        let sweep: Sweep
        let score: Float
    }

    init(sensitivity: Double) {
        threshold = Tuning.threshold(sensitivity)
        candidates.reserveCapacity(2 * Tuning.stretches.count)
    }

    mutating func restart() {
        strokes = Strokes()
        entrance = Entrance()
        miss = Miss()
        counted = nil
    }

    /// Weighs what the trackers measured in the frame of `now`.
    mutating func take(_ across: SweepTracker, _ down: SweepTracker?, at now: Double) -> Swipe? {
        (nearMiss, settled) = (nil, nil)
        candidates.removeAll(keepingCapacity: true)
        weigh(across, extra: 0, now)
        // After a wave the hand goes down anyway, and a wave across may be steep.
        let isAcross = candidates.contains { $0.score >= threshold - Tuning.nearly }
        if let down, !isAcross, !strokes.isLately(now) { weigh(down, extra: Tuning.verticalDoubt, now) }
        if let entered = entrance.take(candidates, threshold: threshold, at: now) {
            candidates.append(entered)
        }
        let best = strokes.take(candidates, threshold: threshold, at: now, unless: entrance.holds)
        if let best {
            miss = Miss()
            settle(now + 1)
            let swipe = Swipe(hand: best.hand, time: now, leastSensitivity: Tuning.sensitivity(best.score))
            counted = (swipe, best.score)
            show(now)
            return swipe
        }
        follow(now)
        show(now)
        return nil
    }

    /// The whole picture changes: what has been going on is lost.
    mutating func unsettle(at now: Double) -> NearMiss? {
        defer { miss = Miss() }
        entrance = Entrance()
        progress = 0
        return miss.lost(at: now)
    }

    private mutating func weigh(_ tracker: SweepTracker, extra: Float, _ now: Double) {
        for sweep in tracker.sweeps where mayCount(sweep, at: now) {
            let hand = tracker.hand(of: sweep)
            let score = score(of: sweep, hand, extra: extra)
            if score >= threshold - Tuning.noticed {
                candidates.append(Candidate(hand: hand, sweep: sweep, score: score))
            }
        }
    }

    /// Whether it is not over yet, and near enough.
    func mayCount(_ sweep: Sweep, at now: Double) -> Bool {
        now - sweep.end <= Tuning.latest && sweep.strength >= Tuning.faintestSweep
    }

    /// What speaks for a sweep, to be held against the threshold.
    func score(of sweep: Sweep, _ hand: Hand, extra: Float) -> Float {
        let score = SweepEvidence.score(sweep) - extra
        // What came up from below the picture is a hand that is being raised.
        let isRaised = hand == .up && sweep.room < Tuning.raisedFrom
        // A wave across in an arc goes up and down, too.
        let isArc = hand.isVertical && sweep.slope > Tuning.steepest
        // However straight: what hasn't gone far enough may still turn back.
        return sweep.travel < Tuning.shortest || isRaised || isArc ? min(score, threshold - 0.1) : score
    }

    /// The clarity of what has counted goes on growing; what has not counted is nearly a sweep.
    private mutating func follow(_ now: Double) {
        for candidate in candidates {
            if let counted, candidate.hand == counted.swipe.hand, candidate.score > counted.best {
                self.counted?.best = candidate.score
            }
            // What goes on of a sweep that counted is no miss.
            if strokes.isGoingOn(candidate) { continue }
            miss.take(candidate, isBack: strokes.isBack(candidate, now), threshold: threshold, at: now)
        }
        settle(now)
        nearMiss = miss.over(at: now)
    }

    private mutating func settle(_ now: Double) {
        guard let (swipe, best) = counted, settled == nil, now - swipe.time >= Tuning.settling else { return }
        settled = Swipe(hand: swipe.hand, time: swipe.time, leastSensitivity: Tuning.sensitivity(best))
        counted = nil
    }

    private mutating func show(_ now: Double) {
        if let last = strokes.last, now >= last.time, now - last.time < Tuning.meterHold {
            progress = last.hand == .right ? 1 : last.hand == .left ? -1 : 0
            return
        }
        progress = 0
        for candidate in candidates where !candidate.hand.isVertical && !strokes.isBack(candidate, now) {
            // Short of full, as only a sweep that counted fills the meter.
            let come = min(0.95, 1 - Double((threshold - candidate.score) / Tuning.noticed))
            if come > abs(progress) { progress = candidate.hand == .right ? come : -come }
        }
    }
}

/// Decides, frame by frame, which of the measured stretches counts as a sweep, how far one has come that is
/// going on, and what was wanting in one that did not make it.
struct SweepJudge: Sendable {
    private(set) var progress = 0.0
    private(set) var nearMiss: NearMiss?
    private(set) var settled: Swipe?

    /// How much must speak for a sweep.
    let threshold: Float
    private var strokes = Strokes()
    /// Those up and down are remembered by themselves, so that they never cost one across.
    private var verticalStrokes = Strokes()
    /// When something last moved across that was nearly a sweep.
    private var acrossSeen = -Double.infinity
    private var entrance = Entrance()
    private var miss = Miss()
    private var counted: (swipe: Swipe, best: Float)?
    private var candidates: [Candidate] = []
    private var verticals: [Candidate] = []

    /// A stretch that may be a sweep.
    struct Candidate: Sendable {
        let hand: Hand
        let sweep: Sweep
        let score: Float
    }

    init(sensitivity: Double) {
        threshold = Tuning.threshold(sensitivity)
        candidates.reserveCapacity(Tuning.stretches.count + 1)
        verticals.reserveCapacity(Tuning.stretches.count)
    }

    mutating func restart() {
        (strokes, verticalStrokes) = (Strokes(), Strokes())
        acrossSeen = -.infinity
        entrance = Entrance()
        miss = Miss()
        counted = nil
    }

    /// Weighs what the trackers measured in the frame of `now`.
    mutating func take(_ across: SweepTracker, _ down: SweepTracker?, at now: Double) -> Swipe? {
        (nearMiss, settled) = (nil, nil)
        candidates.removeAll(keepingCapacity: true)
        weigh(across, now)
        if let down { weighVertical(down, now) }
        if let entered = entrance.take(candidates, threshold: threshold, at: now) {
            candidates.append(entered)
        }
        let best =
            strokes.take(candidates, threshold: threshold, at: now, unless: entrance.holds)
            ?? verticalStrokes.take(verticals, threshold: threshold, at: now) { _ in false }
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

    /// A wave across may be steep, and before and after it the hand is raised and lowered anyway.
    private mutating func weighVertical(_ down: SweepTracker, _ now: Double) {
        verticals.removeAll(keepingCapacity: true)
        if candidates.contains(where: { $0.score >= threshold - Tuning.nearly }) { acrossSeen = now }
        guard now - acrossSeen > Tuning.afterAcross, !strokes.isLately(now) else {
            return
        }
        weigh(down, now)
    }

    private mutating func weigh(_ tracker: SweepTracker, _ now: Double) {
        for sweep in tracker.sweeps {
            let hand = tracker.hand(of: sweep)
            guard mayCount(sweep, hand, at: now) else { continue }
            let score = score(of: sweep, hand)
            if score >= threshold - Tuning.noticed {
                let candidate = Candidate(hand: hand, sweep: sweep, score: score)
                if hand.isVertical { verticals.append(candidate) } else { candidates.append(candidate) }
            }
        }
    }

    /// Whether it is not over yet, and near enough.
    func mayCount(_ sweep: Sweep, _ hand: Hand, at now: Double) -> Bool {
        now - sweep.end <= (hand.isVertical ? Tuning.latestAtRest : Tuning.latest)
            && sweep.strength >= Tuning.faintestSweep
    }

    /// What speaks for a sweep, to be held against the threshold.
    func score(of sweep: Sweep, _ hand: Hand) -> Float {
        let score = SweepEvidence.of(hand).score(sweep)
        // However straight: what hasn't gone far enough may still turn back.
        let isUnfinished = sweep.travel < Tuning.shortest || hand.isVertical && !isUpright(sweep, hand)
        return isUnfinished ? min(score, threshold - 0.1) : score
    }

    /// Whether a sweep up or down is one as far as it goes: within the picture, at its end, and no arc
    /// across.
    private func isUpright(_ sweep: Sweep, _ hand: Hand) -> Bool {
        sweep.tip >= Tuning.raised && sweep.slope <= Tuning.steepest
            && sweep.rest >= (hand == .up ? Tuning.restAbove : Tuning.restBelow)
    }

    /// The clarity of what has counted goes on growing; what has not counted is nearly a sweep.
    private mutating func follow(_ now: Double) {
        follow(candidates, strokes, now)
        follow(verticals, verticalStrokes, now)
        settle(now)
        nearMiss = miss.over(at: now)
    }

    private mutating func follow(_ candidates: [Candidate], _ strokes: Strokes, _ now: Double) {
        for candidate in candidates {
            if let counted, candidate.hand == counted.swipe.hand, candidate.score > counted.best {
                self.counted?.best = candidate.score
            }
            // What goes on of a sweep that counted is no miss.
            if strokes.isGoingOn(candidate) { continue }
            miss.take(candidate, isBack: strokes.isBack(candidate, now), threshold: threshold, at: now)
        }
    }

    private mutating func settle(_ now: Double) {
        guard let (swipe, best) = counted, settled == nil, now - swipe.time >= Tuning.settling else { return }
        settled = Swipe(hand: swipe.hand, time: swipe.time, leastSensitivity: Tuning.sensitivity(best))
        counted = nil
    }

    private mutating func show(_ now: Double) {
        if let last = strokes.last, now >= last.time, now - last.time < Tuning.meterHold {
            progress = last.hand == .right ? 1 : -1
            return
        }
        progress = 0
        for candidate in candidates where !strokes.isBack(candidate, now) {
            // Short of full, as only a sweep that counted fills the meter.
            let come = min(0.95, 1 - Double((threshold - candidate.score) / Tuning.noticed))
            if come > abs(progress) { progress = candidate.hand == .right ? come : -come }
        }
    }
}

/// Decides, frame by frame, which of the measured stretches counts as a sweep, how far one has come that is
/// going on, and what was wanting in one that did not make it.
struct SweepJudge: Sendable {
    private(set) var progress = 0.0
    private(set) var nearMiss: NearMiss?
    private(set) var settled: Swipe?

    let evidence: SweepEvidence
    /// How much must speak for a sweep.
    let threshold: Float
    private var strokes = Strokes()
    private var entrance = Entrance()
    private var miss = Miss()
    private var counted: (swipe: Swipe, best: Candidate)?
    private var candidates: [Candidate] = []

    /// A stretch that may be a sweep.
    struct Candidate: Sendable {
        let hand: Hand
        let sweep: Sweep
        let score: Float
    }

    init(sensitivity: Double, evidence: SweepEvidence = .across) {
        self.evidence = evidence
        threshold = Tuning.threshold(sensitivity)
        candidates.reserveCapacity(Tuning.stretches.count + 1)
    }

    mutating func restart() {
        strokes = Strokes()
        entrance = Entrance()
        miss = Miss()
        counted = nil
    }

    /// Weighs what the tracker measured in the frame of `now`.
    mutating func take(_ across: SweepTracker, at now: Double) -> Swipe? {
        (nearMiss, settled) = (nil, nil)
        candidates.removeAll(keepingCapacity: true)
        weigh(across, now)
        if let entered = entrance.take(candidates, threshold: threshold, at: now) {
            candidates.append(entered)
        }
        if let best = strokes.take(candidates, threshold: threshold, at: now, unless: entrance.holds) {
            miss = Miss()
            settle(now + 1)
            let swipe = Swipe(
                hand: best.hand, time: now, leastSensitivity: Tuning.sensitivity(best.score),
                picturesPerSecond: Double(best.sweep.pictures) / max(best.sweep.duration, 0.1))
            counted = (swipe, best)
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

    private mutating func weigh(_ tracker: SweepTracker, _ now: Double) {
        for sweep in tracker.sweeps {
            let hand = tracker.hand(of: sweep)
            guard mayCount(sweep, at: now) else { continue }
            let sweep = weighed(sweep, hand)
            let score = score(of: sweep)
            if score >= threshold - Tuning.noticed {
                candidates.append(Candidate(hand: hand, sweep: sweep, score: score))
            }
        }
    }

    /// Whether it is not over yet, near enough, and a hand.
    func mayCount(_ sweep: Sweep, at now: Double) -> Bool {
        now - sweep.end <= Tuning.latest && sweep.strength >= Tuning.faintestSweep && !isSomebody(sweep)
    }

    /// Whether it is a body rather than a hand: large for its speed, and not begun where hands are raised, or
    /// leaving slowly from within the room.
    private func isSomebody(_ sweep: Sweep) -> Bool {
        if sweep.size > Tuning.heaviest * sweep.speed { return !Tuning.whereRaised.contains(sweep.room) }
        return sweep.speed < Tuning.leaving && sweep.room > Tuning.whereRaised.upperBound
            && sweep.size > Tuning.handFarOff
    }

    /// What is weighed of a stretch: of one that repeats a sweep, what moved before is explained, for the hand
    /// had to come back.
    func weighed(_ sweep: Sweep, _ hand: Hand) -> Sweep {
        guard strokes.repeats(hand, begun: sweep.start) else { return sweep }
        var sweep = sweep
        sweep.earlier = 0
        return sweep
    }

    /// What speaks for a sweep, to be held against the threshold.
    func score(of sweep: Sweep) -> Float {
        let score = evidence.score(sweep)
        // However straight: what hasn't gone far enough may still turn back.
        return hasGoneFar(sweep) ? score : min(score, threshold - 0.1)
    }

    /// Whether it is past being a hand that is only put into place: that goes slowly, and stops soon.
    private func hasGoneFar(_ sweep: Sweep) -> Bool {
        let mayBeRaised = sweep.speed < Tuning.asRaised && sweep.size > Tuning.handFarOff
        return sweep.travel >= (mayBeRaised ? Tuning.shortestIfSlow : Tuning.shortest)
    }

    /// The clarity of what has counted goes on growing; what has not counted is nearly a sweep.
    private mutating func follow(_ now: Double) {
        for candidate in candidates {
            if let counted, candidate.hand == counted.swipe.hand, candidate.score > counted.best.score {
                self.counted?.best = candidate
            }
            // What goes on of a sweep that counted is no miss.
            if strokes.isGoingOn(candidate) { continue }
            miss.take(candidate, isBack: strokes.isBack(candidate, now), threshold: threshold, at: now)
        }
        settle(now)
        nearMiss = miss.over(at: now, evidence)
    }

    private mutating func settle(_ now: Double) {
        guard let (swipe, best) = counted, settled == nil, now - swipe.time >= Tuning.settling else { return }
        settled = Swipe(
            hand: swipe.hand, time: swipe.time, leastSensitivity: Tuning.sensitivity(best.score),
            picturesPerSecond: swipe.picturesPerSecond, sample: WaveSample(best.sweep))
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

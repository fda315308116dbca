/// Remembers the last sweep that counted, so that it counts once and the hand's way back doesn't.
///
/// The way back and a cook's undo are told apart by when they come. Hands begin to go back within half a
/// second of the end of a sweep, so a movement the other way that has begun within `Tuning.returning` of that
/// end, or is clear within `Tuning.wayBack`, is the hand going back, and so is all that goes on from there
/// without a rest. What begins within `Tuning.idling`, or as long as the sweep took, is the hand going back if it
/// is idler than the sweep was. A cook who takes a wave back has to see the page turn first, and so is clear only later; within two
/// seconds of the first sweep, the slideshow takes the turned page back.
struct Strokes: Sendable {
    /// The last sweep that counted.
    private(set) var last: (hand: Hand, time: Double)?
    /// How fast it was when it counted, in widths a second.
    private var speed: Float = 0
    /// When it began, and how long it took as far as it has been seen: who sweeps slowly turns back slowly.
    private var start = 0.0
    private var duration: Double { until - start }
    /// Until when it has been going on.
    private var until = 0.0
    /// Until when the hand has been seen going back; what begins before that still belongs to it.
    private var backUntil = 0.0
    /// How many have counted in a row, the same way, and whether the first began from rest.
    private var row = 0
    private var isFromRest = false

    /// Looks at all stretches that could be a sweep; returns the best that counts.
    ///
    /// - Parameter isHeld: whether a stretch must not count yet.
    mutating func take(
        _ candidates: [SweepJudge.Candidate], threshold: Float, at now: Double,
        unless isHeld: (SweepJudge.Candidate) -> Bool
    ) -> SweepJudge.Candidate? {
        var best: SweepJudge.Candidate?
        for candidate in candidates
        where candidate.score >= threshold && !isHeld(candidate) && isNew(candidate, now) {
            if candidate.score > best?.score ?? -.infinity { best = candidate }
        }
        for candidate in candidates { extend(with: candidate, threshold: threshold, now) }
        guard let best else { return nil }
        let isRepeated = best.hand == last?.hand && best.sweep.start < until + Tuning.repeating
        row = isRepeated ? row + 1 : 1
        if !isRepeated { isFromRest = best.sweep.earlier < Tuning.atRest }
        last = (best.hand, now)
        speed = best.sweep.speed
        until = min(best.sweep.end, now)
        start = best.sweep.start
        backUntil = until
        return best
    }

    /// Whether this is the sweep that counted, still going on or just over.
    func isGoingOn(_ candidate: SweepJudge.Candidate) -> Bool {
        candidate.hand == last?.hand && candidate.sweep.start < until + Tuning.pause
    }

    /// Whether what begins then is the same wave once more: who wants to be three pages on waves three times.
    /// A hand that stirs goes on for longer, and mostly hasn't begun from rest.
    func repeats(_ hand: Hand, begun start: Double) -> Bool {
        hand == last?.hand && isFromRest && row <= Tuning.repeats
            && start >= until + Tuning.pause && start < until + Tuning.repeating
    }

    /// Whether this is the hand going back.
    func isBack(_ candidate: SweepJudge.Candidate, _ now: Double) -> Bool {
        guard let last, candidate.hand != last.hand else { return false }
        return now < until + Tuning.wayBack || beginsBack(candidate)
    }

    /// Whether it began so soon after the sweep, or while the hand was seen going back, that it is its way
    /// back; or somewhat later, and idly: a cook who takes a wave back is as quick as before, a hand on its
    /// way back is not.
    private func beginsBack(_ candidate: SweepJudge.Candidate) -> Bool {
        let start = candidate.sweep.start
        if start < max(backUntil, until + Tuning.returning) { return true }
        return start < until + max(Tuning.idling, duration) && candidate.sweep.speed < Tuning.idly * speed
    }

    private func isNew(_ candidate: SweepJudge.Candidate, _ now: Double) -> Bool {
        guard let last else { return true }
        if candidate.hand != last.hand { return !isBack(candidate, now) }
        return candidate.sweep.start >= until + Tuning.pause && now - last.time >= Tuning.closestSweeps
    }

    /// A sweep that goes on, or a hand that is on its way back, goes on not counting. The last of a stroke,
    /// where the hand slows down, is less clear than the stroke. What begins again after a rest goes on from
    /// nothing, even if a long line can be laid through both.
    private mutating func extend(with candidate: SweepJudge.Candidate, threshold: Float, _ now: Double) {
        guard let last, !isNew(candidate, now), candidate.score >= threshold - Tuning.tail else { return }
        let end = min(candidate.sweep.end, now)
        if candidate.hand == last.hand {
            if end <= until + Tuning.longestInterval { until = max(until, end) }
        } else if candidate.score >= threshold || beginsBack(candidate) {
            backUntil = max(backUntil, end + Tuning.pause)
        }
    }
}

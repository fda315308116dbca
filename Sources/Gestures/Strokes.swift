/// Remembers the last sweep that counted, so that it counts once and the hand's way back doesn't.
///
/// The way back and a cook's undo are told apart by when they begin: a movement the other way that begins
/// within `Tuning.wayBack` of the end of a sweep is the hand going back, however clear it is, and so is all
/// that goes on from there without a rest. One that begins later is a sweep of its own; within two seconds it
/// takes the first one back.
struct Strokes: Sendable {
    /// The last sweep that counted.
    private(set) var last: (hand: Hand, time: Double)?
    /// Until when it has been going on.
    private var until = 0.0
    /// A movement the other way that begins before this is the hand going back.
    private var backUntil = 0.0

    /// Looks at all stretches that could be a sweep; returns the best that counts.
    mutating func take(
        _ candidates: [SweepJudge.Candidate], threshold: Float, at now: Double
    ) -> SweepJudge.Candidate? {
        var best: SweepJudge.Candidate?
        for candidate in candidates where candidate.score >= threshold && isNew(candidate, now) {
            if candidate.score > best?.score ?? -.infinity { best = candidate }
        }
        for candidate in candidates { extend(with: candidate, threshold: threshold, now) }
        guard let best else { return nil }
        last = (best.hand, now)
        until = min(best.sweep.end, now)
        backUntil = until + Tuning.wayBack
        return best
    }

    /// Whether a sweep across has counted just now.
    func isLately(_ now: Double) -> Bool {
        guard let last, !last.hand.isVertical else { return false }
        return now - last.time < Tuning.lowering
    }

    /// Whether this is the sweep that counted, still going on or just over.
    func isGoingOn(_ candidate: SweepJudge.Candidate) -> Bool {
        candidate.hand == last?.hand && candidate.sweep.start < until + Tuning.pause
    }

    /// Whether this is the hand going back.
    func isBack(_ candidate: SweepJudge.Candidate) -> Bool {
        guard let last, candidate.hand != last.hand else { return false }
        return candidate.sweep.start < backUntil
    }

    private func isNew(_ candidate: SweepJudge.Candidate, _ now: Double) -> Bool {
        guard let last else { return true }
        if candidate.hand != last.hand { return candidate.sweep.start >= backUntil }
        return candidate.sweep.start >= until + Tuning.pause && now - last.time >= Tuning.closestSweeps
    }

    /// A sweep that goes on, or a hand that is on its way back, goes on not counting.
    private mutating func extend(with candidate: SweepJudge.Candidate, threshold: Float, _ now: Double) {
        guard let last, !isNew(candidate, now) else { return }
        let end = min(candidate.sweep.end, now)
        if candidate.hand == last.hand {
            // The last of a stroke, where the hand slows down, is less clear than the stroke.
            guard candidate.score >= threshold - Tuning.tail else { return }
            until = max(until, end)
            backUntil = max(backUntil, until + Tuning.wayBack)
        } else if candidate.score >= threshold {
            backUntil = max(backUntil, end + Tuning.pause)
        }
    }
}

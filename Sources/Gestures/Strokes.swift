/// Remembers the last sweep that counted, so that it counts once and the hand's way back doesn't.
struct Strokes: Sendable {
    private var hand: Hand?
    /// Until when the last sweep has been going on.
    private var until = 0.0
    /// A movement the other way that begins before this is the hand going back.
    private var backUntil = 0.0

    /// Looks at all sweeps that could be read from the frames up to now; returns the best that counts.
    mutating func take(_ sweeps: [Sweep], at now: Double) -> Sweep? {
        var best: Sweep?
        for sweep in sweeps where isNew(sweep) && sweep.rank > best?.rank ?? 0 { best = sweep }
        for sweep in sweeps { extend(with: sweep, now) }
        guard let best else { return nil }
        hand = best.hand
        until = min(best.end, now)
        backUntil = until + Tuning.wayBack
        return best
    }

    private func isNew(_ sweep: Sweep) -> Bool {
        guard let hand else { return true }
        return sweep.start >= (sweep.hand == hand ? until + Tuning.pause : backUntil)
    }

    /// A sweep that goes on, or a hand that is on its way back, goes on not counting.
    private mutating func extend(with sweep: Sweep, _ now: Double) {
        guard let hand, !isNew(sweep) else { return }
        let end = min(sweep.end, now)
        if sweep.hand == hand {
            until = max(until, end)
            backUntil = max(backUntil, until + Tuning.wayBack)
        } else {
            backUntil = max(backUntil, end + Tuning.pause)
        }
    }
}

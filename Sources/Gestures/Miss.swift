/// Remembers the clearest movement that has not counted, until it is over.
struct Miss: Sendable {
    private var best: SweepJudge.Candidate?
    private var isBack = false
    /// When something was last seen of it.
    private var seen = 0.0

    mutating func take(_ candidate: SweepJudge.Candidate, isBack: Bool, threshold: Float, at now: Double) {
        guard candidate.score >= threshold - Tuning.nearly || isBack && candidate.score >= threshold else {
            return
        }
        seen = now
        if candidate.score > best?.score ?? -.infinity { (best, self.isBack) = (candidate, isBack) }
    }

    /// The movement, once nothing more has been seen of it for a moment; told once.
    mutating func over(at now: Double, _ evidence: SweepEvidence) -> NearMiss? {
        guard let best, now - seen >= Tuning.settling || now < seen else { return nil }
        self.best = nil
        let shortfall = isBack ? .wayBack : evidence.shortfall(of: best.sweep)
        return NearMiss(hand: best.hand, shortfall: shortfall, time: now)
    }

    /// The movement, where the light or the camera has ended it.
    mutating func lost(at now: Double) -> NearMiss? {
        guard let best, now - seen < Tuning.settling else { return nil }
        self.best = nil
        return NearMiss(hand: best.hand, shortfall: .unsettled, time: now)
    }
}

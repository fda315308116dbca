/// What comes in from beyond the picture's edge: a hand that sweeps straight in, or somebody who walks by.
///
/// Until they end the two look alike. A hand has swept within `Tuning.longestEntrance`; a person or a cat
/// goes on. So such a movement counts only once it is over, and only if it was as quick as a hand.
struct Entrance: Sendable {
    /// The clearest of the movement.
    private var held: SweepJudge.Candidate?
    private var start = 0.0
    /// Until when it has been seen.
    private var seen = 0.0

    /// Takes what may be a sweep in the frame of `now`.
    ///
    /// - Returns: a movement that is over and was quick: it counts now.
    mutating func take(
        _ candidates: [SweepJudge.Candidate], threshold: Float, at now: Double
    ) -> SweepJudge.Candidate? {
        for candidate in candidates where candidate.score >= threshold - Tuning.nearly {
            follow(candidate, threshold: threshold, now)
        }
        guard let held, now - seen >= Tuning.overAfter || now < seen else { return nil }
        self.held = nil
        return seen - start <= Tuning.longestEntrance ? held : nil
    }

    /// Whether this is of a movement that is not over yet.
    func holds(_ candidate: SweepJudge.Candidate) -> Bool {
        held?.hand == candidate.hand
    }

    private mutating func follow(_ candidate: SweepJudge.Candidate, threshold: Float, _ now: Double) {
        let sweep = candidate.sweep
        let end = min(sweep.end, now)
        if let held {
            guard held.hand == candidate.hand else { return }
            // The first frames of a movement tell little of where it began; more of it may tell better.
            let isWhole = sweep.start < start + Tuning.startError
            if isWhole, candidate.score >= threshold, sweep.room >= Tuning.edge {
                self.held = nil
                return
            }
            seen = max(seen, end)
            start = min(start, sweep.start)
            if candidate.score > held.score { self.held = candidate }
        } else if candidate.score >= threshold, sweep.room < Tuning.edge, now - end < Tuning.overAfter {
            (held, start, seen) = (candidate, sweep.start, end)
        }
    }
}

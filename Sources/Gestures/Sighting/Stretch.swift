/// Motion along one line through a stretch of time that ended with the last frame, as it was measured and
/// weighed.
package struct Stretch: Sendable {
    /// The way that it goes in the picture as stored.
    package let hand: Hand
    /// When the motion began and ended, on the frames' clock.
    package let start: Double
    package let end: Double
    /// The length of time that was looked at, in seconds.
    package let length: Double
    /// Widths of a 4:3 picture a second, above 0, and how many of them it went.
    package let speed: Double
    package let travel: Double
    /// Motion near the line each second, as the mean strength of a block.
    package let strength: Double
    /// Where the line is now, in units from the picture's middle (see `Sighting.unit`).
    package let place: Double
    /// Whether it cannot count whatever its score: it ended too long ago, or is too faint to be near.
    package let isOver: Bool
    /// What was measured, in the order in which `SweepEvidence` has it.
    package let measurements: [Measurement]
    /// What speaks for a sweep, in natural logarithms of odds, to be held against `Sighting.threshold`.
    package let score: Double
    /// What was wanting most.
    package let shortfall: Shortfall

    /// One measurement and what it is worth.
    package struct Measurement: Sendable, Hashable {
        package let name: String
        /// As measured, beyond the ends of its curve too.
        package let value: Double
        /// What it adds to the score, and the most that it could.
        package let worth: Double
        package let most: Double
    }
}

extension Stretch {
    /// - Parameter now: the time of the frame that ends it.
    init(_ sweep: Sweep, hand: Hand, at now: Double, _ judge: SweepJudge) {
        self.hand = hand
        (start, end, length) = (sweep.start, sweep.end, Double(sweep.stretch))
        (speed, travel, place) = (Double(sweep.speed), Double(sweep.travel), Double(sweep.place))
        strength = Double(sweep.strength)
        isOver = !judge.mayCount(sweep, at: now)
        measurements = judge.evidence.measures.map { measure in
            let value = measure.value(sweep)
            return Measurement(
                name: measure.name, value: Double(value), worth: Double(measure.curve.worth(of: value)),
                most: Double(measure.curve.most))
        }
        score = Double(judge.score(of: sweep))
        shortfall = judge.evidence.shortfall(of: sweep)
    }
}

/// What a stretch of motion looks like as the movement of one thing along a straight line: the weighted least
/// squares of place over time. Only a candidate; `SweepRules` judge it. Lengths as in `MotionMoments`.
struct Sweep: Sendable {
    /// When the motion began and ended, if it was even: the mean time of the motion and half its duration
    /// about it.
    let start: Double
    let end: Double
    /// How far it went to the right (below zero: to the left), and down, in that time.
    let travel: Double
    let rise: Double
    /// The share of all spread, in place, that the straight line explains: 0...1.
    let straightness: Double
    /// Standard deviations of the motion about the line, across and down.
    let width: Double
    let height: Double
    /// Motion each second: the mean strength of a block, summed over the frames.
    let strength: Double

    var duration: Double { end - start }
    var hand: Hand { travel > 0 ? .right : .left }
    /// The longer and the straighter, the more it is a sweep.
    var rank: Double { abs(travel) * straightness }
}

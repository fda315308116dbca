/// What a stretch of motion looks like as the movement of one hand along a line: x = x₀ + v·t, fitted to the
/// motion near it. Only measurements; `SweepEvidence` weighs them. Lengths as in `MotionProfile`, seconds.
struct Sweep: Sendable {
    /// When the motion began and ended, if it was even: its mean time and half its duration about it.
    var start = 0.0
    var end = 0.0
    /// Whether it goes towards greater places: to the right.
    var isForward = true
    /// How fast, in widths a second, and how far in its duration; both above 0.
    var speed: Float = 0
    var travel: Float = 0
    /// Motion near the line each second: mean strength of a block, summed over the frames.
    var strength: Float = 0
    /// Where the line is at the end of the stretch.
    var place: Float = 0
    /// The length of the stretch that was looked at.
    var stretch: Float = 0

    // MARK: What is weighed, besides `travel`

    /// How far it began from the picture's edge behind it; below 0 if it came from beyond.
    var room: Float = 0
    /// The share of the spread near the line that the line explains, 0...1: the farther and the narrower, the
    /// more.
    var straightness: Float = 0
    /// The same for all motion in the picture: how far the sweep stands out.
    var alone: Float = 0
    /// What a line of the opposite speed would see of what this one sees, through a slit as broad as the hand,
    /// 0...1.
    var opposite: Float = 0
    /// Motion on each width of the way, however fast: how large the hand is, and how clearly it stands out.
    var size: Float = 0
    /// Rise or fall by travel, 0 and up.
    var slope: Float = 0
    /// Standard deviation of the motion down, about its own line.
    var height: Float = 0
    /// Motion in the half second that ended `Tuning.raising` before it: what went on before the hand was raised.
    /// By the strength or by `Tuning.quietAgainst`, whichever is more; `Tuning.unknownBefore` of the strength
    /// when nothing was seen.
    var earlier: Float = 0
    /// Pictures in which something moved along the line.
    var pictures: Float = 0
    /// The share of the way that goes forward, from one frame to the next, 0...1.
    var monotony: Float = 0
    /// How differently from the line the rear edge of all motion moves: 0 alike, 1 when it stays.
    var trailing: Float = 0

    /// Standard deviations of the frames' middles about the line, across and down.
    var wander: Float = 0
    var wanderDown: Float = 0

    /// Seconds that it has been going on.
    var duration: Double { end - start }
}

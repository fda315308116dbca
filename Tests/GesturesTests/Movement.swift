@testable import Gestures

/// A measured movement as the rules after the measuring see it: times in seconds, the rest as in `Sweep`.
func movement(
    _ hand: Hand, _ start: Double, _ end: Double, speed: Float = 1.5, room: Float = 0.4, score: Float = 1
) -> SweepJudge.Candidate {
    var sweep = Sweep()
    (sweep.start, sweep.end) = (start, end)
    sweep.isForward = hand == .right
    sweep.speed = speed
    sweep.travel = speed * Float(end - start)
    sweep.room = room
    return SweepJudge.Candidate(hand: hand, sweep: sweep, score: score)
}

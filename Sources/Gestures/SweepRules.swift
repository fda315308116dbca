/// When a stretch of motion is a hand swept across.
struct SweepRules: Sendable {
    /// How far a sweep must go, in units of `MotionMoments`, and how much must move, as in `Sweep.strength`.
    let travel: Double
    let strength: Double

    /// - Parameter sensitivity: 0...1; anything else is taken as the nearer of the two.
    init(sensitivity: Double) {
        let sensitivity = min(max(sensitivity.isFinite ? sensitivity : 0.5, 0), 1)
        travel = Tuning.shortestTravel(sensitivity)
        strength = Tuning.faintestStrength(sensitivity)
    }

    /// - Parameter now: the newest frame's time, in seconds.
    func accept(_ sweep: Sweep, at now: Double) -> Bool {
        abs(sweep.travel) >= travel
            && sweep.straightness >= Tuning.straightness
            && abs(sweep.rise) <= abs(sweep.travel) * Tuning.steepest
            && sweep.width <= Tuning.widest
            && sweep.height <= Tuning.highest
            && sweep.strength >= strength
            && Tuning.durations.contains(sweep.duration)
            && Tuning.speeds.contains(abs(sweep.travel) / sweep.duration)
            && now - sweep.end <= Tuning.latest
    }

    /// How far a movement has come on its way to being a sweep, 0...1; 0 for what is not on the way.
    func progress(of sweep: Sweep, at now: Double) -> Double {
        guard sweep.straightness >= Tuning.straightness / 2, sweep.strength >= strength / 2,
            abs(sweep.rise) <= abs(sweep.travel) * Tuning.steepest, now - sweep.end <= Tuning.latest
        else { return 0 }
        return min(1, abs(sweep.travel) / travel)
    }
}

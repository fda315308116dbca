/// How the waves of one cook differ from everybody's, and what follows for what is taken for one.
///
/// Where this cook's waves are worth less than most, as those of somebody far off or with little room, as much is
/// given to what is like them; what is unlike them loses. Both within bounds, so that no six waves can make the
/// detector blind or let everything pass. The bounds were chosen on sources that were left out of the curves:
/// of each, all waves but one taught, and that one was looked for (`Evidence.md`).
struct Lesson: Sendable {
    /// What each measurement is worth in this cook's waves, in the mean, and in everybody's, with its spread.
    private var own: [Float] = []
    private var usual: [(mean: Float, spread: Float)] = []
    /// How much so few waves say, 0...1.
    private let trust: Float

    /// - Parameter measures: with their curves; a figure that a sample doesn't have is taken for usual.
    init(_ taught: TaughtWaves, _ measures: [SweepEvidence.Measure]) {
        let waves = taught.waves.suffix(TaughtWaves.most)
        trust = Float(waves.count) / (Float(waves.count) + Tuning.halfTrusted)
        for measure in measures {
            let usual = Tuning.usualWorth[measure.name] ?? (measure.curve.most, 1)
            let worths = waves.map { wave in
                wave.values[measure.name].map { measure.curve.worth(of: Float($0)) } ?? usual.mean
            }
            own.append(worths.reduce(0, +) / Float(max(1, worths.count)))
            self.usual.append(usual)
        }
    }

    /// What a stretch of motion gains, or loses below 0, by what its measurements are worth.
    func shift(_ worths: some Sequence<Float>) -> Float {
        var (gained, lost): (Float, Float) = (0, 0)
        for (index, worth) in worths.enumerated() {
            let (mean, spread) = usual[index]
            let likeness = min(max((worth - own[index]) / spread + 1.5, 0), 1)
            gained += max(0, min(likeness * trust * (mean - own[index]), mean - worth))
            lost += min(max((own[index] - worth) / spread - 1, 0), 1)
        }
        lost *= trust * Tuning.unlike
        let shift = gained + trust * Tuning.known - min(lost, Tuning.mostLost)
        return min(max(shift, -Tuning.mostLost), Tuning.mostGained)
    }
}

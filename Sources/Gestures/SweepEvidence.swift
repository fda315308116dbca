/// How much speaks for a stretch of motion being a sweep: a curve for each measurement, added up.
///
/// An additive logistic model: every curve can be read, drawn and argued with by itself. The curves are in
/// `Tuning+Evidence`, how they were found is in `Evidence.md` beside it.
struct SweepEvidence: Sendable {
    /// A measurement, its curve, and what is wanting when it says no.
    struct Measure: Sendable {
        let name: String
        let shortfall: Shortfall
        let value: @Sendable (Sweep) -> Float
        let curve: EvidenceCurve
    }

    /// The natural logarithm of the odds that this is a sweep, but for the threshold.
    static func score(_ sweep: Sweep) -> Float {
        var sum = Tuning.bias
        for measure in Tuning.measures { sum += measure.curve.worth(of: measure.value(sweep)) }
        return sum
    }

    /// What costs this stretch most, against the best that could be.
    static func shortfall(of sweep: Sweep) -> Shortfall {
        if sweep.speed < Tuning.tooSlow { return .tooSlow }
        if sweep.travel < Tuning.tooShort { return .tooShort }
        var worst: (cost: Float, shortfall: Shortfall) = (0, .tooShort)
        for measure in Tuning.measures {
            let cost = measure.curve.most - measure.curve.worth(of: measure.value(sweep))
            if cost > worst.cost { worst = (cost, measure.shortfall) }
        }
        return worst.shortfall
    }
}

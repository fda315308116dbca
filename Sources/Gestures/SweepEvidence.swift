/// How much speaks for a stretch of motion being a sweep: a curve for each measurement, added up.
///
/// An additive logistic model: every curve can be read, drawn and argued with by itself. The curves are in
/// `Tuning+Evidence`, `Tuning+UpEvidence` and `Tuning+DownEvidence`; how they were found is in `Evidence.md`.
struct SweepEvidence: Sendable {
    /// A measurement, its curve, and what is wanting when it says no.
    struct Measure: Sendable {
        let name: String
        let shortfall: Shortfall
        let value: @Sendable (Sweep) -> Float
        let curve: EvidenceCurve
    }

    /// What hands swept across, up, and down are told by: curves of one form, fitted apart.
    static let across = SweepEvidence(bias: Tuning.bias, measures: Tuning.measures)
    static let up = SweepEvidence(bias: Tuning.upBias, measures: Tuning.upMeasures)
    static let down = SweepEvidence(bias: Tuning.downBias, measures: Tuning.downMeasures)

    /// The evidence by which a sweep that goes this way is judged.
    static func of(_ hand: Hand) -> SweepEvidence {
        switch hand {
        case .left, .right: across
        case .up: up
        case .down: down
        }
    }

    /// How unlikely a stretch of motion is a sweep if all else speaks against it.
    let bias: Float
    let measures: [Measure]

    /// The natural logarithm of the odds that this is a sweep, but for the threshold.
    func score(_ sweep: Sweep) -> Float {
        var sum = bias
        for measure in measures { sum += measure.curve.worth(of: measure.value(sweep)) }
        return sum
    }

    /// What costs this stretch most, against the best that could be.
    func shortfall(of sweep: Sweep) -> Shortfall {
        if sweep.speed < Tuning.tooSlow { return .tooSlow }
        if sweep.travel < Tuning.tooShort { return .tooShort }
        var worst: (cost: Float, shortfall: Shortfall) = (0, .tooShort)
        for measure in measures {
            let cost = measure.curve.most - measure.curve.worth(of: measure.value(sweep))
            if cost > worst.cost { worst = (cost, measure.shortfall) }
        }
        return worst.shortfall
    }
}

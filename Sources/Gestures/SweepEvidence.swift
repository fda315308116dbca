/// How much speaks for a stretch of motion being a sweep: a curve for each measurement, added up.
///
/// An additive logistic model: every curve can be read, drawn and argued with by itself. The curves are in
/// `Tuning+Evidence`; how they were found is in `Evidence.md`.
struct SweepEvidence: Sendable {
    /// A measurement, its curve, and what is wanting when it says no.
    struct Measure: Sendable {
        let name: String
        let shortfall: Shortfall
        let value: @Sendable (Sweep) -> Float
        let curve: EvidenceCurve
    }

    static let across = SweepEvidence(bias: Tuning.bias, measures: Tuning.measures)

    /// The same measurements, weighed otherwise.
    init(_ table: EvidenceTable) throws(EvidenceTable.Fault) {
        bias = Float(table.bias)
        var measures: [Measure] = []
        for measure in Tuning.measures {
            guard let knots = table.curves[measure.name] else { throw .missing(measure.name) }
            let isRising = zip(knots, knots.dropFirst()).allSatisfy { $0.count == 2 && $0[0] < $1[0] }
            guard let last = knots.last, last.count == 2, isRising,
                knots.joined().allSatisfy({ $0.isFinite && abs($0) < 1e6 })
            else { throw .notACurve(measure.name) }
            measures.append(
                Measure(
                    name: measure.name, shortfall: measure.shortfall, value: measure.value,
                    curve: EvidenceCurve(knots: knots.map { (Float($0[0]), Float($0[1])) })))
        }
        self.measures = measures
    }

    init(bias: Float, measures: [Measure]) { (self.bias, self.measures) = (bias, measures) }

    /// How unlikely a stretch of motion is a sweep if all else speaks against it.
    let bias: Float
    let measures: [Measure]
    /// What the cook's own waves have taught.
    private(set) var lesson: Lesson?

    /// The same, for the cook who has taught these waves.
    func taught(by waves: TaughtWaves?) -> SweepEvidence {
        var evidence = self
        evidence.lesson = waves.map { Lesson($0, measures) }
        return evidence
    }

    /// The natural logarithm of the odds that this is a sweep, but for the threshold.
    func score(_ sweep: Sweep) -> Float {
        var sum = bias
        for measure in measures { sum += measure.curve.worth(of: measure.value(sweep)) }
        guard let lesson else { return sum }
        return sum + lesson.shift(measures.lazy.map { $0.curve.worth(of: $0.value(sweep)) })
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

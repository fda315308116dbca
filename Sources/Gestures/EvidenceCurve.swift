/// What a measurement is worth as evidence for a sweep: straight lines between knots, flat beyond them.
struct EvidenceCurve: Sendable {
    private let knots: [(at: Float, worth: Float)]
    /// The most that the measurement can add.
    let most: Float

    /// - Parameter knots: at least one, by rising `at`; `worth` in natural logarithms of the odds.
    init(_ knots: (Float, Float)...) { self.init(knots: knots) }

    init(knots: [(Float, Float)]) {
        self.knots = knots.map { (at: $0.0, worth: $0.1) }
        most = knots.map(\.1).max() ?? 0
    }

    @inline(__always)
    func worth(of value: Float) -> Float {
        var lower = knots[0]
        guard value > lower.at else { return lower.worth }
        for upper in knots.dropFirst() {
            if value <= upper.at {
                let share = (value - lower.at) / (upper.at - lower.at)
                return lower.worth + (upper.worth - lower.worth) * share
            }
            lower = upper
        }
        return lower.worth
    }
}

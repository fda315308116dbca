/// Curves to weigh the measurements with in place of the committed ones, to try out what has been fitted before it is
/// written into `Tuning+Evidence`.
package struct EvidenceTable: Sendable, Decodable {
    /// How unlikely a stretch of motion is a sweep if all else speaks against it.
    let bias: Double
    /// By the measurement's name: pairs of a value and its worth, by rising value.
    let curves: [String: [[Double]]]

    package enum Fault: Error, Hashable {
        case missing(String)
        case notACurve(String)
    }
}

extension SwipeDetector {
    /// - Parameter table: what to weigh the measurements with; it must have a curve for each.
    package init(sensitivity: Double, table: EvidenceTable) throws(EvidenceTable.Fault) {
        self.init(sensitivity: sensitivity, evidence: try SweepEvidence(table))
    }
}

/// What was measured of one wave, for the detector to learn from: figures by their names, and no picture.
public struct WaveSample: Sendable, Hashable, Codable {
    let values: [String: Double]

    init(values: [String: Double]) { self.values = values.filter { $0.value.isFinite } }

    init(_ sweep: Sweep) {
        self.init(
            values: Dictionary(
                uniqueKeysWithValues: Tuning.measures.map { ($0.name, Double($0.value(sweep))) }))
    }
}

/// A temperature that stands in a text, with what is said beside it in other scales: "180C/160C fan/gas 4".
public struct FoundTemperature: Sendable, Hashable {
    /// Where the first of them stands.
    public var range: Range<String.Index>
    /// Where all of them stand.
    public var whole: Range<String.Index>
    /// Where each of `readings` stands.
    public var places: [Range<String.Index>]
    /// At least one, in reading order.
    public var readings: [Temperature]

    public var first: Temperature { readings[0] }

    /// As the text says it for kitchens of that system, else worked out.
    func reading(in system: MeasuringSystem?) -> Temperature {
        guard let system else { return first }
        return readings.first { $0.shown(in: system) == $0 } ?? first.shown(in: system)
    }
}

/// In which measures somebody says and reads what concerns a body.
public enum BodyUnits: String, Sendable, Hashable, Codable, CaseIterable {
    case metric
    /// Feet, inches and pounds.
    case american

    /// By definition.
    static let kilogramsAPound = 0.45359237, centimetresAnInch = 2.54

    public func shown(kilograms: Double) -> Double {
        self == .metric ? kilograms : kilograms / Self.kilogramsAPound
    }

    public func kilograms(shown: Double) -> Double {
        self == .metric ? shown : shown * Self.kilogramsAPound
    }

    /// Whole feet, and the inches beside them.
    public static func feet(centimetres: Double) -> (feet: Int, inches: Double) {
        guard centimetres.isFinite, centimetres >= 0, centimetres < 10_000 else { return (0, 0) }
        // To a tenth of an inch, so that no twelve inches stand beside the feet.
        let inches = (centimetres / centimetresAnInch * 10).rounded() / 10
        let feet = Int(inches / 12)
        return (feet, inches - Double(feet * 12))
    }

    public static func centimetres(feet: Double, inches: Double) -> Double {
        (feet * 12 + inches) * centimetresAnInch
    }
}

/// How hot an oven, an oil or a roast is: 180 °C, 350–375 °F, gas mark 4.
public struct Temperature: Sendable, Hashable {
    public enum Scale: Sendable, Hashable {
        case celsius, fahrenheit
        /// A dial of British gas ovens, ¼ to 10.
        case gasMark
    }

    /// In `scale`; the lower end of a range.
    public var degrees: Double
    /// The upper end of a range.
    public var upTo: Double?
    public var scale: Scale

    public init(_ degrees: Double, upTo: Double? = nil, _ scale: Scale) {
        self.degrees = degrees
        self.upTo = upTo
        self.scale = scale
    }

    /// As cooks of that kitchen say it: 350 °F is 180 °C. What stands on ovens goes by the table that
    /// ovens go by; what a thermometer shows is exact to a degree.
    public func shown(in system: MeasuringSystem) -> Temperature {
        let wanted: Scale = system == .metric ? .celsius : .fahrenheit
        guard scale != wanted else { return self }
        let low = Temperature.converted(degrees, scale, wanted)
        let high = upTo.map { Temperature.converted($0, scale, wanted) }
        return Temperature(low, upTo: high.flatMap { $0 > low ? $0 : nil }, wanted)
    }

    /// "180 °C", "350–375 °F", "gas mark 4", with a narrow no-break space as amounts have it.
    public var text: String {
        func number(_ value: Double) -> String {
            KitchenNumber.text(value, fractions: scale == .gasMark, ".")
        }
        let numbers = number(degrees) + (upTo.map { "–" + number($0) } ?? "")
        return switch scale {
        case .celsius: numbers + "\u{202F}°C"
        case .fahrenheit: numbers + "\u{202F}°F"
        case .gasMark: "gas mark " + numbers
        }
    }

    /// What is printed on the dials of ovens, beside each other.
    private static let ovens: [(celsius: Double, fahrenheit: Double, gas: Double)] = [
        (110, 225, 0.25), (120, 250, 0.5), (140, 275, 1), (150, 300, 2), (160, 325, 3), (180, 350, 4),
        (190, 375, 5), (200, 400, 6), (220, 425, 7), (230, 450, 8), (240, 475, 9), (260, 500, 10),
    ]

    private static func converted(_ degrees: Double, _ scale: Scale, _ wanted: Scale) -> Double {
        func reading(_ oven: (celsius: Double, fahrenheit: Double, gas: Double), _ scale: Scale) -> Double {
            switch scale {
            case .celsius: oven.celsius
            case .fahrenheit: oven.fahrenheit
            case .gasMark: oven.gas
            }
        }
        if let oven = ovens.first(where: { reading($0, scale) == degrees }) { return reading(oven, wanted) }
        switch (scale, wanted) {
        case (.celsius, .fahrenheit): return rounded(degrees * 9 / 5 + 32, from: 300)
        case (.fahrenheit, .celsius): return rounded((degrees - 32) * 5 / 9, from: 150)
        case (.gasMark, _):
            let nearest = ovens.min { abs($0.gas - degrees) < abs($1.gas - degrees) }
            return nearest.map { reading($0, wanted) } ?? degrees
        default: return degrees
        }
    }

    /// Whole degrees, and from `oven` on, where nobody measures, fives.
    private static func rounded(_ degrees: Double, from oven: Double) -> Double {
        degrees < oven ? degrees.rounded() : (degrees / 5).rounded() * 5
    }
}

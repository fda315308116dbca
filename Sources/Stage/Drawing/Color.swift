import Foundation

/// An sRGB colour with straight (not premultiplied) opacity; components 0...1.
public struct Color: Sendable, Hashable {
    public var red, green, blue, opacity: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// From the usual notation: `Color(0xC8553D)`.
    public init(_ hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: opacity)
    }

    public static let clear = Color(0, opacity: 0)

    public func opacity(_ factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    /// The colour a part of the way towards another, 0 = this one, 1 = the other.
    public func mixed(with other: Color, _ part: Double) -> Color {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            opacity: mix(opacity, other.opacity))
    }

    /// Contrast with another opaque colour, 1...21 (WCAG 2.2, relative luminance).
    public func contrast(with other: Color) -> Double {
        let a = luminance, b = other.luminance
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var luminance: Double {
        func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

import CPangoCairo
import Stage

/// A family and weight as Pango wants them. Not Sendable.
final class Typeface {
    struct Key: Hashable {
        var family: TextStyle.Family
        var weight: TextStyle.Weight
    }

    /// The height of type, in points, that everything is laid out at.
    static let size = 64.0

    let description: OpaquePointer

    init(_ key: Key) {
        description = pango_font_description_new()
        pango_font_description_set_family(description, Self.families(key.family))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(key.weight.rawValue)))
        pango_font_description_set_absolute_size(description, Self.size * PangoUnit.inPoint)
    }

    /// From the size laid out to a size shown.
    static func factor(_ size: Double) -> Double {
        size.isFinite ? min(max(size, 0.5), 4000) / Self.size : 1
    }

    /// A family, and what fontconfig falls back to when it isn't installed.
    private static func families(_ family: TextStyle.Family) -> String {
        switch family {
        case .display: "Vollkorn,serif"
        case .text: "Inter,sans-serif"
        }
    }

    deinit {
        pango_font_description_free(description)
    }
}

/// Pango's own unit of length.
enum PangoUnit {
    static let inPoint = Double(shim_pango_scale())
    /// A finite, sensible length as Pango's integer.
    static func from(_ points: Double) -> Int32 { Int32(min(max(points, 0), 1_000_000) * inPoint) }
    /// The same for one that may lie to the left of, or above, where it is measured from.
    static func signed(_ points: Double) -> Int32 {
        points.isFinite ? Int32(min(max(points, -1_000_000), 1_000_000) * inPoint) : points > 0 ? .max : 0
    }
    static func points(_ units: Int32) -> Double { Double(units) / inPoint }
}

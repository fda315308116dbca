public import Stage
import Foundation

/// Small motions that scenes are put together from; times in seconds or in parts of a beat, as wanted.
public enum Motion {
    /// 0 before `from`, 1 after `to`, gently in between.
    public static func ramp(_ t: Double, _ from: Double, _ to: Double, _ easing: Easing = .gentle) -> Double {
        to > from ? easing((t - from) / (to - from)) : (t >= to ? 1 : 0)
    }

    /// There and back again: 0 at the beginning of each period, 1 in its middle.
    public static func swing(_ t: Double, _ period: Double) -> Double {
        0.5 - 0.5 * cos(2 * .pi * t / period)
    }

    /// How far into its period a time is, 0..<1.
    public static func phase(_ t: Double, _ period: Double) -> Double {
        let part = t / period
        return part - part.rounded(.down)
    }

    /// Which of its periods a time is in, and how far.
    public static func turn(_ t: Double, _ period: Double) -> (index: Int, part: Double) {
        (Int((t / period).rounded(.down)), phase(t, period))
    }

    /// Appears within the first part, disappears within the last.
    public static func glimpse(_ part: Double, _ edge: Double = 0.2) -> Double {
        ramp(part, 0, edge) * (1 - ramp(part, 1 - edge, 1))
    }

    /// A point on a circle; 0 = to the right, clockwise, in degrees.
    public static func around(_ middle: Point, _ radius: Double, _ degrees: Double, flat: Double = 1) -> Point
    {
        let turn = degrees * .pi / 180
        return Point(middle.x + radius * cos(turn), middle.y + radius * flat * sin(turn))
    }

    /// A number of 0..<1 that looks like chance and is the same every time.
    public static func scatter(_ index: Int, _ salt: Int = 0) -> Double {
        var x = UInt64(bitPattern: Int64(index &* 7919 &+ salt &* 104_729 &+ 12_345))
        x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
        x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
        x ^= x >> 31
        return Double(x >> 11) / Double(1 << 53)
    }
}

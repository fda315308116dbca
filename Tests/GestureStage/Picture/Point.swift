/// A place or a way in the picture, in widths of the picture: x from its left edge, y from its upper edge.
typealias Point = SIMD2<Float>

extension SIMD2<Float> {
    var length: Float { (x * x + y * y).squareRoot() }

    /// Of length 1; straight up where there is no direction.
    var direction: Point { length > 1e-6 ? self / length : Point(0, -1) }

    /// Turned clockwise as seen in the picture, in whole turns.
    func turned(_ turns: Float) -> Point {
        let (c, s) = (sine(turns + 0.25), sine(turns))
        return Point(x * c - y * s, x * s + y * c)
    }

    func moved(_ share: Float, to other: Point) -> Point { self + (other - self) * share }
}

/// The sine of so many turns, within 0.001, without a mathematics library.
func sine(_ turns: Float) -> Float {
    let part = turns - turns.rounded(.down)
    let arc = part < 0.5 ? 16 * part * (0.5 - part) : -16 * (part - 0.5) * (1 - part)
    return arc + 0.225 * (arc * abs(arc) - arc)
}

/// How far a hand has come that moves from rest to rest, 0...1, as people do: with the least jerk.
func eased(_ share: Double) -> Float {
    let part = Float(Swift.min(Swift.max(share, 0), 1))
    return part * part * part * (10 + part * (6 * part - 15))
}

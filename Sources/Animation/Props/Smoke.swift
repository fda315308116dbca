public import Stage

/// What rises when something burns, from above: it drifts up the frame.
public enum Smoke {
    public static func drift(
        _ pen: Pen, at place: Point, width: Double, amount: Double, _ seconds: Double,
        _ color: Color = Color(0x6F6A68)
    ) {
        for i in 0..<9 {
            let (turn, part) = Motion.turn(seconds / 2.4 + Double(i) / 9, 1)
            let seed = i + 31 * turn
            let x =
                place.x + width * (Motion.scatter(seed, 141) - 0.5) + 16
                * (Motion.swing(seconds + Double(i), 2.2) - 0.5)
            let r = 10 + 26 * part
            pen.faded(amount * 0.34 * Motion.glimpse(part, 0.4)) {
                let y = place.y - 120 * part
                pen.fill(
                    .circle(Point(x, y), r) + .circle(Point(x + r * 0.8, y + r * 0.3), r * 0.7)
                        + .circle(Point(x - r * 0.7, y + r * 0.35), r * 0.6), color)
            }
        }
    }
}

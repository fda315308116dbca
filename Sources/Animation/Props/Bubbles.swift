public import Stage

/// What rises from hot things.
public enum Bubbles {
    /// On a surface seen from above: they swell and burst.
    public static func above(
        _ pen: Pen, at middle: Point, within radius: Double, count: Int, size: Double, amount: Double,
        _ seconds: Double, _ color: Color
    ) {
        guard amount > 0.01 else { return }
        for i in 0..<count where Motion.scatter(i, 11) < amount {
            let period = 0.7 + 0.6 * Motion.scatter(i, 12)
            let (turn, part) = Motion.turn(seconds + 3 * Motion.scatter(i, 13), period)
            let seed = i + 97 * turn
            let far = (Motion.scatter(seed, 14)).squareRoot() * radius
            let p = Motion.around(middle, far, 360 * Motion.scatter(seed, 15))
            let r = size * (0.5 + 0.6 * Motion.scatter(seed, 16)) * Motion.ramp(part, 0, 0.75, .settle)
            pen.faded(1 - Motion.ramp(part, 0.8, 1)) {
                pen.fill(.circle(Point(p.x + 0.8, p.y + 1.5), r), Paint.shade.opacity(0.14))
                pen.fill(.circle(p, r), color)
                pen.stroke(.bow(p, r * 0.62, r * 0.62, 190, 280), Paint.milk.opacity(0.85), max(1, r * 0.22))
            }
        }
    }

    /// In water seen from the side: they rise from the bottom.
    public static func side(
        _ pen: Pen, in rect: Rect, count: Int, size: Double, speed: Double, _ seconds: Double
    ) {
        for i in 0..<count {
            let period = (1.2 + 0.9 * Motion.scatter(i, 21)) / max(0.05, speed)
            let (turn, part) = Motion.turn(seconds + 5 * Motion.scatter(i, 22), period)
            let seed = i + 131 * turn
            let x =
                rect.minX + 8 + (rect.width - 16) * Motion.scatter(seed, 23)
                + 4 * (Motion.swing(seconds + Motion.scatter(i, 4), 0.8) - 0.5)
            let r = size * (0.4 + 0.7 * Motion.scatter(seed, 24)) * (0.55 + 0.45 * part)
            let p = Point(x, rect.maxY - r - (rect.height - r) * part * part)
            pen.fill(.circle(p, r), Paint.milk.opacity(0.5))
            pen.stroke(.circle(p, r), Paint.milk.opacity(0.85), 1.2)
        }
    }

    /// Soft wisps above a place.
    public static func steam(
        _ pen: Pen, at place: Point, width: Double, height: Double = 90, amount: Double = 1,
        _ seconds: Double,
        _ color: Color = Paint.milk
    ) {
        for i in 0..<3 {
            let part = Motion.phase(seconds / 3.2 + Double(i) / 3, 1)
            let x = place.x + (Double(i) - 1) * width * 0.36
            let low = place.y - height * 0.7 * part
            pen.faded(amount * 0.55 * Motion.glimpse(part, 0.35)) {
                pen.stroke(
                    .thread(
                        (0...5).map { k in
                            let up = Double(k) / 5
                            return Point(
                                x + 5 * sway(up * 1.1 + seconds * 0.35 + Double(i) * 0.3),
                                low - height * 0.62 * up)
                        }), color, 7)
            }
        }
    }

    private static func sway(_ t: Double) -> Double { Motion.swing(t, 1) * 2 - 1 }
}

public import Stage

/// A hob with gas: its flames are small, as most of cooking wants them.
public enum Hob {
    /// From above: the frame around a pan that will stand on it.
    /// - Parameters:
    ///   - pan: the radius of what stands on it.
    ///   - flame: 0 = out, 1 = high.
    public static func above(
        _ pen: Pen, at middle: Point, pan: Double, flame: Double, _ seconds: Double
    ) {
        Table.draw(pen)
        let plate = Shape.card(Rect(middle.x - 250, middle.y - 152, 500, 316), 26)
        pen.shadow(plate, 4, 8, soft: 9, 0.26)
        pen.fill(
            plate,
            .linear(
                Point(middle.x - 250, middle.y - 150), Point(middle.x + 250, middle.y + 160),
                Color(0xF3EFE7), Color(0xD9D3C8)))
        pen.stroke(
            .card(Rect(middle.x - 246, middle.y - 148, 492, 308), 23), Paint.milk.opacity(0.7), 2)
        for turn in [45.0, 135, 225, 315] {
            let bar = Shape.limb(
                Motion.around(middle, pan * 0.5, turn), Motion.around(middle, pan + 24, turn), 6, 6)
            pen.shadow(bar, 2, 4, soft: 3, 0.2)
            pen.fill(bar, Paint.iron)
        }
        guard flame > 0.02 else { return }
        for i in 0..<36 {
            let lick =
                0.75 + 0.25 * Motion.swing(seconds + Motion.scatter(i, 1), 0.5)
            tongue(
                pen, Motion.around(middle, pan - 4, Double(i) * 10 + 5), turn: Double(i) * 10 + 95,
                length: (14 + 24 * flame) * lick, width: 10)
        }
    }

    /// From the side: a burner under what stands on it.
    /// - Parameter place: the middle of what stands on it, at its bottom.
    public static func side(
        _ pen: Pen, at place: Point, width: Double, flame: Double, _ seconds: Double
    ) {
        let (x, y) = (place.x, place.y)
        let body = Shape.card(Rect(x - width * 0.72, y + 34, width * 1.44, 22), 8)
        pen.shadow(body, 3, 6, soft: 6, 0.22)
        pen.fill(body, .linear(Point(0, y + 34), Point(0, y + 56), Color(0xF3EFE7), Color(0xCFC8BB)))
        pen.fill(.card(Rect(x - width * 0.3, y + 24, width * 0.6, 12), 5), Paint.iron)
        if flame > 0.02 {
            for i in -4...4 {
                let lick =
                    0.75 + 0.25
                    * Motion.swing(seconds + Motion.scatter(i + 9, 1), 0.5)
                tongue(
                    pen, Point(x + Double(i) * width * 0.068, y + 27), turn: Double(i) * 4,
                    length: (8 + 18 * flame) * lick, width: 9)
            }
        }
        for sign in [-1.0, 1] {
            let leg = Shape.polygon([
                Point(x + sign * width * 0.56, y), Point(x + sign * width * 0.36, y),
                Point(x + sign * width * 0.36, y + 6), Point(x + sign * width * 0.52, y + 6),
                Point(x + sign * width * 0.54, y + 36), Point(x + sign * width * 0.58, y + 36),
            ])
            pen.fill(leg, Paint.iron)
            pen.stroke(leg, Paint.iron, 3)
        }
    }

    private static func tongue(
        _ pen: Pen, _ root: Point, turn: Double, length: Double, width: Double
    ) {
        pen.at(root, turn: turn) {
            for (part, color) in [(1.0, Paint.flame.opacity(0.85)), (0.6, Paint.flameLight)] {
                let (w, l) = (width * 0.5 * part, length * part)
                var s = Shape()
                s.move(Point(-w, 0))
                s.curve(Point(-w * 1.2, -l * 0.5), Point(-w * 0.3, -l * 0.7), Point(0, -l))
                s.curve(Point(w * 0.3, -l * 0.7), Point(w * 1.2, -l * 0.5), Point(w, 0))
                s.close()
                pen.fill(s, color)
            }
        }
    }
}

public import Stage

/// A sheet of foil that lies loosely over something, and what else a thing rests on or is lifted with.
public enum Foil {
    public static func above(_ pen: Pen, _ rx: Double, _ ry: Double, lift: Double = 0, salt: Int = 231) {
        let (columns, rows) = (9, 6)
        func point(_ i: Int, _ j: Int) -> Point {
            let seed = i + 20 * j
            let (u, v) = (Double(i) / Double(columns) * 2 - 1, Double(j) / Double(rows) * 2 - 1)
            // Crumpled within, torn at the edge, round at the corners.
            let round = 1 - 0.1 * u * u * v * v
            return Point(
                rx * (u * round + 0.13 * (Motion.scatter(seed, salt) - 0.5)),
                ry * (v * round + 0.2 * (Motion.scatter(seed, salt + 1) - 0.5)))
        }
        let edge =
            (0..<columns).map { point($0, 0) } + (0..<rows).map { point(columns, $0) }
            + (0..<columns).map { point(columns - $0, rows) } + (0..<rows).map { point(0, rows - $0) }
        let whole = Shape.polygon(edge)
        pen.shadow(whole, 5 + lift, 9 + lift, soft: 8 + lift * 0.4, 0.26)
        pen.fill(whole, .radial(Point(-rx * 0.2, -ry * 0.25), rx * 1.25, Color(0xF3F5F6), Color(0xB9C1C7)))
        for j in 0..<rows {
            for i in 0..<columns {
                let seed = i + 20 * j
                let (a, b, c, d) = (point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1))
                let isLeaning = Motion.scatter(seed, salt + 2) < 0.5
                for (k, corners) in [
                    isLeaning ? [a, b, c] : [a, b, d], isLeaning ? [a, c, d] : [b, c, d],
                ].enumerated() {
                    let light = Motion.scatter(seed * 2 + k, salt + 3)
                    pen.fill(
                        .polygon(corners),
                        light < 0.5
                            ? Color(0x7E8992).opacity(0.34 * (0.5 - light) * 2)
                            : Paint.milk.opacity(0.75 * (light - 0.5) * 2))
                }
            }
        }
        pen.stroke(whole, Color(0x98A2AA).opacity(0.7), 1.2)
    }

    /// A wire rack.
    public static func rack(_ pen: Pen, _ rect: Rect) {
        let frame = Shape.card(rect, 14)
        pen.at(Point(4, 8)) { pen.stroke(frame, Paint.shade.opacity(0.18), 6) }
        var x = rect.minX + 16
        while x < rect.maxX - 8 {
            pen.stroke(
                .thread([Point(x + 3, rect.minY + 6), Point(x + 3, rect.maxY + 4)]),
                Paint.shade.opacity(0.12), 3)
            pen.stroke(.thread([Point(x, rect.minY), Point(x, rect.maxY)]), Paint.steelDark, 3.4)
            pen.stroke(
                .thread([Point(x - 0.6, rect.minY), Point(x - 0.6, rect.maxY)]), Paint.steelLight, 1.4)
            x += 17
        }
        pen.stroke(frame, Paint.steelDark, 6)
        pen.stroke(frame, Paint.steelLight, 2.4)
    }

    /// Kitchen tongs; their tips at zero, a little apart, their joint down.
    public static func tongs(_ pen: Pen, open: Double) {
        for sign in [-1.0, 1] {
            let gap = 12 + 16 * open
            let arm = Shape.thread([
                Point(sign * gap, 0), Point(sign * gap * 0.9, 50), Point(sign * 12, 130),
                Point(sign * 3, 216),
            ])
            pen.at(Point(5, 8)) { pen.stroke(arm, Paint.shade.opacity(0.16), 10) }
            pen.stroke(arm, Paint.steelDark, 10)
            pen.stroke(arm, Paint.steelLight, 5)
            pen.fill(.ellipse(Point(sign * gap, 4), 8, 13), Paint.steelDark)
            pen.fill(.ellipse(Point(sign * gap - 1, 3), 5.5, 10), Paint.steel)
        }
    }
}

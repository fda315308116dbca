import Foundation
public import Stage

/// What is drawn over a scene to point at something: no words, as a film has two languages.
public enum Mark {
    /// - Parameter part: how much of it has appeared.
    public static func tick(_ pen: Pen, at p: Point, _ part: Double, size: Double = 30) {
        badge(pen, p, size, Paint.sage, part) {
            pen.stroke(
                .thread(
                    [Point(-0.4, 0.02), Point(-0.12, 0.32), Point(0.42, -0.32)].map {
                        Point($0.x * size, $0.y * size)
                    }),
                Paint.milk, size * 0.2)
        }
    }

    public static func cross(_ pen: Pen, at p: Point, _ part: Double, size: Double = 30) {
        badge(pen, p, size, Paint.tomato, part) {
            let r = size * 0.34
            pen.stroke(.thread([Point(-r, -r), Point(r, r)]), Paint.milk, size * 0.2)
            pen.stroke(.thread([Point(r, -r), Point(-r, r)]), Paint.milk, size * 0.2)
        }
    }

    public static func number(
        _ pen: Pen, _ text: String, at p: Point, _ part: Double, size: Double = 26,
        _ color: Color = Paint.saffronDark
    ) {
        badge(pen, p, size, color, part) { pen.write(text, at: .zero, size: size * 1.05, Paint.milk) }
    }

    /// A card with a figure: "3 min", "63 °C".
    public static func figure(
        _ pen: Pen, _ text: String, at p: Point, _ part: Double, size: Double = 30, _ color: Color = Paint.ink
    ) {
        pen.faded(part) {
            let width = Double(text.count) * size * 0.6 + size * 1.1
            let card = Shape.card(Rect(p.x - width / 2, p.y - size * 0.85, width, size * 1.7), size * 0.6)
            pen.shadow(card, 2, 4, soft: 5, 0.22)
            pen.fill(card, Paint.milk)
            pen.write(text, at: p, size: size, color)
        }
    }

    /// A ring that draws the eye.
    public static func ring(
        _ pen: Pen, at p: Point, _ radius: Double, _ part: Double, pulse: Double = 0,
        _ color: Color = Paint.tomato
    ) {
        pen.faded(part) {
            let r = radius * (1 + 0.08 * pulse)
            pen.stroke(.circle(p, r), Paint.milk.opacity(0.8), 9)
            pen.stroke(.circle(p, r), color, 5)
        }
    }

    /// An arrow along a soft line; grows with `part`.
    public static func arrow(
        _ pen: Pen, _ points: [Point], _ part: Double, width: Double = 9, _ color: Color = Paint.tomato
    ) {
        guard part > 0.02, points.count > 1 else { return }
        pen.faded(min(1, part * 4)) {
            var line: [Point] = []
            let steps = 24
            for i in 0...steps { line.append(along(points, part * Double(i) / Double(steps))) }
            let (tip, before) = (line[steps], line[steps - 3])
            let angle = atan2(tip.y - before.y, tip.x - before.x) * 180 / .pi
            let body = Shape.thread(Array(line.dropLast(2)))
            pen.stroke(body, Paint.milk.opacity(0.85), width + 5)
            let head = Shape.polygon([
                Point(-width * 1.5, -width * 1.5), Point(width * 1.2, 0), Point(-width * 1.5, width * 1.5),
            ])
            pen.at(tip, turn: angle) { pen.stroke(head, Paint.milk.opacity(0.85), 6) }
            pen.stroke(body, color, width)
            pen.at(tip, turn: angle) {
                pen.fill(head, color)
                pen.stroke(head, color, 2)
            }
        }
    }

    /// A clock whose hand has gone some way round.
    public static func clock(_ pen: Pen, at p: Point, radius r: Double, _ part: Double) {
        let face = Shape.circle(p, r)
        pen.shadow(face, 2, 4, soft: 5, 0.22)
        pen.fill(face, Paint.milk)
        if part > 0.002 {
            var pie = Shape()
            pie.move(p)
            for i in 0...40 {
                let q = Motion.around(p, r * 0.8, -90 + 360 * min(1, part) * Double(i) / 40)
                pie.line(q)
            }
            pie.close()
            pen.fill(pie, Paint.saffron)
        }
        pen.stroke(face, Paint.ink, r * 0.1)
        for i in 0..<12 {
            let a = Double(i) * 30
            pen.stroke(.thread([Motion.around(p, r * 0.74, a), Motion.around(p, r * 0.84, a)]), Paint.ink, 2)
        }
        pen.stroke(.thread([p, Motion.around(p, r * 0.66, -90 + 360 * part)]), Paint.ink, r * 0.09)
        pen.fill(.circle(p, r * 0.09), Paint.ink)
    }

    private static func badge(
        _ pen: Pen, _ p: Point, _ r: Double, _ color: Color, _ part: Double, _ draw: () -> Void
    ) {
        guard part > 0.01 else { return }
        pen.at(p, scale: 0.6 + 0.4 * part) {
            pen.faded(min(1, part * 1.5)) {
                pen.shadow(.circle(.zero, r), 2, 3, soft: 4, 0.25)
                pen.fill(.circle(.zero, r), Paint.milk)
                pen.fill(.circle(.zero, r - 3), color)
                draw()
            }
        }
    }

    /// The point a part of the way along a polyline.
    static func along(_ points: [Point], _ part: Double) -> Point {
        let place = min(1, max(0, part)) * Double(points.count - 1)
        let i = min(points.count - 2, Int(place))
        // Soft at the bends, as `Shape.thread` is.
        let t = place - Double(i)
        let (a, b) = (points[max(0, i - 1)], points[i])
        let (c, d) = (points[i + 1], points[min(points.count - 1, i + 2)])
        func spline(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t
                    * t)
        }
        return Point(spline(a.x, b.x, c.x, d.x), spline(a.y, b.y, c.y, d.y))
    }
}

import Animation
import Stage

/// Fingertips press hollows into a soft dough in its tin.
enum Dimpling {
    private static let tin = Rect(86, 34, 468, 292)
    /// Where a hand presses, row by row.
    private static let left = [
        Point(176, 110), Point(248, 116), Point(180, 196), Point(256, 202), Point(178, 272), Point(254, 276),
    ]

    static var clip: Clip {
        Clip(id: "dimpling", length: 6) { pen, part in
            Table.draw(pen)
            let outer = Shape.card(tin, 26)
            pen.shadow(outer, 5, 9, soft: 9, 0.3)
            pen.fill(outer, .linear(tin.origin, Point(tin.maxX, tin.maxY), Paint.ironLight, Paint.iron))
            let inner = Shape.card(tin.grown(by: -12), 18)
            pen.fill(inner, Color(0x2E2B2A))
            let dough = Shape.card(tin.grown(by: -16), 22)
            pen.fill(dough, .radial(Point(260, 130), 360, Paint.doughLight, Paint.dough))
            pen.inside(dough) {
                for i in 0..<26 {
                    let p = Point(100 + 440 * Motion.scatter(i, 1), 50 + 262 * Motion.scatter(i, 2))
                    pen.fill(
                        .ellipse(p, 9 + 16 * Motion.scatter(i, 3), 5 + 9 * Motion.scatter(i, 3)),
                        Paint.oil.opacity(0.2))
                    pen.stroke(.bow(p, 6, 4, 200, 280), Paint.milk.opacity(0.5), 2)
                }
                for i in left.indices {
                    for side in [0.0, 1] {
                        // Pressed at its time; it closes again, slowly, as dough does.
                        let time = Motion.phase(part - (Double(i) + 0.5 * side + 0.28) / 6, 1)
                        let depth = (1 - Motion.ramp(time, 0.3, 0.86)) * Motion.ramp(time, 0, 0.03)
                        hollows(pen, place(i, side), depth, mirrored: side == 0)
                    }
                }
            }
            for side in [0.0, 1] {
                let (index, within) = Motion.turn(part * 6 - 0.5 * side + 6, 1)
                let now = place(index % 6, side), next = place((index + 1) % 6, side)
                let move = Motion.ramp(within, 0.5, 0.98)
                let press = Motion.ramp(within, 0.1, 0.28) * (1 - Motion.ramp(within, 0.4, 0.54))
                let p = now.mixed(to: next, move)
                Hand(
                    .poke, at: Point(p.x, p.y + 52 - 5 * press), turn: side == 0 ? 10 : -10,
                    scale: 0.86 - 0.02 * press,
                    left: side == 0, arm: side == 0 ? 12 : -12, height: 18 - 14 * press, .deep
                ).draw(pen)
            }
        }
    }

    private static func place(_ i: Int, _ side: Double) -> Point {
        side == 0 ? left[i] : Point(640 - left[i].x, left[i].y)
    }

    private static func hollows(_ pen: Pen, _ at: Point, _ depth: Double, mirrored: Bool) {
        guard depth > 0.02 else { return }
        let sign = mirrored ? -1.0 : 1
        for tip in [Point(-30, 4), Point(-9, -8), Point(12, -6), Point(32, 8)] {
            let p = Point(at.x + tip.x * sign, at.y + tip.y)
            pen.fill(.ellipse(Point(p.x, p.y + 1.5), 9.5, 9), Paint.milk.opacity(0.7 * depth))
            pen.fill(
                .ellipse(p, 8.5, 8),
                .linear(
                    Point(p.x, p.y - 8), Point(p.x, p.y + 8), Color(0xB98F52).opacity(depth),
                    Color(0xEBCF9A).opacity(depth)))
            pen.fill(.ellipse(Point(p.x + 0.5, p.y + 2.5), 5, 3.6), Paint.oil.opacity(0.55 * depth))
        }
    }
}

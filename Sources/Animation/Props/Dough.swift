public import Stage

/// Dough: a sheet of it, a filled half-moon.
public enum Dough {
    /// A rolled-out sheet about zero.
    public static func sheet(_ pen: Pen, _ rx: Double, _ ry: Double, thick: Double) {
        func outline(_ more: Double) -> Shape {
            .blob(
                (0..<16).map { i in
                    let p = Motion.around(
                        .zero, 1 + 0.03 * (Motion.scatter(i, 95) - 0.5), Double(i) * 22.5)
                    return Point(p.x * (rx + more), p.y * (ry + more))
                })
        }
        let whole = outline(0)
        pen.shadow(whole, 2 + thick * 0.4, 3 + thick * 0.8, soft: 4 + thick * 0.5, 0.22)
        pen.at(Point(0, thick * 0.4)) { pen.fill(whole, Paint.doughDark) }
        pen.fill(whole, .radial(Point(-rx * 0.3, -ry * 0.4), rx * 1.7, Paint.doughLight, Paint.dough))
        pen.stroke(outline(-5), Paint.milk.opacity(0.35), 3)
        for i in 0..<14 {
            let p = Motion.around(.zero, Motion.scatter(i, 96), 360 * Motion.scatter(i, 97))
            pen.fill(
                .circle(Point(p.x * (rx - 12), p.y * (ry - 12)), 2 + 3 * Motion.scatter(i, 98)),
                Paint.flour.opacity(0.6))
        }
    }

    /// Half the width of a half-moon, and its depth.
    public static let moon = (half: 138.0, deep: 118.0)

    /// A point of the open edge, from the left corner (0) to the right one (1).
    public static func moonEdge(_ part: Double) -> Point {
        let p = Motion.around(.zero, 1, 180 - 180 * part)
        return Point(p.x * moon.half, p.y * moon.deep)
    }

    /// A filled round, folded in half: its fold at y = 0 and above, its open edge below.
    /// - Parameters:
    ///   - closed: how far its edge has been pinched shut, from the left to the right.
    public static func halfMoon(_ pen: Pen, closed: Double) {
        let edge = (0...24).map { moonEdge(Double($0) / 24) }
        var shape = Shape()
        shape.move(edge[0])
        let line = Shape.thread(edge)
        shape = line
        shape.curve(Point(moon.half * 0.95, -34), Point(moon.half * 0.45, -42), Point(0, -42))
        shape.curve(Point(-moon.half * 0.45, -42), Point(-moon.half * 0.95, -34), edge[0])
        shape.close()
        pen.shadow(shape, 4, 8, soft: 9, 0.28)
        pen.at(Point(1, 5)) { pen.fill(shape, Paint.doughDark) }
        pen.fill(shape, .radial(Point(-30, -10), 190, Paint.doughLight, Paint.dough))
        // The belly, where the filling is.
        let belly = Shape.blob([
            Point(-94, 8), Point(-60, -26), Point(0, -34), Point(60, -26), Point(94, 8), Point(64, 56),
            Point(0, 78),
            Point(-64, 56),
        ])
        pen.fill(
            belly,
            .radial(Point(-26, -14), 120, Color(0xFDF4DF), Paint.dough.mixed(with: Paint.doughDark, 0.25)))
        pen.stroke(.bow(Point(0, 22), 92, 58, 15, 165), Paint.doughDark.opacity(0.7), 3)
        pen.stroke(.bow(Point(-14, 8), 66, 36, 200, 280), Paint.milk.opacity(0.8), 4)
        // Two layers, as long as it is open.
        if closed < 0.99 {
            let open = (0...12).map { moonEdge(closed + (1 - closed) * Double($0) / 12) }
            pen.stroke(.thread(open.map { Point($0.x * 0.985, $0.y * 0.965) }), Paint.doughDark, 2)
        }
        // Pleats.
        let count = 15
        for i in 0..<count {
            let here = (Double(i) + 0.5) / Double(count)
            let part = Motion.ramp(closed, here - 0.03, here + 0.03)
            guard part > 0 else { continue }
            let p = moonEdge(here)
            let (dx, dy) = (p.x / moon.half, p.y / moon.deep)
            let inner = Point(p.x - 24 * dx, p.y - 24 * dy)
            pen.faded(part) {
                pen.fill(.ellipse(Point(p.x - 3 * dx, p.y - 3 * dy), 12, 11), Paint.dough)
                pen.fill(.ellipse(Point(p.x - 6 * dx - 2, p.y - 6 * dy - 3), 8, 7), Paint.doughLight)
                pen.stroke(
                    .thread([Point(inner.x + 8 * dy, inner.y - 8 * dx), Point(p.x + 7 * dy, p.y - 7 * dx)]),
                    Color(0xC9A56B), 2.6)
            }
        }
    }
}

public import Stage
import Foundation

/// Scales with two plates, from the side.
public enum Balance {
    /// - Parameters:
    ///   - foot: the middle of its foot.
    ///   - tilt: degrees that the right goes down.
    ///   - left: what lies on the left plate; its middle is zero.
    public static func side(
        _ pen: Pen, at foot: Point, tilt: Double, left: () -> Void, right: () -> Void
    ) {
        let top = Point(foot.x, foot.y - 168)
        let base = Shape.card(Rect(foot.x - 70, foot.y - 14, 140, 14), 7)
        pen.fill(.ellipse(Point(foot.x + 4, foot.y + 1), 86, 7), Paint.shade.opacity(0.2))
        pen.fill(base, .linear(Point(0, foot.y - 14), Point(0, foot.y), Paint.walnut, Paint.walnutDark))
        pen.fill(
            .limb(Point(foot.x, foot.y - 10), top, 9, 6),
            .linear(Point(foot.x - 8, 0), Point(foot.x + 8, 0), Paint.saffron, Color(0xB97D1A)))
        let turn = tilt * .pi / 180
        for sign in [-1.0, 1] {
            let end = Point(top.x + sign * 118 * cos(turn), top.y + sign * 118 * sin(turn))
            let plate = Point(end.x, end.y + 92)
            for dx in [-50.0, 50] {
                pen.stroke(.thread([end, Point(plate.x + dx, plate.y)]), Color(0xB97D1A), 2)
            }
            pen.at(plate) { sign < 0 ? left() : right() }
            var dish = Shape()
            dish.move(Point(plate.x - 62, plate.y))
            dish.line(Point(plate.x + 62, plate.y))
            dish.curve(
                Point(plate.x + 40, plate.y + 20), Point(plate.x - 40, plate.y + 20),
                Point(plate.x - 62, plate.y))
            dish.close()
            pen.fill(dish, .linear(Point(0, plate.y), Point(0, plate.y + 16), Paint.saffron, Color(0xB97D1A)))
        }
        pen.at(top, turn: tilt) {
            pen.fill(.limb(Point(-118, 0), Point(0, 0), 4, 7), Color(0xC98A20))
            pen.fill(.limb(Point(118, 0), Point(0, 0), 4, 7), Color(0xC98A20))
        }
        pen.fill(.circle(top, 11), Paint.saffron)
        pen.fill(.circle(top, 5), Color(0xB97D1A))
    }
}

import Animation
import Stage

/// A spatula cuts through the middle, sweeps along the bottom and folds over; the bowl turns.
enum Folding {
    static let middle = Point(300, 174), radius = 158.0, surface = 124.0

    static var clip: Clip {
        Clip(id: "folding", length: 4) { pen, part in
            Table.draw(pen)
            work(
                pen, part, turn: 0, Batter.airy.mixed(with: Batter.loosened, 0.4), streaks: 0.9, rounds: 3,
                .brown)
        }
    }

    /// One round of the work.
    /// - Parameters:
    ///   - turn: degrees that the bowl had been turned before.
    ///   - rounds: how many there have been whose folds may still be seen.
    static func work(
        _ pen: Pen, _ part: Double, turn: Double, _ color: Color, streaks: Double, rounds: Int,
        _ look: HandLook, bowlHand: Bool = true
    ) {
        let spin = 90 * Motion.ramp(part, 0.74, 0.94)
        let cut = Motion.ramp(part, 0.1, 0.3), sweep = Motion.ramp(part, 0.3, 0.46)
        let over = Motion.ramp(part, 0.46, 0.7)
        let fold = color.mixed(with: Batter.plain, 0.5 * streaks)
        Batter.bowl(pen, at: middle, radius: radius, turn: turn + spin) {
            Batter.above(pen, at: middle, radius: radius * 0.87, color, streaks: streaks, turn: turn + spin)
            // What was folded before, the older the less of it.
            for age in stride(from: rounds, through: 1, by: -1) {
                let sunk = min(1, (Double(age) - 1 + Motion.ramp(part, 0.1, 0.98, .linear)) / 3 * 0.8 + 0.2)
                pen.at(middle, turn: 90 * Double(age) + spin) {
                    Batter.lobe(pen, 1, size: 1, sunk: sunk, fold)
                }
            }
            // The cut that the blade leaves, until it closes.
            let open = cut * (1 - Motion.ramp(part, 0.4, 0.62))
            if open > 0.01 {
                let line = Shape.thread([
                    Point(middle.x + 8, middle.y - 74), Point(middle.x + 6, middle.y - 74 + 58 * cut),
                    Point(middle.x + 2, middle.y - 74 + 122 * cut),
                ])
                pen.stroke(line, Batter.plain.mixed(with: Paint.shade, 0.4).opacity(0.75 * open), 9 * open)
                pen.at(Point(-4, -1)) { pen.stroke(line, Paint.milk.opacity(0.3 * open), 3) }
            }
            // The surface swells over the blade.
            let swell = sweep * (1 - Motion.ramp(part, 0.46, 0.52))
            if swell > 0.02 {
                let p = tip(part)
                pen.fill(.ellipse(Point(p.x + 2, p.y + 10), 40, 46), Paint.shade.opacity(0.12 * swell))
                pen.fill(.ellipse(Point(p.x - 3, p.y + 4), 34, 40), Paint.milk.opacity(0.13 * swell))
            }
            if over > 0.001 {
                // In the end as sunk as the youngest of those before is at first.
                pen.at(middle, turn: spin) {
                    Batter.lobe(pen, over, size: 1, sunk: 0.2 * Motion.ramp(part, 0.7, 1, .linear), fold)
                }
            }
        }
        if bowlHand {
            // It goes back along the rim while the spatula cuts.
            let back = Motion.ramp(part, 0.02, 0.34)
            let angle = 218 - 90 * back + 90 * Motion.ramp(part, 0.74, 0.94)
            let p = Motion.around(middle, radius + 4 + 8 * Motion.swing(back, 1), angle)
            Hand(
                .rim, at: Point(p.x, p.y), turn: 64 + (angle - 160) * 0.5, scale: 0.8, left: true,
                arm: -14, height: 7, look
            ).draw(pen)
        }
        let under = Motion.ramp(part, 0.08, 0.16) * 0.45 + sweep * 0.55 - Motion.ramp(part, 0.45, 0.54)
        let edge = 1 - Motion.ramp(part, 0.3, 0.4) + Motion.ramp(part, 0.8, 0.98)
        let lean = -34 - 16 * sweep + 16 * Motion.ramp(part, 0.5, 0.8)
        Held.tool(pen, at: tip(part), turn: lean, reach: 158, look) {
            Spatula.draw(pen, edge: edge, under: max(0, under), coat: color)
        }
    }

    private static var path: Timeline<Point> {
        Timeline(Point(8, -84)).hold(until: 0.06).to(Point(8, -74), at: 0.1)
            .to(Point(2, 30), at: 0.3).to(Point(-96, -8), at: 0.46).to(Point(-52, -46), at: 0.58, .gather)
            .to(Point(12, -24), at: 0.7, .settle).to(Point(46, -34), at: 0.8).to(Point(8, -84), at: 1)
    }

    private static func tip(_ part: Double) -> Point {
        let p = path[part]
        return Point(middle.x + p.x, middle.y + p.y)
    }
}

extension HandPose {
    /// On the rim of a bowl: fingers outside, thumb over it.
    static let rim = HandPose(
        index: Finger(-4, 0.5), middle: Finger(0, 0.5), ring: Finger(4, 0.54), little: Finger(10, 0.6),
        thumb: Finger(-36, 0, bend: 16))
}

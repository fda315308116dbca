import Animation
import Stage

/// Pinches the edge of a filled half-moon shut, pleat by pleat.
enum Crimping {
    private static let middle = Point(320, 136)

    static var clip: Clip {
        Clip(id: "crimping", length: 6) { pen, part in
            Table.draw(pen, floured: true)
            let work = Motion.ramp(part, 0.06, 0.8, .linear)
            let step = (work * 15).rounded(.down)
            let within = Motion.phase(work * 15, 1)
            let closed = part > 0.8 ? 1 : (step + Motion.ramp(within, 0.35, 0.6)) / 15
            // The finished one goes to the others, the next one comes.
            let go = Motion.ramp(part, 0.84, 0.98)
            pen.at(Point(middle.x + 520 * go, middle.y - 40 * go)) {
                if go < 1 { Dough.halfMoon(pen, closed: closed) }
            }
            if go > 0 {
                pen.at(Point(middle.x - 520 * (1 - go), middle.y)) { Dough.halfMoon(pen, closed: 0) }
            }
            let away = Motion.swing(Motion.ramp(part, 0.8, 1, .linear), 1)
            let at =
                part > 0.8
                ? 1 - Motion.ramp(part, 0.84, 0.98) : min(1, (step + Motion.ramp(within, 0.7, 1)) / 15)
            let edge = Dough.moonEdge(0.03 + 0.94 * at)
            Held.pinch(
                pen, at: Point(middle.x + edge.x * 0.97, middle.y + edge.y * 0.97 + 44 * away),
                turn: 34 - 60 * (at - 0.5), open: within < 0.35 || within > 0.7 || part > 0.8 ? 1 : 0, .fair)
        }
    }
}

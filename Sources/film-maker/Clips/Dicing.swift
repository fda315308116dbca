import Animation
import Stage

/// Cuts across the strips, over and over.
enum Dicing {
    static var clip: Clip {
        Clip(id: "dicing", length: 5) { pen, part in
            Table.draw(pen)
            Table.board(pen)
            let middle = DicingAnOnion.middle
            let work = Motion.ramp(part, 0.02, 0.82, .linear)
            let step =
                (work * 10).rounded(.down) / 10 + 0.1 * Motion.ramp(Motion.phase(work * 10, 1), 0.3, 0.7)
            let onion = Onion(along: 1, across: min(1, step) * 0.8)
            // The next half comes while the last one is swept away.
            let gone = Motion.ramp(part, 0.86, 0.98)
            pen.faded(1 - gone) {
                pen.at(middle) {
                    onion.drawDice(pen)
                    onion.drawHalf(pen)
                }
            }
            pen.faded(gone) { pen.at(middle) { Onion(along: 1).drawHalf(pen) } }
            let back = Motion.ramp(part, 0.84, 0.99)
            let limit = onion.limit.mixed(to: Onion(along: 1).limit, back)
            let slide = part < 0.82 ? Motion.swing(Motion.phase(work * 10, 1), 1) * 2 - 1 : -1
            Hand(
                .claw, at: Point(min(middle.x + limit - 33, 350), 204), turn: 62, scale: 0.86, left: true,
                arm: -18, .brown
            ).draw(pen)
            Knife.cutting(
                pen, at: Point(middle.x + limit + 3 + 40 * Motion.swing(back, 1), 196), slide: slide, .brown)
        }
    }
}

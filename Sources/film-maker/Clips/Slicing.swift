import Animation
import Stage

/// Even slices of a cucumber; the claw moves back after each.
enum Slicing {
    static var clip: Clip {
        Clip(id: "slicing", length: 5) { pen, part in
            Table.draw(pen)
            Table.board(pen)
            let count = 9.0, pace = 15.0, first = 436.0
            let work = min(count - 0.0001, Motion.ramp(part, 0.02, 0.82, .linear) * count)
            let (index, within) = Motion.turn(work, 1)
            let cut = first - pace * (Double(index) + Motion.ramp(within, 0.62, 0.95))
            let cuts = Double(index) + Motion.ramp(within, 0.3, 0.6)
            // The slices are pushed aside, and the rest is moved on: it looks as it did.
            let back = Motion.ramp(part, 0.85, 0.99)
            let right = cut.mixed(to: first, back)
            pen.at(Point(330 * back, 0)) {
                HoldingAKnife.slices(pen, cuts: cuts, first: first, pace: pace)
            }
            pen.at(Point(0, 184)) { Cucumber.whole(pen, from: -60, to: right) }
            Hand(
                .claw, at: Point(right - 40, 206), turn: 66, scale: 0.86, left: true, arm: -20, .fair
            ).draw(pen)
            let slide = part < 0.82 ? Motion.swing(within, 1) * 2 - 1 : -1
            Knife.cutting(
                pen, at: Point(right + 3 + 150 * Motion.swing(back, 1), 196), slide: slide, .fair)
        }
    }
}

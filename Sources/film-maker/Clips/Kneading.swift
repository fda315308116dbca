import Animation
import Stage

/// The heels of the hands push dough away, fold it back, and turn it.
enum Kneading {
    static let middle = Point(320, 200)

    static var clip: Clip {
        Clip(id: "kneading", length: 4) { pen, part in
            Table.draw(pen, floured: true)
            work(pen, part, .tan)
        }
    }

    /// One round of the work.
    /// - Parameters:
    ///   - part: of the round, 0...1.
    ///   - turn: degrees that the dough had been turned before.
    static func work(
        _ pen: Pen, _ part: Double, turn: Double = 0, rough: Double = 0, _ look: HandLook,
        sticky: Double = 0
    ) {
        let ball = DoughBall(
            push: Motion.ramp(part, 0.06, 0.34), fold: Motion.ramp(part, 0.46, 0.68),
            turned: 90 * Motion.ramp(part, 0.76, 0.93), settled: Motion.ramp(part, 0.74, 0.96), turn: turn,
            rough: rough)
        pen.at(middle) { ball.draw(pen) }

        let heel = Timeline(Point(50, -2)).hold(until: 0.06).to(Point(48, -66), at: 0.34)
            .to(Point(44, -112), at: 0.45, .gentle)
        let aside = Motion.ramp(part, 0.68, 0.76), back = Motion.ramp(part, 0.93, 1)
        let grip = Motion.ramp(part, 0.36, 0.46) * (1 - aside)
        let press = Motion.ramp(part, 0, 0.08) * (1 - Motion.ramp(part, 0.32, 0.38))
        let high = 12 * Motion.swing(Motion.ramp(part, 0.46, 0.68), 1)
        for side in [-1.0, 1] {
            // Along with the far end while it is folded, then around the ball.
            var p = heel[part]
            if part > 0.45 { p = Point(44, -112 + ball.tip.y - DoughBall(push: 1).tip.y - 40 * ball.fold) }
            let angle = (side > 0 ? -6 : 6.0) + side * 40 * Motion.ramp(part, 0.76, 0.93)
            let round = Motion.around(.zero, 104, angle)
            p = p.mixed(to: Point(round.x, round.y * 1.0 + 26), aside).mixed(to: Point(50, -2), back)
            let pose = HandPose.lifted.mixed(to: .grip, grip).mixed(to: .open, aside * (1 - back))
            let hand = Hand(
                pose, at: Point(middle.x + side * p.x, middle.y + p.y),
                turn: side * (-6 - 26 * aside * (1 - back)),
                scale: 0.86 - 0.02 * press, left: side < 0, arm: -8 + 14 * aside * (1 - back),
                height: 12 - 8 * press + high, look)
            hand.draw(pen)
        }
    }
}

extension HandPose {
    /// Fingers raised a little, the weight on the heel of the hand.
    static let lifted = HandPose(
        index: Finger(-6, 0.34), middle: Finger(0, 0.3), ring: Finger(5, 0.34), little: Finger(13, 0.38),
        thumb: Finger(-34, 0.1, bend: 10))
}

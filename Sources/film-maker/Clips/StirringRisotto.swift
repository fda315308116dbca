import Animation
import Stage

/// A spoon goes round in a pan of rice.
enum StirringRisotto {
    static var clip: Clip {
        Clip(id: "stirring-risotto", length: 4) { pen, part in
            let middle = RouxWithoutLumps.middle
            let turn = 720 * part
            let tip = Motion.around(middle, 56, turn)
            let cream = Color(0xF3E2B8)
            RouxWithoutLumps.kitchen(
                pen, Beat.Time(seconds: part * 4, length: 4), flame: 0.3, look: .tan
            ) {
                pen.fill(
                    .circle(middle, 120),
                    .radial(Point(middle.x - 30, middle.y - 40), 170, Color(0xFBF0D0), cream))
                for i in 0..<230 {
                    let r = 108 * Motion.scatter(i, 1).squareRoot()
                    // The rice goes round more slowly than the spoon, and the more so the further away.
                    let home = 360 * Motion.scatter(i, 2)
                    let away = Motion.phase((turn - home) / 360, 1)
                    let push =
                        26 * (1 - abs(r - 56) / 60).clamped
                        * (away < 0.5 ? 1 - away * 2 : (away > 0.9 ? (away - 0.9) * 10 : 0))
                    let p = Motion.around(middle, r + push * (r < 56 ? -0.3 : 0.3), home + push)
                    pen.at(p, turn: 180 * Motion.scatter(i, 3) + push * 2) {
                        pen.fill(.ellipse(Point(0.6, 1.6), 6, 3), Color(0xCDB57C).opacity(0.7))
                        pen.fill(.ellipse(.zero, 5.6, 2.9), i % 3 == 0 ? Paint.milk : Color(0xFBF3DC))
                    }
                }
                for i in 0..<14 {
                    let p = Motion.around(
                        middle, i < 3 ? 20 : 86 + 14 * Motion.scatter(i, 5), 360 * Motion.scatter(i, 6))
                    pen.at(p, turn: 360 * Motion.scatter(i, 7)) {
                        pen.fill(
                            .blob([
                                Point(-12, 0), Point(-6, -8), Point(7, -8), Point(12, 0), Point(3, 2),
                                Point(3, 10), Point(-3, 10), Point(-3, 2),
                            ]), Color(0x9A6B43))
                        pen.stroke(.bow(Point(0, -1), 8, 5, 200, 300), Color(0xC49A6C), 2)
                    }
                }
                // The trail behind the spoon.
                pen.stroke(.bow(middle, 56, 56, turn - 70, turn - 12), Color(0xE2CB94).opacity(0.7), 16)
            }
            Spoon.stirring(pen, at: tip, dipped: Color(0xF7E9C6), .tan)
        }
    }
}

extension Double {
    fileprivate var clamped: Double { min(1, max(0, self)) }
}

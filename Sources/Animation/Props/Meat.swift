import Stage

/// Meat that has been fried or roasted, from above.
public enum Meat {
    static let steakShape = Shape.blob([
        Point(-98, 0), Point(-88, -38), Point(-48, -60), Point(4, -58), Point(56, -62), Point(92, -38),
        Point(100, 4),
        Point(84, 42), Point(40, 58), Point(-10, 54), Point(-56, 58), Point(-90, 34),
    ])

    /// A steak about zero; its fibres run from the left to the right.
    /// - Parameters:
    ///   - limit: the x up to which it still is whole.
    ///   - grain: how clearly its fibres are to be seen.
    ///   - marks: and the marks of the pan.
    public static func steak(_ pen: Pen, limit: Double = 200, grain: Double = 0.1, marks: Double = 0.5) {
        pen.inside(.card(Rect(-140, -100, 140 + limit, 210), 0)) {
            pen.shadow(steakShape, 4, 8, soft: 7, 0.3)
            pen.at(Point(1, 7)) { pen.fill(steakShape, Color(0x4C2813)) }
            pen.fill(steakShape, .radial(Point(-30, -24), 130, Color(0xAE6640), Color(0x7A4027)))
            pen.inside(steakShape) {
                pen.stroke(
                    .thread([Point(-94, -34), Point(-48, -60), Point(4, -58), Point(56, -62), Point(92, -40)]
                    ),
                    Color(0xE0B777), 15)
                pen.stroke(
                    .thread([Point(-92, -30), Point(-48, -52), Point(4, -50), Point(56, -54), Point(94, -34)]
                    ),
                    Color(0xB67A41).opacity(0.6), 3)
                for i in 0..<9 {
                    let y = -36 + Double(i) * 11
                    let bend = 7 * (Motion.scatter(i, 201) - 0.5)
                    pen.stroke(
                        .thread([Point(-92, y), Point(-34, y + bend), Point(30, y - bend), Point(96, y)]),
                        Color(0x522A12).opacity(grain), 2.4)
                }
                for i in 0..<6 where marks > 0 {
                    let x = -90 + Double(i) * 36
                    pen.stroke(
                        .thread([Point(x - 24, 52), Point(x + 24, -40)]), Color(0x47220F).opacity(marks), 7)
                }
                for i in 0..<26 {
                    let p = Point(-84 + 170 * Motion.scatter(i, 202), -34 + 84 * Motion.scatter(i, 203))
                    pen.fill(
                        .ellipse(p, 3 + 7 * Motion.scatter(i, 204), 2 + 3 * Motion.scatter(i, 205)),
                        Color(0x56290F).opacity(0.35))
                }
                pen.fill(.ellipse(Point(-30, -24), 34, 9), Paint.milk.opacity(0.14))
            }
        }
    }

    /// The face of a cut at an x of the steak, and the slices that have been cut off.
    public static func slices(_ pen: Pen, from limit: Double, count: Int, gap: Double, last: Double = 1) {
        for i in (0..<count).reversed() {
            let shown = i == 0 ? last : 1
            let x = limit + 14 + Double(i) * gap + 8 * shown
            let tall = 104 - 10 * abs(Double(count - i) - 1.5) * (count - i < 2 ? 1.6 : 0.2)
            pen.at(
                Point(x, 4 * (Motion.scatter(count - i, 206) - 0.5)),
                turn: 5 * (Motion.scatter(count - i, 207) - 0.3)
            ) {
                pen.faded(shown) { slice(pen, tall) }
            }
        }
    }

    /// A slice on its side, about zero: brown without, pink within.
    public static func slice(_ pen: Pen, _ tall: Double = 104) {
        let half = tall / 2
        let whole = Shape.blob([
            Point(-10, -half), Point(9, -half + 1), Point(15, -half * 0.5), Point(16, half * 0.3),
            Point(11, half * 0.92),
            Point(-6, half), Point(-14, half * 0.6), Point(-15, -half * 0.4),
        ])
        pen.shadow(whole, 3, 5, soft: 4, 0.24)
        pen.fill(whole, .linear(Point(-13, 0), Point(13, 0), Color(0x8F5330), Color(0x5E3118)))
        pen.at(Point(0.5, 2), scale: 0.84) {
            pen.fill(whole, .radial(Point(0, 4), half, Color(0xD9655F), Color(0xE3A08A)))
        }
        pen.inside(whole) {
            pen.fill(.ellipse(Point(0, -half + 2), 13, 12), Color(0xEBCB96))
            for i in 0..<9 {
                let p = Point(
                    18 * (Motion.scatter(i, 208) - 0.5), -half * 0.55 + tall * 0.7 * Motion.scatter(i, 209))
                pen.fill(.ellipse(p, 2.2, 1.2), Color(0xB8514B).opacity(0.55))
            }
        }
    }

    /// A roast, tied with string, about zero.
    public static func roast(_ pen: Pen) {
        let shape = Shape.blob([
            Point(-104, 0), Point(-92, -38), Point(-50, -54), Point(0, -56), Point(52, -54), Point(94, -36),
            Point(106, 2),
            Point(92, 38), Point(50, 52), Point(0, 55), Point(-52, 53), Point(-92, 38),
        ])
        pen.shadow(shape, 6, 12, soft: 10, 0.32)
        pen.fill(shape, .radial(Point(-24, -30), 140, Color(0xB87544), Color(0x6A3819)))
        pen.inside(shape) {
            for i in 0..<30 {
                let p = Point(-96 + 192 * Motion.scatter(i, 211), -46 + 92 * Motion.scatter(i, 212))
                pen.fill(
                    .ellipse(p, 4 + 8 * Motion.scatter(i, 213), 2 + 4 * Motion.scatter(i, 214)),
                    Color(0x56290F).opacity(0.3))
            }
            pen.fill(.ellipse(Point(-20, -30), 60, 10), Paint.milk.opacity(0.16))
            for x in [-60.0, -20, 20, 60] {
                pen.stroke(
                    .thread([Point(x - 3, -58), Point(x + 6, 0), Point(x - 3, 58)]),
                    Color(0x4F2A12).opacity(0.5), 5)
                pen.stroke(
                    .thread([Point(x - 4, -58), Point(x + 5, 0), Point(x - 4, 58)]), Color(0xEFE0C4), 3)
            }
        }
    }

    /// Juice that has run out, about zero.
    public static func juice(_ pen: Pen, _ amount: Double, _ salt: Int = 221) {
        guard amount > 0.02 else { return }
        let pool = Shape.blob(
            (0..<13).map { i in
                let p = Motion.around(
                    .zero, amount * (1 + 0.42 * (Motion.scatter(i, salt) - 0.5)), Double(i) * 360 / 13)
                return Point(p.x * 128, p.y * 82)
            })
        pen.fill(pool, Color(0xA9412F).opacity(0.5))
        pen.stroke(pool, Color(0xD98A6C).opacity(0.6), 2)
        pen.stroke(.bow(Point(-6, -4), 96 * amount, 58 * amount, 195, 250), Paint.milk.opacity(0.4), 4)
    }
}

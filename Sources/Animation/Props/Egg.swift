import Stage

/// Eggs out of their shell.
public enum Egg {
    /// On a plate, from above, about zero.
    /// - Parameter old: 0 = fresh: a thick white that stands; 1 = old: it has run.
    public static func above(_ pen: Pen, old: Double) {
        let thin = Shape.blob(
            (0..<13).map { i in
                Motion.around(
                    .zero, (62 + 30 * old) * (1 + (0.08 + 0.3 * old) * (Motion.scatter(i, 101) - 0.5)),
                    Double(i) * 360 / 13)
            })
        pen.fill(thin, Color(0xF3EBD0).opacity(0.75))
        pen.stroke(thin, Color(0xCFC29A).opacity(0.7), 2)
        let body = Shape.blob(
            (0..<10).map { i in
                Motion.around(
                    Point(-2, 0), 46 * (1 + 0.1 * (Motion.scatter(i, 102) - 0.5)), Double(i) * 36)
            })
        pen.faded(1 - 0.8 * old) {
            pen.shadow(body, 1, 3, soft: 5, 0.16)
            pen.fill(body, .radial(Point(-14, -16), 66, Paint.milk, Color(0xEFE5C6)))
            pen.stroke(.bow(Point(-2, 0), 38, 38, 190, 270), Paint.milk, 4)
        }
        let r = 22 + 5 * old
        let yolk = Shape.circle(Point(2 + 12 * old, 2), r)
        pen.shadow(yolk, 2, 4, soft: 4, 0.2 - 0.1 * old)
        pen.fill(yolk, .radial(Point(-6, -8), r * 1.9, Paint.yolkLight, Paint.yolk))
        pen.stroke(.bow(Point(2 + 12 * old, 2), r * 0.62, r * 0.62, 200, 270), Paint.milk.opacity(0.8), 3.5)
    }

    /// In water, from the side, about zero.
    /// - Parameters:
    ///   - set: 0 = raw and clear, 1 = white and firm.
    ///   - ragged: how far boiling has torn it.
    public static func inWater(_ pen: Pen, set: Double, ragged: Double = 0, _ seconds: Double) {
        let white = Paint.milk.opacity(0.5 + 0.48 * set)
        for (k, more) in [(0, 7.0), (1, 0)] {
            let shape = Shape.blob(
                (0..<14).map { i in
                    let p = Motion.around(.zero, 1, Double(i) * 360 / 14)
                    let wave = 2.2 * (Motion.swing(seconds + Double(i) * 0.37, 1.9) - 0.5) * (1 - 0.6 * set)
                    let rag = 1 + ragged * 0.9 * (Motion.scatter(i, 103) - 0.45)
                    return Point(p.x * (52 + more) * rag + wave, p.y * (29 + more * 0.6) * rag + wave)
                })
            pen.fill(shape, k == 0 ? Paint.milk.opacity(0.3) : white)
            if k == 1 {
                pen.stroke(shape, Color(0xD6CDB0).opacity(0.4 + 0.4 * set), 2)
            }
        }
        let yolk = Shape.ellipse(Point(2, -2), 20, 16)
        pen.fill(yolk, .radial(Point(-3, -8), 34, Paint.yolkLight, Paint.yolk))
        pen.stroke(.bow(Point(2, -2), 13, 10, 200, 280), Paint.milk.opacity(0.8), 2.5)
        pen.fill(.ellipse(Point(1, -3), 25, 19), Paint.milk.opacity(0.62 * set))
    }

    /// Poached, from above, about zero.
    /// - Parameter open: how far a cut has opened it.
    public static func poached(_ pen: Pen, open: Double = 0) {
        let shape = Shape.blob(
            (0..<12).map { i in
                let p = Motion.around(.zero, 1 + 0.09 * (Motion.scatter(i, 104) - 0.5), Double(i) * 30)
                return Point(p.x * 58, p.y * 46)
            })
        if open > 0 {
            let run = Shape.blob([
                Point(-16, 6), Point(12, 0), Point(26 + 20 * open, 14), Point(22 + 34 * open, 24 + 32 * open),
                Point(4 + 12 * open, 34 + 42 * open), Point(-10, 26 + 24 * open),
            ])
            pen.fill(run, .radial(Point(10, 20), 80, Paint.yolkLight, Paint.yolk))
        }
        pen.shadow(shape, 3, 6, soft: 6, 0.24)
        pen.fill(shape, .radial(Point(-18, -20), 90, Paint.milk, Color(0xE9E0C8)))
        pen.fill(.ellipse(Point(-2, -2), 30, 24), Paint.yolkLight.opacity(0.28))
        pen.stroke(.bow(Point(0, 0), 46, 34, 190, 265), Paint.milk, 5)
        pen.stroke(
            .thread([Point(-44, 18), Point(-20, 28), Point(4, 34)]), Color(0xD9CDAF).opacity(0.8), 2.5)
        guard open > 0 else { return }
        let gap = Shape.blob([
            Point(-26, -2), Point(0, -8 - 8 * open), Point(30, 2), Point(26, 14 + 16 * open),
            Point(4, 18 + 26 * open),
            Point(-16, 10 + 8 * open),
        ])
        pen.faded(min(1, open * 3)) {
            pen.fill(gap, .radial(Point(0, 4), 46, Paint.yolkLight, Paint.yolk))
            pen.stroke(gap, Color(0xFDF6DC), 3)
            pen.stroke(.bow(Point(2, 6), 15, 9, 200, 280), Paint.milk.opacity(0.85), 3)
        }
    }
}

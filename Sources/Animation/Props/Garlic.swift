public import Stage

/// Garlic from above: a head, its cloves, and what becomes of them under a knife.
public enum Garlic {
    private static let paper = Color(0xF3EAE6), paperDark = Color(0xD3BFC2), vein = Color(0xA9849A)
    private static let flesh = Color(0xFBF3D9), fleshDark = Color(0xE3D2A0)

    /// A head about zero, its stem up.
    /// - Parameter missing: whether one clove has been broken out on the right.
    public static func head(_ pen: Pen, missing: Bool = false) {
        let whole = Shape.blob([
            Point(-8, -64), Point(8, -64), Point(12, -44), Point(44, -30), Point(62, 8), Point(46, 46),
            Point(0, 58), Point(-46, 46), Point(-62, 8), Point(-44, -30), Point(-12, -44),
        ])
        pen.shadow(whole, 5, 8, soft: 7, 0.28)
        pen.fill(whole, .radial(Point(-16, -12), 92, Color(0xFDF8F3), paperDark))
        pen.inside(whole) {
            for x in [-46.0, -22, 0, 22, 46] {
                pen.stroke(
                    .thread([
                        Point(x * 0.1, -50), Point(x * 0.7, -26), Point(x * 1.1, 8), Point(x * 0.8, 40),
                        Point(x * 0.15, 58),
                    ]), vein.opacity(x == 0 ? 0.2 : 0.4), 2.2)
            }
            for x in [-34.0, -12, 12, 34] {
                pen.stroke(
                    .thread([Point(x * 0.5, -32), Point(x * 0.95, 0), Point(x * 0.8, 34)]),
                    vein.opacity(0.16), 5)
            }
            pen.fill(.ellipse(Point(-22, -8), 8, 20), Paint.milk.opacity(0.5))
            if missing {
                let gap = Shape.blob([
                    Point(22, -26), Point(50, -20), Point(70, 8), Point(52, 44), Point(22, 50), Point(28, 10),
                ])
                pen.fill(gap, .linear(Point(20, 0), Point(66, 10), Color(0xB99A9F), Color(0xE4D3D0)))
                pen.stroke(.thread([Point(24, -26), Point(30, 10), Point(24, 50)]), vein.opacity(0.6), 2)
            }
        }
        pen.fill(.ellipse(Point(0, 57), 12, 5), Color(0xB59A78))
        pen.stroke(.thread([Point(-7, -63), Point(0, -60), Point(7, -63)]), Color(0xB59A78), 3)
    }

    private static let clove = Shape.blob([
        Point(-52, 4), Point(-36, -16), Point(0, -25), Point(32, -20), Point(46, -8), Point(47, 8),
        Point(30, 20), Point(0, 22), Point(-32, 14),
    ])

    /// A clove about zero, its point to the left, its root to the right.
    /// - Parameters:
    ///   - trimmed: whether the root end is off.
    ///   - flat: how far it has been crushed.
    public static func clove(_ pen: Pen, trimmed: Bool = false, flat: Double = 0) {
        pen.stretched(.zero, 1 + 0.12 * flat, 1 + 0.3 * flat) {
            pen.shadow(clove, 4, 7 - 4 * flat, soft: 6, 0.26)
            pen.inside(.card(Rect(-90, -60, trimmed ? 128 : 160, 120), 0)) {
                pen.fill(clove, .radial(Point(-12, -12), 66, Paint.milk, fleshDark))
                pen.inside(clove) {
                    pen.stroke(
                        .thread([Point(-40, 2), Point(-4, -8), Point(44, -4)]), fleshDark.opacity(0.9), 2)
                    pen.fill(.ellipse(Point(-12, -14), 20, 5), Paint.milk.opacity(0.7))
                    pen.faded(flat) {
                        for line in [
                            [Point(-44, 2), Point(-22, 5), Point(-6, -2), Point(16, 6), Point(46, 2)],
                            [Point(-6, -2), Point(4, -16), Point(2, -26)],
                            [Point(-22, 5), Point(-18, 16)], [Point(16, 6), Point(22, 22)],
                        ] {
                            pen.stroke(.thread(line), Color(0xB99F60), 3)
                        }
                    }
                }
                if trimmed {
                    pen.inside(clove) {
                        pen.fill(.card(Rect(34, -30, 6, 60), 0), Color(0xF1E5BB))
                    }
                }
            }
            if !trimmed { pen.fill(.ellipse(Point(45, 0), 5, 9), Color(0xB59A78)) }
        }
    }

    /// The skin that lies around a clove.
    /// - Parameter burst: how far it has been torn open.
    public static func skin(_ pen: Pen, trimmed: Bool = false, burst: Double = 0) {
        pen.stretched(.zero, 1 + 0.06 * burst, 1 + 0.22 * burst) {
            pen.inside(.card(Rect(-90, -60, trimmed ? 128 : 160, 120), 0)) {
                pen.shadow(clove, 4, 6, soft: 6, 0.16)
                pen.fill(clove, .radial(Point(-12, -12), 70, paper, paperDark))
                pen.inside(clove) {
                    for y in [-16.0, -7, 3, 12] {
                        pen.stroke(
                            .thread([Point(-50, 4 + y * 0.1), Point(-10, y * 1.1 - 1), Point(46, y * 0.5)]),
                            vein.opacity(0.42), 1.8)
                    }
                    pen.fill(.ellipse(Point(-12, -14), 18, 4), Paint.milk.opacity(0.6))
                    if burst > 0.02 {
                        // Through the tear one sees the clove.
                        let tear = Shape.blob([
                            Point(-40, 3), Point(-16, -9 * burst), Point(4, -3 * burst),
                            Point(22, -11 * burst),
                            Point(50, 1), Point(24, 12 * burst), Point(6, 6 * burst), Point(-18, 12 * burst),
                        ])
                        pen.fill(tear, flesh)
                        pen.stroke(tear, vein.opacity(0.7), 1.6)
                    }
                }
            }
            if !trimmed { pen.fill(.ellipse(Point(45, 0), 5, 9), Color(0xB59A78)) }
        }
    }

    /// An empty skin, half of one, curled up.
    public static func husk(_ pen: Pen, mirrored: Bool = false) {
        pen.stretched(.zero, 1, mirrored ? -1 : 1) {
            let husk = Shape.blob([
                Point(-46, 6), Point(-30, -14), Point(0, -22), Point(32, -16), Point(44, -2), Point(24, -4),
                Point(2, -8), Point(-22, -2),
            ])
            pen.fill(
                .blob([Point(-40, 10), Point(-20, -4), Point(10, -10), Point(44, 2), Point(10, 0)]),
                Paint.shade.opacity(0.16))
            pen.fill(husk, .linear(Point(0, -22), Point(0, 4), paper, paperDark))
            pen.stroke(.thread([Point(-38, 0), Point(-4, -15), Point(38, -6)]), vein.opacity(0.5), 1.8)
        }
    }

    /// The root end that has been cut off, about zero.
    public static func end(_ pen: Pen) {
        let bit = Shape.blob([Point(-6, -13), Point(5, -9), Point(8, 2), Point(4, 12), Point(-6, 14)])
        pen.shadow(bit, 2, 4, soft: 4, 0.22)
        pen.fill(bit, .linear(Point(-6, 0), Point(8, 0), flesh, paperDark))
        pen.fill(.ellipse(Point(7, 0), 3.4, 8), Color(0xB59A78))
    }

    /// A slice about zero.
    public static func slice(_ pen: Pen) {
        let slice = Shape.blob([Point(-9, 2), Point(-4, -14), Point(6, -13), Point(10, 2), Point(3, 15)])
        pen.fill(.ellipse(Point(2, 4), 10, 15), Paint.shade.opacity(0.2))
        pen.fill(slice, .linear(Point(-8, -14), Point(8, 14), Paint.milk, fleshDark))
        pen.stroke(.thread([Point(0, -7), Point(1, 8)]), fleshDark, 2)
    }

    /// Chopped garlic about zero.
    /// - Parameter fine: 0 = coarse … 1 = a paste.
    public static func chopped(_ pen: Pen, spread: Double, fine: Double = 0, count: Int = 70) {
        pen.faded(Motion.ramp(fine, 0.2, 0.9)) {
            let smear = Shape.blob(
                (0..<14).map { i in
                    Motion.around(
                        .zero, spread * (0.86 + 0.2 * Motion.scatter(i, 31)), Double(i) * 360 / 14, flat: 0.56
                    )
                })
            pen.shadow(smear, 2, 3, soft: 4, 0.2)
            pen.fill(smear, .radial(Point(-12, -10), spread * 1.2, Color(0xFBF4DC), Color(0xDCC992)))
            for i in 0..<9 {
                let p = Motion.around(
                    .zero, spread * 0.7 * Motion.scatter(i, 33), 360 * Motion.scatter(i, 34), flat: 0.5)
                pen.stroke(
                    .thread([
                        Point(p.x - 16, p.y + 3), Point(p.x, p.y - 2), Point(p.x + 16, p.y + 2),
                    ]), i % 2 == 0 ? Paint.milk.opacity(0.7) : fleshDark.opacity(0.7), 3)
            }
        }
        let size = 1 - 0.62 * fine
        pen.faded(1 - Motion.ramp(fine, 0.55, 1)) {
            for i in 0..<count {
                let p = Motion.around(
                    .zero, spread * Motion.scatter(i, 35).squareRoot(), 360 * Motion.scatter(i, 36), flat: 0.6
                )
                pen.at(
                    p, turn: 360 * Motion.scatter(i, 37), scale: size * (0.8 + 0.5 * Motion.scatter(i, 38))
                ) {
                    pen.fill(.card(Rect(-5, -3, 12, 10), 3), Paint.shade.opacity(0.2))
                    pen.fill(.card(Rect(-6, -5, 12, 10), 3), fleshDark)
                    pen.fill(.card(Rect(-6, -5, 11, 8), 3), i % 3 == 0 ? flesh : Paint.milk)
                }
            }
        }
    }

    /// Grains of salt that fall from a place onto a height below it.
    /// - Parameter part: of the fall as a whole.
    public static func salt(_ pen: Pen, from top: Point, to middle: Point, spread: Double, _ part: Double) {
        for i in 0..<60 {
            let born = 0.7 * Motion.scatter(i, 41)
            let fall = Motion.ramp(part, born, born + 0.24, .gather)
            guard fall > 0 else { continue }
            let end = Motion.around(
                middle, spread * Motion.scatter(i, 42).squareRoot(), 360 * Motion.scatter(i, 43), flat: 0.6)
            let start = Point(top.x + 8 * (Motion.scatter(i, 44) - 0.5), top.y)
            let p = start.mixed(to: end, fall)
            pen.fill(.circle(Point(p.x + 0.8, p.y + 1.2), 1.9), Paint.shade.opacity(0.3))
            pen.fill(.circle(p, 1.8), Paint.milk)
        }
    }
}

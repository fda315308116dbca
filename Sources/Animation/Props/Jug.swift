public import Stage

/// A jug of milk.
public enum Jug {
    /// From above, in a right hand at its handle; the tip of its spout, to the left, at zero.
    /// - Parameters:
    ///   - tilt: 0 = upright, 1 = pours.
    ///   - left: how full it is.
    public static func above(_ pen: Pen, tilt: Double, full: Double = 1, liquid: Color = Paint.milk) {
        let squeeze = 1 - 0.16 * tilt
        pen.stretched(.zero, squeeze, 1) {
            let body = Shape.blob([
                Point(0, 0), Point(16, -16), Point(40, -44), Point(76, -50), Point(112, -30), Point(120, 0),
                Point(112, 30), Point(76, 50), Point(40, 44), Point(16, 16),
            ])
            let handle = Shape.blob([
                Point(112, -9), Point(150, -9), Point(172, -7), Point(178, 0), Point(172, 7), Point(150, 9),
                Point(112, 9),
            ])
            pen.shadow(body + handle, 14, 20, soft: 12, 0.22)
            pen.fill(handle, .linear(Point(0, -10), Point(0, 10), Color(0x5F83A8), Paint.denimDark))
            pen.fill(body, .linear(Point(30, -50), Point(100, 50), Color(0x6E92B5), Paint.denimDark))
            let mouth = Shape.blob([
                Point(6, 0), Point(20, -13), Point(43, -37), Point(76, -43), Point(106, -26), Point(113, 0),
                Point(106, 26), Point(76, 43), Point(43, 37), Point(20, 13),
            ])
            pen.fill(mouth, .linear(Point(10, -40), Point(110, 40), Paint.denimDark, Color(0x7FA1C1)))
            pen.inside(mouth) {
                let r = 30 + 20 * full
                let surface = Shape.ellipse(Point(64 - 24 * tilt, 0), r + 12 * tilt, r * 0.9)
                pen.fill(surface, liquid)
                pen.stroke(.bow(Point(64 - 24 * tilt, 0), r - 7, r * 0.9 - 7, 200, 270), Paint.cream, 3)
            }
            pen.stroke(.bow(Point(76, 0), 41, 46, 200, 290), Paint.milk.opacity(0.5), 2.5)
        }
    }

    /// Pours from its spout; the hand comes from the right.
    public static func pouring(
        _ pen: Pen, at spout: Point, turn: Double = 0, tilt: Double, full: Double = 1, stream: Double,
        liquid: Color = Paint.milk, _ look: HandLook
    ) {
        if stream > 0.02 {
            pen.at(spout, turn: turn) {
                let far = 26.0
                pen.fill(.ellipse(Point(-far, 0), 15 * stream, 12 * stream), liquid)
                pen.stroke(.ellipse(Point(-far, 0), 22 * stream, 18 * stream), liquid.opacity(0.6), 3)
                pen.fill(
                    .blob([
                        Point(12, -8 * stream), Point(-6, -6 * stream), Point(-far, -5 * stream),
                        Point(-far - 6, 0), Point(-far, 5 * stream), Point(-6, 6 * stream),
                        Point(12, 8 * stream),
                    ]), .linear(Point(0, -8), Point(0, 8), liquid, liquid.mixed(with: Paint.shade, 0.09)))
            }
        }
        pen.at(spout, turn: turn) {
            let hand = Hand(.fist, at: Point(140, 1), turn: -84, scale: 0.86, arm: 6, height: 16, look)
            hand.drawShadow(pen)
            above(pen, tilt: tilt, full: full, liquid: liquid)
            hand.drawThumb(pen)
            hand.drawRest(pen)
        }
    }

    /// From the side, of glass, the middle of its bottom at zero.
    public static func side(_ pen: Pen, full: Double = 0.75) {
        let glass = Shape.polygon([Point(-44, -110), Point(44, -110), Point(38, 0), Point(-38, 0)])
        pen.fill(.ellipse(Point(4, 1), 46, 6), Paint.shade.opacity(0.18))
        pen.stroke(.bow(Point(42, -62), 30, 32, -90, 90), Paint.water, 8)
        pen.fill(glass, Paint.milk.opacity(0.5))
        pen.inside(glass) {
            pen.fill(.card(Rect(-60, -110 * full, 120, 120), 0), Paint.milk)
            pen.fill(.card(Rect(-60, -110 * full, 120, 5), 0), Color(0xF1E7D3))
        }
        for i in 1...3 {
            let y = -110 * 0.25 * Double(i)
            pen.stroke(.thread([Point(-34, y), Point(-20, y)]), Paint.softInk.opacity(0.6), 2.2)
        }
        var rim = Shape()
        rim.move(Point(-56, -116))
        rim.line(Point(-44, -106))
        rim.line(Point(-38, 0))
        rim.line(Point(38, 0))
        rim.line(Point(44, -110))
        pen.stroke(rim, Paint.water, 4)
    }
}

public import Stage

/// Small things to cook with: butter, flour, bowls of them.
public enum Larder {
    /// A piece of butter from above, about zero.
    public static func butter(_ pen: Pen, size: Double = 1) {
        pen.at(.zero, scale: size) {
            let whole = Shape.card(Rect(-30, -22, 60, 44), 8)
            pen.shadow(whole, 3, 5, soft: 5, 0.22)
            pen.fill(.card(Rect(-30, -17, 60, 40), 8), Color(0xE0B648))
            pen.fill(
                .card(Rect(-30, -22, 60, 38), 8),
                .linear(Point(-30, -22), Point(30, 16), Color(0xFCE9A4), Paint.butter))
            pen.stroke(.thread([Point(-20, -15), Point(14, -15)]), Paint.milk.opacity(0.7), 3)
        }
    }

    /// A piece of butter from the side, the middle of its bottom at zero.
    public static func butterSide(_ pen: Pen) {
        pen.fill(
            .card(Rect(-34, -34, 68, 34), 5),
            .linear(Point(0, -34), Point(0, 0), Color(0xFCE9A4), Color(0xECC55A)))
        pen.stroke(.thread([Point(-27, -28), Point(20, -28)]), Paint.milk.opacity(0.7), 3)
    }

    /// A heap of flour or the like from the side, the middle of its bottom at zero.
    public static func heapSide(_ pen: Pen, _ color: Color = Paint.milk, _ dark: Color = Color(0xE9DDC6)) {
        var s = Shape()
        s.move(Point(-44, 0))
        s.curve(Point(-30, -8), Point(-16, -38), Point(2, -40))
        s.curve(Point(18, -38), Point(30, -10), Point(44, 0))
        s.close()
        pen.fill(s, .linear(Point(-20, -40), Point(30, 0), color, dark))
    }

    /// A bowl from above.
    public static func bowl(
        _ pen: Pen, at middle: Point, radius r: Double, _ color: Color = Paint.milk, _ draw: () -> Void
    ) {
        let whole = Shape.circle(middle, r)
        pen.shadow(whole, 4, 7, soft: 8, 0.26)
        pen.fill(
            whole,
            .linear(
                Point(middle.x - r, middle.y - r), Point(middle.x + r, middle.y + r), color,
                color.mixed(with: Paint.shade, 0.2)))
        let inner = Shape.circle(middle, r * 0.86)
        pen.fill(
            inner,
            .linear(
                Point(middle.x - r, middle.y - r), Point(middle.x + r, middle.y + r),
                color.mixed(with: Paint.shade, 0.22), color))
        pen.inside(inner, draw)
    }

    /// A round biscuit about zero.
    public static func biscuit(_ pen: Pen, radius r: Double = 20) {
        pen.fill(
            .circle(.zero, r), .radial(Point(-r * 0.3, -r * 0.4), r * 1.5, Color(0xEFC488), Color(0xBF7F3B)))
        for i in 0..<6 {
            pen.fill(.circle(Motion.around(.zero, r * 0.52, Double(i) * 60), r * 0.09), Color(0x9A6128))
        }
        pen.fill(.circle(.zero, r * 0.09), Color(0x9A6128))
        pen.stroke(.circle(.zero, r * 0.86), Color(0xB07333).opacity(0.5), 1.5)
    }
}

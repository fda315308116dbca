public import Stage

/// A whisk; its tip at zero, its handle down.
public enum Whisk {
    /// - Parameter dipped: the colour of what its tip is in.
    public static func above(_ pen: Pen, dipped: Color? = nil) {
        let handle = Shape.limb(Point(0, 96), Point(0, 196), 7, 9)
        pen.shadow(handle, 5, 8, soft: 4, 0.24)
        pen.shadow(.ellipse(Point(0, 40), 22, 42), 6, 9, soft: 6, 0.12)
        for w in [32.0, 20, 7] {
            var s = Shape()
            s.move(Point(-4, 88))
            s.curve(Point(-w * 0.5, 66), Point(-w * 1.25, 34), Point(-w * 0.78, 12))
            s.curve(Point(-w * 0.45, -3), Point(w * 0.45, -3), Point(w * 0.78, 12))
            s.curve(Point(w * 1.25, 34), Point(w * 0.5, 66), Point(4, 88))
            pen.stroke(s, Color(0x7E8890), 3.6)
            pen.stroke(s, Paint.steelLight, 1.7)
        }
        if let dipped {
            pen.fill(.ellipse(Point(0, 6), 31, 17), dipped.opacity(0.9))
            pen.stroke(.bow(Point(0, 6), 31, 17, 10, 170), Paint.milk.opacity(0.5), 2)
        }
        pen.fill(
            handle, .linear(Point(-8, 0), Point(9, 0), Paint.walnut, Paint.walnutDark))
        pen.fill(
            .card(Rect(-7, 82, 14, 18), 4),
            .linear(Point(-7, 0), Point(7, 0), Paint.steelLight, Paint.steelDark))
    }

    /// In a right hand that whisks.
    public static func whisking(
        _ pen: Pen, at place: Point, turn: Double = -34, dipped: Color? = nil, _ look: HandLook
    ) {
        Held.tool(pen, at: place, turn: turn, reach: 126, look) { above(pen, dipped: dipped) }
    }
}

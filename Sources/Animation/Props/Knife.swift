public import Stage

/// A chef's knife.
public enum Knife {
    /// From above, its back towards us; heel at zero, the point up, the handle down.
    public static func above(_ pen: Pen, length: Double = 190, thick: Double = 7) {
        let (t, l) = (thick, length)
        var blade = Shape()
        blade.move(Point(-t / 2, 4))
        blade.curve(Point(-t / 2, -l * 0.5), Point(-t / 3, -l * 0.8), Point(0, -l))
        blade.curve(Point(t / 3, -l * 0.8), Point(t / 2, -l * 0.5), Point(t / 2, 4))
        blade.close()
        pen.shadow(blade, 5, 6, soft: 4, 0.25)
        pen.fill(blade, .linear(Point(-t / 2, 0), Point(t / 2, 0), Paint.steelLight, Paint.steelDark))
        let handle = Shape.blob([
            Point(-9, 8), Point(0, 2), Point(9, 8), Point(10, 50), Point(12, 96), Point(0, 112),
            Point(-12, 96),
            Point(-10, 50),
        ])
        pen.shadow(handle, 5, 6, soft: 4, 0.25)
        pen.fill(handle, .linear(Point(-10, 0), Point(12, 0), Paint.walnut, Paint.walnutDark))
        pen.fill(
            .card(Rect(-8, -2, 16, 13), 4),
            .linear(Point(-8, 0), Point(8, 0), Paint.steelLight, Paint.steelDark))
        pen.fill(.card(Rect(-2, 14, 4, 88), 2), Paint.steelDark.opacity(0.8))
    }

    /// From its side; the heel's upper corner at zero, the point to the left, the edge down.
    public static func side(_ pen: Pen, shadow: Bool = true) {
        var blade = Shape()
        blade.move(Point(2, 0))
        blade.line(Point(-110, 0))
        blade.curve(Point(-160, 2), Point(-200, 14), Point(-222, 36))
        blade.curve(Point(-190, 46), Point(-120, 50), Point(0, 46))
        blade.close()
        let handle = Shape.blob([
            Point(4, 1), Point(40, -1), Point(90, 2), Point(118, 8), Point(126, 22), Point(112, 31),
            Point(86, 24),
            Point(46, 22), Point(10, 26),
        ])
        if shadow {
            pen.shadow(blade, 4, 6, soft: 5, 0.22)
            pen.shadow(handle, 4, 6, soft: 5, 0.22)
        }
        pen.fill(blade, .linear(Point(0, 0), Point(0, 48), Paint.steel, Paint.steelLight))
        var edge = Shape()
        edge.move(Point(-222, 36))
        edge.curve(Point(-190, 46), Point(-120, 50), Point(0, 46))
        edge.line(Point(0, 38))
        edge.curve(Point(-110, 41), Point(-180, 40), Point(-222, 36))
        edge.close()
        pen.fill(edge, Paint.steelDark.opacity(0.55))
        pen.stroke(.thread([Point(-4, 1.5), Point(-110, 1.5), Point(-168, 7)]), Paint.steelDark, 2)
        pen.fill(handle, .linear(Point(0, 0), Point(0, 30), Paint.walnut, Paint.walnutDark))
        for x in [30.0, 62, 94] { pen.fill(.circle(Point(x, 12 + x * 0.03), 3.2), Paint.steel) }
        pen.fill(
            .card(Rect(-4, -1, 14, 29), 4),
            .linear(Point(-4, 0), Point(10, 0), Paint.steelLight, Paint.steelDark))
    }

    /// A right hand that cuts, from above: the edge under a point, the knife ahead of it and behind.
    /// - Parameters:
    ///   - slide: −1 drawn back … 1 pushed ahead.
    ///   - turn: degrees.
    public static func cutting(
        _ pen: Pen, at place: Point, slide: Double, turn: Double = 0, lift: Double = 0, _ look: HandLook
    ) {
        pen.at(Point(place.x, place.y - slide * 16), turn: turn) {
            let hand = Hand(.grip, at: Point(3, 92), turn: -3, scale: 0.86, arm: -16, height: 8 + lift, look)
            hand.drawShadow(pen)
            pen.at(Point(0, 62)) { above(pen, length: 178) }
            // The thumb on one side of the blade, the forefinger on the other.
            hand.drawThumb(pen)
            hand.drawRest(pen)
        }
    }
}

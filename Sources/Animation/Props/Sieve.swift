public import Stage

/// A fine sieve from the side, the middle of its rim at zero, its handle to the right.
public enum Sieve {
    public static func side(_ pen: Pen, _ inside: () -> Void = {}) {
        var cup = Shape()
        cup.move(Point(-66, 0))
        cup.curve(Point(-62, 66), Point(62, 66), Point(66, 0))
        cup.close()
        pen.fill(cup, Paint.steelLight.opacity(0.55))
        pen.inside(cup) {
            inside()
            for i in -12...12 {
                let x = Double(i) * 8
                pen.stroke(.thread([Point(x, -4), Point(x * 0.8, 60)]), Paint.steelDark.opacity(0.5), 1)
            }
            for i in 0..<7 {
                pen.stroke(.bow(Point(0, Double(i) * 8 - 6), 72, 10, 0, 180), Paint.steelDark.opacity(0.5), 1)
            }
        }
        pen.stroke(.bow(.zero, 66, 50, 0, 180), Paint.steelDark, 2)
        let grip = Shape.limb(Point(66, 0), Point(188, -10), 4, 6)
        pen.fill(grip, .linear(Point(0, -10), Point(0, 6), Paint.steelLight, Paint.steelDark))
        pen.fill(
            .card(Rect(-72, -5, 144, 10), 5),
            .linear(Point(0, -5), Point(0, 5), Paint.steelLight, Paint.steelDark))
    }

    /// In a right hand that comes from the right.
    public static func held(
        _ pen: Pen, at place: Point, turn: Double = 0, _ look: HandLook, _ inside: () -> Void
    ) {
        pen.at(place, turn: turn) {
            side(pen, inside)
            Hand(.grip, at: Point(128, -3), turn: -86, scale: 0.86, arm: 4, height: 4, look).draw(pen)
        }
    }
}

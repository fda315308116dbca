public import Stage

/// A small cup of glass from the side; the tip of its left rim at zero.
public enum Cup {
    public static func side(_ pen: Pen, _ inside: () -> Void = {}) {
        let glass = Shape.blob([
            Point(0, 0), Point(38, 0), Point(76, 0), Point(74, 30), Point(62, 54), Point(38, 57),
            Point(14, 54), Point(2, 30),
        ])
        pen.stroke(.bow(Point(74, 24), 22, 17, -95, 95), Paint.denim, 7)
        pen.fill(glass, Paint.milk.opacity(0.45))
        pen.inside(glass, inside)
        var wall = Shape()
        wall.move(Point(0, 0))
        wall.curve(Point(1, 34), Point(8, 56), Point(38, 57))
        wall.curve(Point(68, 56), Point(75, 34), Point(76, 0))
        pen.stroke(wall, Paint.denim, 4.5)
        pen.stroke(.thread([Point(10, 12), Point(13, 30)]), Paint.milk.opacity(0.9), 4)
    }

    /// Thumb and forefinger of a right hand at its handle.
    public static func held(_ pen: Pen, at rim: Point, turn: Double, _ look: HandLook, _ inside: () -> Void) {
        pen.at(rim, turn: turn) {
            Held.pinch(pen, at: Point(92, 24), turn: -78, arm: 6, look) { side(pen, inside) }
        }
    }
}

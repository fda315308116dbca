import Stage

/// A cucumber from above, lying from left to right, that is cut into slices at its right end.
public enum Cucumber {
    public static let radius = 34.0
    private static let green = Color(0x4F8A45), dark = Color(0x2F6233), light = Color(0x86B868)
    private static let flesh = Color(0xE9F1C9), pale = Color(0xF6F8E2)

    /// The piece that is still whole, about the height 0.
    /// - Parameters:
    ///   - left: where it begins, rounded.
    ///   - right: where it has been cut.
    public static func whole(_ pen: Pen, from left: Double, to right: Double) {
        guard right > left + 6 else { return }
        let r = radius
        var body = Shape()
        body.move(Point(right, -r))
        body.line(Point(left + 34, -r))
        body.curve(Point(left + 6, -r), Point(left, -r * 0.5), Point(left, 0))
        body.curve(Point(left, r * 0.5), Point(left + 6, r), Point(left + 34, r))
        body.line(Point(right, r))
        body.curve(Point(right + 6, r * 0.6), Point(right + 6, -r * 0.6), Point(right, -r))
        body.close()
        pen.shadow(body, 4, 8, soft: 7, 0.28)
        pen.fill(body, .linear(Point(0, -r), Point(0, r), green, dark))
        pen.inside(body) {
            for (y, wide) in [(-20.0, 5.0), (-8, 3), (6, 4), (19, 3)] {
                pen.stroke(
                    .thread([Point(left + 8, y * 0.7), Point(left + 50, y), Point(right, y)]),
                    light.opacity(0.4), wide)
            }
            pen.fill(
                .ellipse(Point((left + right) / 2, -21), (right - left) * 0.46, 5), Paint.milk.opacity(0.22))
            pen.fill(.ellipse(Point(left, 0), 9, 8), Color(0xB9B873))
            // The fresh cut, seen at a slant.
            pen.fill(.ellipse(Point(right + 2, 0), 5, r * 0.94), flesh)
        }
    }

    /// A slice about zero.
    /// - Parameter flat: 0 = it stands, 1 = it lies flat.
    public static func slice(_ pen: Pen, flat: Double = 1, seed: Int = 0) {
        let r = radius * 0.97
        let wide = max(5, r * flat)
        pen.fill(.ellipse(Point(3, 4), wide + 1, r), Paint.shade.opacity(0.22))
        pen.fill(.ellipse(Point(1.5, 1), wide, r), dark)
        pen.stretched(.zero, wide / r, 1) {
            pen.fill(.circle(.zero, r), green)
            pen.fill(.circle(.zero, r * 0.92), .radial(Point(-4, -6), r, pale, flesh))
            pen.fill(.circle(.zero, r * 0.56), Color(0xD7E6AE).opacity(0.8))
            for i in 0..<9 {
                let turn = Double(i) * 40 + 30 * Motion.scatter(seed)
                pen.at(Motion.around(.zero, r * (i % 3 == 0 ? 0.26 : 0.42), turn), turn: turn) {
                    pen.fill(.ellipse(.zero, 4.6, 2), Color(0xF9FAE8))
                    pen.stroke(.ellipse(.zero, 4.6, 2), Color(0xB7CB88), 0.9)
                }
            }
        }
    }
}

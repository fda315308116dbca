public import Stage

/// A large soft spatula; the tip at zero, the handle down.
public enum Spatula {
    /// - Parameters:
    ///   - edge: 0 = its broad side is seen, 1 = its edge.
    ///   - under: how far its blade is in what is folded.
    ///   - coat: the colour of what clings to it.
    public static func draw(_ pen: Pen, edge: Double = 0, under: Double = 0, coat: Color? = nil) {
        let handle = Shape.limb(Point(0, 78), Point(0, 236), 6.5, 8)
        pen.shadow(handle, 5, 8, soft: 4, 0.24)
        pen.faded(1 - under) {
            pen.stretched(.zero, 1 - 0.72 * edge, 1) {
                let blade = Shape.blob([
                    Point(-26, 8), Point(-8, -3), Point(14, -2), Point(27, 12), Point(28, 54), Point(20, 78),
                    Point(0, 86), Point(-20, 78), Point(-28, 54),
                ])
                pen.shadow(blade, 4, 7, soft: 5, 0.22)
                pen.fill(blade, .linear(Point(-28, 0), Point(30, 60), Color(0x7FA6C6), Paint.denim))
                pen.stroke(.thread([Point(0, 14), Point(0, 62)]), Paint.denimDark.opacity(0.5), 3)
                pen.stroke(.thread([Point(-19, 16), Point(-20, 56)]), Paint.milk.opacity(0.5), 3)
                if let coat {
                    let smear = Shape.blob([
                        Point(-26, 6), Point(-8, -4), Point(14, -3), Point(28, 12), Point(27, 40),
                        Point(10, 34),
                        Point(-4, 46), Point(-16, 36), Point(-27, 42),
                    ])
                    pen.fill(smear, coat)
                    pen.stroke(.bow(Point(-6, 16), 13, 10, 190, 280), Paint.milk.opacity(0.4), 3)
                }
            }
        }
        pen.fill(handle, .linear(Point(-8, 0), Point(9, 0), Paint.woodLight, Paint.woodDark))
    }
}

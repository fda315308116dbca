public import Stage

/// Pieces of a peeled carrot.
public enum Carrot {
    /// A peeled carrot from above, its thick end to the left at zero.
    public static func whole(_ pen: Pen, length: Double = 330, from: Double = 0) {
        let shape = Shape.blob([
            Point(0, -34), Point(40, -38), Point(length * 0.5, -32), Point(length * 0.85, -20),
            Point(length, -4),
            Point(length, 6), Point(length * 0.85, 20), Point(length * 0.5, 32), Point(40, 38), Point(0, 34),
        ])
        pen.inside(.card(Rect(from, -60, length + 20 - from, 130), 0)) {
            pen.shadow(shape, 4, 8, soft: 7, 0.28)
            pen.fill(shape, .linear(Point(0, -38), Point(0, 38), Paint.carrotLight, Paint.carrotDark))
            pen.inside(shape) {
                for i in 0..<9 {
                    let x = 30 + Double(i) * length / 10
                    pen.stroke(.bow(Point(x, 0), 5, 30, 120, 175), Paint.carrotDark.opacity(0.35), 2)
                }
                pen.fill(.ellipse(Point(length * 0.4, -20), length * 0.34, 6), Paint.milk.opacity(0.22))
            }
        }
    }

    /// A flat piece from above, its length upright: what is still to be cut, a plank, a strip.
    public static func piece(_ pen: Pen, _ rect: Rect, high: Double = 5) {
        let shape = Shape.card(rect, 3)
        pen.shadow(shape, high * 0.6, high, soft: 3 + high / 2, 0.24)
        pen.fill(shape, .linear(Point(rect.minX, 0), Point(rect.maxX, 0), Paint.carrotLight, Paint.carrot))
        pen.stroke(shape, Paint.carrotDark.opacity(0.7), 1.4)
        guard rect.width > 20 else { return }
        pen.inside(shape) {
            pen.fill(
                .card(Rect(rect.minX + rect.width * 0.3, rect.minY, rect.width * 0.4, rect.height), 0),
                Color(0xF9B878).opacity(0.35))
        }
    }

    /// The cut end, seen from it, about zero; what a side slice leaves.
    /// - Parameter cut: how far to the right it reaches at most.
    public static func end(_ pen: Pen, radius r: Double, cut: Double) {
        pen.inside(.card(Rect(-r - 4, -r - 4, r + 4 + cut, 2 * r + 8), 0)) {
            pen.fill(.circle(.zero, r), Paint.carrotDark)
            pen.fill(.circle(.zero, r - 4), .radial(Point(-8, -8), r * 1.2, Paint.carrotLight, Paint.carrot))
            pen.fill(.circle(.zero, r * 0.42), Color(0xF9B878))
            for i in 0..<12 {
                let a = Double(i) * 30
                pen.stroke(
                    .thread([Motion.around(.zero, r * 0.44, a), Motion.around(.zero, r * 0.8, a)]),
                    Color(0xF9B878).opacity(0.5), 2)
            }
        }
    }
}

public import Stage

/// A kitchen cloth from above.
public enum Cloth {
    public static func draw(_ pen: Pen, _ rect: Rect, damp: Double = 0) {
        let whole = Shape.card(rect, 10)
        pen.shadow(whole, 2, 4, soft: 5, 0.2)
        let pale = Color(0xE4ECF0).mixed(with: Color(0xB3C9D4), damp)
        pen.fill(
            whole,
            .linear(rect.origin, Point(rect.maxX, rect.maxY), pale, pale.mixed(with: Paint.denim, 0.18)))
        pen.inside(whole) {
            for x in [rect.minX + 22, rect.minX + 34, rect.maxX - 34, rect.maxX - 22] {
                pen.stroke(
                    .thread([Point(x, rect.minY), Point(x, rect.maxY)]), Paint.denim.opacity(0.55), 5)
            }
            for y in [rect.minY + 18, rect.maxY - 18] {
                pen.stroke(
                    .thread([Point(rect.minX, y), Point(rect.maxX, y)]), Paint.denim.opacity(0.4), 4)
            }
            pen.stroke(
                .thread([
                    Point(rect.minX + 60, rect.minY + 50), Point(rect.minX + 160, rect.minY + 70),
                    Point(rect.maxX - 120, rect.minY + 54),
                ]), Paint.denimDark.opacity(0.14), 5)
            pen.stroke(
                .thread([
                    Point(rect.minX + 90, rect.maxY - 60), Point(rect.minX + 240, rect.maxY - 78),
                    Point(rect.maxX - 60, rect.maxY - 64),
                ]), Paint.denimDark.opacity(0.14), 5)
        }
    }

    /// A drop of water that falls on it.
    public static func drop(_ pen: Pen, at p: Point, _ size: Double) {
        var s = Shape()
        s.move(Point(p.x, p.y - size * 1.7))
        s.curve(
            Point(p.x + size * 0.4, p.y - size * 0.8), Point(p.x + size, p.y - size * 0.3),
            Point(p.x + size, p.y + size * 0.2))
        s.curve(
            Point(p.x + size, p.y + size * 1.3), Point(p.x - size, p.y + size * 1.3),
            Point(p.x - size, p.y + size * 0.2))
        s.curve(
            Point(p.x - size, p.y - size * 0.3), Point(p.x - size * 0.4, p.y - size * 0.8),
            Point(p.x, p.y - size * 1.7))
        s.close()
        pen.fill(s, .linear(Point(p.x - size, p.y), Point(p.x + size, p.y), Paint.water, Paint.waterDeep))
        pen.fill(.ellipse(Point(p.x - size * 0.35, p.y), size * 0.2, size * 0.4), Paint.milk.opacity(0.8))
    }
}

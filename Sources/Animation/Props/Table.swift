public import Stage

/// What everything lies on, seen from above; the whole frame is 640 × 360.
public enum Table {
    public static let frame = Rect(0, 0, 640, 360)

    public static func draw(_ pen: Pen, floured: Bool = false) {
        pen.fill(
            .card(frame, 0), .radial(Point(300, 140), 460, Paint.table, Paint.tableDark))
        guard floured else { return }
        pen.fill(
            .ellipse(Point(320, 190), 290, 150),
            .radial(Point(320, 190), 290, Paint.flour.opacity(0.85), Paint.flour.opacity(0)))
        for i in 0..<70 {
            let spot = Point(50 + 540 * Motion.scatter(i, 1), 40 + 300 * Motion.scatter(i, 2))
            pen.fill(.circle(spot, 1 + 2 * Motion.scatter(i, 3)), Paint.flour.opacity(0.7))
        }
    }

    /// A cutting board; its middle is left free of lines that would be taken for cuts.
    public static func board(_ pen: Pen, _ rect: Rect = Rect(70, 34, 500, 296)) {
        let whole = Shape.card(rect, 24)
        pen.shadow(whole, 5, 9, soft: 9, 0.3)
        pen.fill(.card(rect.moved(by: Point(0, 6)), 24), Paint.woodDark)
        pen.fill(whole, .linear(rect.origin, Point(rect.maxX, rect.maxY), Paint.woodLight, Paint.wood))
        pen.inside(whole) {
            for i in 0..<7 {
                let y = rect.minY + rect.height * (Double(i) + 0.5) / 7
                let bend = 5 * (Motion.scatter(i, 4) - 0.5)
                pen.stroke(
                    .thread([
                        Point(rect.minX, y), Point(rect.minX + rect.width * 0.35, y + bend),
                        Point(rect.minX + rect.width * 0.7, y - bend), Point(rect.maxX, y + bend / 2),
                    ]), Paint.woodDark.opacity(0.22), 2)
            }
        }
        pen.stroke(
            .card(rect.grown(by: -4), 20), Paint.woodLight.mixed(with: Paint.milk, 0.4).opacity(0.5), 2)
    }

    /// A kitchen seen from the side: a wall, and what things stand on at a height.
    public static func side(_ pen: Pen, top: Double = 300) {
        pen.fill(.card(frame, 0), .linear(.zero, Point(0, top), Paint.paper, Paint.cream))
        pen.fill(
            .card(Rect(0, top, 640, 360 - top), 0),
            .linear(Point(0, top), Point(0, 360), Paint.table, Paint.tableDark))
        pen.fill(.card(Rect(0, top, 640, 5), 0), Paint.milk.opacity(0.5))
    }
}

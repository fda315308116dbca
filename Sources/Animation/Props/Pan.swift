public import Stage

/// A saucepan of steel, a frying pan of iron.
public enum Pan {
    public enum Metal: Sendable { case steel, iron }

    /// From above.
    /// - Parameters:
    ///   - handle: where its handle points to; degrees clockwise from the right.
    ///   - draw: what lies in it; cut off at its wall.
    public static func above(
        _ pen: Pen, at middle: Point, radius r: Double, handle: Double, _ metal: Metal = .steel,
        _ draw: () -> Void
    ) {
        let outer = Shape.circle(middle, r)
        pen.at(middle, turn: handle) {
            let grip = Shape.blob([
                Point(r - 6, -9), Point(r + 40, -8), Point(r + 120, -11), Point(r + 142, -8),
                Point(r + 148, 0),
                Point(r + 142, 8), Point(r + 120, 11), Point(r + 40, 8), Point(r - 6, 9),
            ])
            pen.shadow(grip, 3, 4, soft: 6, 0.26)
            pen.fill(
                grip,
                metal == .steel
                    ? .linear(Point(0, -10), Point(0, 11), Paint.walnut, Paint.walnutDark)
                    : .linear(Point(0, -10), Point(0, 11), Paint.ironLight, Paint.iron))
            pen.fill(
                .card(Rect(r - 8, -12, 34, 24), 6),
                .linear(
                    Point(0, -12), Point(0, 12), metal == .steel ? Paint.steelLight : Paint.ironLight,
                    metal == .steel ? Paint.steelDark : Paint.iron))
        }
        pen.shadow(outer, 5, 9, soft: 10, 0.3)
        let light = metal == .steel ? Paint.steelLight : Color(0x6A6562)
        let dark = metal == .steel ? Paint.steelDark : Color(0x2F2C2B)
        let corner = Point(middle.x - r * 0.7, middle.y - r * 0.7)
        let far = Point(middle.x + r * 0.7, middle.y + r * 0.7)
        pen.fill(outer, .linear(corner, far, light, dark))
        pen.fill(.circle(middle, r - 5), .linear(corner, far, dark, light.mixed(with: dark, 0.35)))
        let floor = Shape.circle(middle, floorRadius(r))
        pen.fill(
            floor,
            metal == .steel
                ? .radial(Point(middle.x - 20, middle.y - 30), r, Color(0xDDE2E5), Color(0xB6BEC4))
                : .radial(Point(middle.x - 20, middle.y - 30), r, Color(0x55504D), Color(0x3A3634)))
        pen.inside(floor, draw)
        // The wall throws its shadow inwards.
        pen.inside(floor) {
            for i in 0..<4 {
                pen.stroke(
                    .circle(Point(middle.x - 3, middle.y - 4), floorRadius(r) + 4), Paint.shade.opacity(0.07),
                    8 + Double(i) * 6)
            }
        }
        pen.stroke(.bow(middle, r - 2.5, r - 2.5, 190, 280), Paint.milk.opacity(0.6), 2.5)
    }

    public static func floorRadius(_ r: Double) -> Double { r - 16 }

    /// A left hand around the handle of a pan seen from above.
    public static func hold(
        _ pen: Pen, at middle: Point, radius r: Double, handle: Double, left: Bool = true, _ look: HandLook
    ) {
        Hand(
            .grip, at: Motion.around(middle, r + 76, handle), turn: handle - 90, scale: 0.86, left: left,
            arm: left ? -8 : 8, look
        ).draw(pen)
    }

    /// From the side, cut open, so that one sees what is in it.
    /// - Parameters:
    ///   - place: the middle of its bottom.
    ///   - draw: what is in it.
    public static func side(
        _ pen: Pen, at place: Point, width w: Double, height h: Double, handle: Double = 1, _ draw: () -> Void
    ) {
        let (x, y) = (place.x, place.y)
        let whole =
            Shape.card(Rect(x - w / 2, y - h, w, h), 18) + .card(Rect(x - w / 2, y - h, w, h * 0.5), 3)
        let grip = Shape.card(
            Rect(handle > 0 ? x + w / 2 + 10 : x - w / 2 - 140, y - h + 14, 130, 17), 8)
        pen.fill(
            .card(Rect(handle > 0 ? x + w / 2 - 4 : x - w / 2 - 22, y - h + 16, 26, 13), 3), Paint.steelDark)
        pen.fill(
            grip, .linear(Point(0, y - h + 14), Point(0, y - h + 31), Paint.walnut, Paint.walnutDark))
        pen.fill(
            whole,
            .linear(Point(x - w / 2, 0), Point(x + w / 2, 0), Color(0xDFE4E7), Color(0xB4BDC4)))
        let inner = inside(place, w, h)
        pen.inside(.card(Rect(x - w / 2, y - h, w, h), 0)) {
            pen.fill(inner, .linear(Point(0, y - h), Point(0, y), Color(0xEEF2F4), Color(0xD3DADF)))
        }
        pen.inside(inner, draw)
        pen.fill(.card(Rect(x - w / 2 - 5, y - h - 4, 14, 9), 4), Paint.steelLight)
        pen.fill(.card(Rect(x + w / 2 - 9, y - h - 4, 14, 9), 4), Paint.steelLight)
        pen.stroke(
            .thread([Point(x - w / 2 + 3, y - h + 14), Point(x - w / 2 + 3, y - 22)]),
            Paint.milk.opacity(0.8), 2.5)
    }

    /// Where there is room in a pan seen from the side.
    public static func inside(_ place: Point, _ w: Double, _ h: Double) -> Shape {
        let rect = Rect(place.x - w / 2 + 8, place.y - h - 30, w - 16, h + 22)
        return .card(rect, 13)
    }
}

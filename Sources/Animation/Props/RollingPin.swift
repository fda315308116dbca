public import Stage

/// A rolling pin from above, lying across; its middle at zero.
public enum RollingPin {
    /// - Parameter rolled: points that it has rolled on, away from us.
    public static func above(_ pen: Pen, rolled: Double, lift: Double = 0) {
        let body = Shape.card(Rect(-132, -23, 264, 46), 14)
        let handles =
            Shape.limb(Point(-136, 0), Point(-204, 0), 7, 9) + .limb(Point(136, 0), Point(204, 0), 7, 9)
        pen.shadow(body + handles, 5 + lift, 9 + lift, soft: 7, 0.28)
        pen.fill(handles, .linear(Point(0, -9), Point(0, 9), Paint.wood, Paint.woodDark))
        pen.fill(.card(Rect(-144, -10, 288, 20), 4), Paint.steelDark)
        pen.fill(body, .linear(Point(0, -26), Point(0, 26), Color(0xF0CC97), Color(0xB98752)))
        pen.inside(body) {
            // The grain comes over the top as the pin turns.
            for i in 0..<6 {
                let part = Motion.phase(Double(i) / 6 + rolled / 145, 1)
                guard part < 0.5 else { continue }
                let angle = part * 360
                let y = -Motion.around(.zero, 23, angle).x
                let bend = 6 * (Motion.scatter(i, 91) - 0.5)
                pen.stroke(
                    .thread([Point(-132, y), Point(-40, y + bend), Point(50, y - bend), Point(132, y)]),
                    Paint.woodDark.opacity(0.4), 2)
            }
        }
        pen.stroke(.thread([Point(-120, -14), Point(118, -14)]), Paint.milk.opacity(0.5), 3)
    }

    /// With a hand on each handle.
    public static func rolling(
        _ pen: Pen, at place: Point, rolled: Double, lift: Double = 0, _ look: HandLook
    ) {
        pen.at(place) {
            let left = Hand(
                .grip, at: Point(-172, -4), turn: 6, scale: 0.86, left: true, arm: 12, height: 8 + lift, look)
            let right = Hand(
                .grip, at: Point(172, -4), turn: -6, scale: 0.86, arm: -12, height: 8 + lift, look)
            left.drawShadow(pen)
            right.drawShadow(pen)
            above(pen, rolled: rolled, lift: lift)
            left.draw(pen)
            right.draw(pen)
        }
    }
}

import Stage

/// A thermometer; its tip at zero, its head up.
public enum Thermometer {
    /// - Parameters:
    ///   - value: 0 = cold, 1 = the top of its scale.
    ///   - zone: the part of the scale that is right.
    public static func upright(
        _ pen: Pen, value: Double, zone: ClosedRange<Double>? = nil, length: Double = 190
    ) {
        let body = Shape.limb(Point(0, -16), Point(0, -length), 12, 12)
        pen.shadow(body, 3, 5, soft: 5, 0.2)
        pen.fill(body, Paint.milk)
        pen.stroke(.limb(Point(0, -16), Point(0, -length), 5, 5), Paint.milk, 1)
        let (low, high) = (-34.0, -length + 4)
        func y(_ part: Double) -> Double { low + (high - low) * part }
        if let zone {
            pen.fill(
                .card(Rect(-10, y(zone.upperBound), 20, y(zone.lowerBound) - y(zone.upperBound)), 4),
                Paint.sageLight)
        }
        pen.fill(.card(Rect(-3.5, y(1), 7, low - y(1) + 20), 3.5), Color(0xE6DED0))
        pen.fill(.circle(Point(0, -16), 9), Paint.tomato)
        pen.fill(.card(Rect(-3.5, y(value), 7, low - y(value) + 22), 3.5), Paint.tomato)
        for i in 0...8 {
            pen.stroke(
                .thread([Point(6, y(Double(i) / 8)), Point(i % 2 == 0 ? 11 : 9, y(Double(i) / 8))]),
                Paint.softInk, 1.5)
        }
        pen.stroke(body, Paint.water.mixed(with: Paint.steelDark, 0.4), 2.5)
    }
}
